package dev.assay.catalog.glossary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GlossaryImportTest {

  private static final String MANIFEST =
      """
      {"nodes": {"model.x": {"big": [1, 2, {"metrics": 3}]}},
       "semantic_models": {"semantic_model.shop.orders": {
         "name": "orders", "node_relation": {"alias": "fct_orders"},
         "entities": [{"name": "order", "type": "primary"}],
         "dimensions": [
           {"name": "status", "type": "categorical", "expr": null},
           {"name": "is_big", "label": "Large order", "description": "an order of weight",
            "expr": "amount > 100"}],
         "measures": [
           {"name": "order_total", "agg": "sum", "expr": "amount"},
           {"name": "orders_count", "agg": "count_distinct", "expr": "order_id"},
           {"name": "refund", "agg": "sum"}]}},
       "metrics": {
         "metric.shop.revenue": {"name": "revenue", "label": "Revenue", "type": "simple",
           "description": "All that was paid.",
           "type_params": {"measure": {"name": "order_total"}}},
         "metric.shop.big": {"name": "big_revenue", "type": "simple", "description": "Big.",
           "type_params": {"measure": {"name": "order_total"}},
           "filter": {"where_filters": [
             {"where_sql_template": "{{ Dimension('order__is_big') }} = true"}]}},
         "metric.shop.share": {"name": "big_share", "type": "ratio", "description": "Share.",
           "type_params": {"numerator": {"name": "big_revenue"},
             "denominator": {"name": "revenue"}}},
         "metric.shop.basket": {"name": "basket", "label": "Average basket", "type": "ratio",
           "type_params": {"numerator": {"name": "revenue"},
             "denominator": {"name": "orders_count"}}},
         "metric.shop.net": {"name": "net_revenue", "type": "derived", "description": "net",
           "type_params": {"expr": "revenue - refunds",
             "metrics": [{"name": "revenue"}, {"name": "refund", "alias": "refunds"}]}},
         "metric.shop.all": {"name": "cumulated", "type": "cumulative", "description": "so far",
           "type_params": {"measure": {"name": "order_total"}}}}}
      """;

  /** Conditions of columns, of other models, of other metrics, and one that is too long. */
  private static final String CONDITIONS =
      """
      semantic_models:
        - name: orders
          model: ref('orders')
          entities: [{name: order, type: primary}, {name: customer, type: foreign}]
          measures: [{name: total, agg: sum, expr: amount}, {name: rows, agg: count, expr: "*"}]
          dimensions: [{name: status, type: categorical}, {name: cash, type: categorical}]
        - name: customers
          model: ref('customers')
          primary_entity: customer
          measures: [{name: heads, agg: count, expr: id}]
          dimensions: [{name: status, expr: "state > 1"}, {name: kind, type: categorical}]
      metrics:
        - name: paid
          type: simple
          type_params: {measure: {name: rows}}
          filter: "{{ Dimension('order__status') }} = 'P' OR {{ Dimension('order__cash') }}"
        - name: both
          type: simple
          type_params: {measure: {name: total}}
          filter: ["{{ Dimension('order__status') }} = 'P'", "{{ Dimension('order__cash') }}"]
        - name: share
          type: ratio
          type_params: {numerator: {name: both}, denominator: {name: total}}
        - name: live
          type: simple
          type_params: {measure: {name: heads}}
          filter: "{{ Dimension('customer__status') }}"
        - name: late
          type: simple
          type_params: {measure: {name: total}}
          filter: "{{ Metric('late_days', group_by=['order']) }} > 3"
        - name: late_share
          type: ratio
          type_params: {numerator: {name: late}, denominator: {name: total}}
        - name: foreign
          type: simple
          type_params: {measure: {name: total}}
          filter: "{{ Dimension('customer__kind') }} = 'new'"
        - name: namesake
          type: simple
          type_params: {measure: {name: total}}
          filter: "{{ Dimension('customer__status') }} = 'P'"
        - name: long
          type: simple
          type_params: {measure: {name: total}}
          filter: "%s"
      """
          .formatted("{{ Dimension('order__cash') }} AND ".repeat(50));

  @TempDir Path folder;

  private ImportedTerms read(String name, String content) throws IOException {
    return GlossaryImport.read(Files.writeString(folder.resolve(name), content));
  }

  private static Term term(String name, String meaning, String sql, String source, String... of) {
    return new Term(name, List.of(), meaning, sql, List.of(of), source);
  }

  @Test
  void metricsOfDbtAreWrittenOutDownToTheColumns() throws IOException {
    ImportedTerms read = read("manifest.json", MANIFEST);

    assertThat(read.terms())
        .containsExactly(
            new Term(
                "is_big",
                List.of("Large order"),
                "an order of weight",
                "amount > 100",
                List.of("fct_orders"),
                "dbt"),
            term("revenue", "All that was paid.", "SUM(amount)", "dbt", "fct_orders"),
            term(
                "big_revenue",
                "Big; only where (amount > 100) = true",
                "SUM(CASE WHEN (amount > 100) = true THEN amount END)",
                "dbt",
                "fct_orders"),
            term(
                "big_share",
                "Share.",
                "1.0 * (SUM(CASE WHEN (amount > 100) = true THEN amount END)) / NULLIF(SUM(amount), 0)",
                "dbt",
                "fct_orders"),
            new Term(
                "basket",
                List.of("Average basket"),
                "",
                "1.0 * SUM(amount) / NULLIF(COUNT(DISTINCT order_id), 0)",
                List.of("fct_orders"),
                "dbt"),
            term("net_revenue", "net", "SUM(amount) - SUM(refund)", "dbt", "fct_orders"),
            term("cumulated", "so far", "", "dbt"));
    assertThat(read.problems())
        .containsExactly("the metric 'cumulated' is left with its description alone");
  }

  @Test
  void conditionsOfAMetricsOwnRowsAreInItsSqlAndOthersLeaveItsDescriptionAlone()
      throws IOException {
    ImportedTerms read = read("metrics.yml", CONDITIONS);

    assertThat(read.terms())
        .filteredOn(term -> !term.sql().isEmpty())
        .extracting(Term::name, Term::sql)
        .containsExactly(
            tuple("status", "state > 1"),
            tuple("paid", "COUNT(CASE WHEN status = 'P' OR cash THEN 1 END)"),
            tuple("both", "SUM(CASE WHEN (status = 'P') AND (cash) THEN amount END)"),
            tuple(
                "share",
                "1.0 * (SUM(CASE WHEN (status = 'P') AND (cash) THEN amount END)) / NULLIF(SUM(amount), 0)"),
            tuple("live", "COUNT(CASE WHEN (state > 1) THEN id END)"));
    assertThat(read.terms())
        .filteredOn(term -> term.name().equals("late"))
        .extracting(Term::meaning)
        .containsExactly("only where late_days > 3");
    assertThat(read.problems())
        .anyMatch(problem -> problem.startsWith("the metric 'late_share' is left out"))
        .contains(
            "the metric 'late' is left with its description alone",
            "the metric 'foreign' is left with its description alone",
            "the metric 'namesake' is left with its description alone");
  }

  @Test
  void conditionsOfMetricsThatAreMadeOfOthersLeaveTheirDescriptionAlone() throws IOException {
    ImportedTerms read =
        read(
            "metrics.yml",
            """
            semantic_models:
              - name: orders
                model: ref('orders')
                entities: [{name: order, type: primary}]
                measures: [{name: total, agg: sum, expr: amount}, {name: cost, agg: sum}]
                dimensions: [{name: cash, type: categorical}]
            metrics:
              - {name: rate, type: ratio, filter: "{{ Dimension('order__cash') }}",
                 type_params: {numerator: {name: cost}, denominator: {name: total}}}
              - {name: net, type: derived, filter: "{{ Dimension('order__cash') }}",
                 type_params: {expr: total - cost, metrics: [{name: total}, {name: cost}]}}
              - {name: twice, type: derived, description: Twice the net.,
                 type_params: {expr: 2 * net, metrics: [{name: net}]}}
            """);

    assertThat(read.terms())
        .containsExactly(
            term("rate", "only where cash", "", "dbt"),
            term("net", "only where cash", "", "dbt"),
            term("twice", "Twice the net.", "", "dbt"));
    assertThat(read.problems())
        .containsExactly(
            "the metric 'rate' is left with its description alone",
            "the metric 'net' is left with its description alone",
            "the metric 'twice' is left with its description alone");
  }

  @Test
  void metricsThatAreMadeOfEachOtherEndTheSearch() throws IOException {
    ImportedTerms read =
        read(
            "semantic_manifest.json",
            """
            {"metrics": [
              {"name": "a", "type": "derived", "description": "one",
               "type_params": {"expr": "b", "metrics": [{"name": "b"}]}},
              {"name": "b", "type": "derived", "description": "other",
               "type_params": {"expr": "a", "metrics": [{"name": "a"}]}}]}
            """);

    assertThat(read.terms()).extracting(Term::sql).containsExactly("", "");
  }

  @Test
  void partsOfAnExpressionAreInParentheses() throws IOException {
    ImportedTerms read =
        read(
            "metrics.yml",
            """
            semantic_models:
              - name: orders
                model: ref('orders')
                measures:
                  - {name: gross, agg: sum, expr: price - cost}
                  - {name: cost, agg: sum}
            metrics:
              - {name: margin, type: derived, type_params: {expr: gross - cost,
                 metrics: [{name: gross}, {name: cost}]}}
              - {name: rate, type: ratio, type_params: {numerator: {name: margin},
                 denominator: {name: gross}}}
            """);

    assertThat(read.terms())
        .extracting(Term::sql)
        .containsExactly(
            "SUM(price - cost) - SUM(cost)",
            "1.0 * (SUM(price - cost) - SUM(cost)) / NULLIF(SUM(price - cost), 0)");
  }

  @Test
  void expressionsThatGrowWithoutEndAreGivenUp() throws IOException {
    String itself = "{m} ".repeat(20);

    assertThat(
            read(
                    "grows.yml",
                    """
                    cubes: [{name: c, measures: [{name: m, type: number, description: it, sql: "%s"}]}]
                    """
                        .formatted(itself))
                .terms())
        .allMatch(term -> term.sql().length() <= 1_000);
  }

  @Test
  void semanticViewsOfSnowflakeGiveMetricsFactsFiltersAndNamedDimensions() throws IOException {
    ImportedTerms read =
        read(
            "sales.yaml",
            """
            name: sales
            tables:
              - name: orders
                base_table: {database: shop, schema: public, table: ORDERS}
                dimensions:
                  - {name: status, expr: status, data_type: text}
                  - {name: region, synonyms: [area], expr: region, description: Where it went}
                facts:
                  - {name: line_total, expr: price * quantity, description: Before tax}
                metrics:
                  - name: total_sales
                    synonyms: [sales, turnover]
                    expr: SUM(price * quantity)
                filters:
                  - {name: last year, expr: "year(placed) = 2024"}
            """);

    assertThat(read.terms())
        .containsExactly(
            new Term(
                "total_sales",
                List.of("sales", "turnover"),
                "",
                "SUM(price * quantity)",
                List.of("ORDERS"),
                "snowflake"),
            term("line_total", "Before tax", "price * quantity", "snowflake", "ORDERS"),
            term("last year", "", "year(placed) = 2024", "snowflake", "ORDERS"),
            new Term(
                "region",
                List.of("area"),
                "Where it went",
                "region",
                List.of("ORDERS"),
                "snowflake"));
  }

  @Test
  void metricsOfSnowflakeAreWrittenOutDownToTheColumns() throws IOException {
    ImportedTerms read =
        read(
            "sales.yaml",
            """
            tables:
              - name: orders
                base_table: {table: ORDERS}
                facts:
                  - {name: amount, expr: amount}
                  - {name: net, expr: "AMOUNT * (1 - discount)"}
                  - {name: loop, expr: "LOOP + 1"}
                metrics:
                  - {name: total, expr: "SUM(net)"}
                filters:
                  - {name: dear, expr: "net > 100 AND note <> 'net'"}
              - name: customers
                base_table: {table: CUSTOMERS}
                metrics:
                  - {name: number, expr: COUNT(DISTINCT id)}
            metrics:
              - {name: each, expr: "orders.total / customers.number"}
            """);

    assertThat(read.terms())
        .extracting(Term::name, Term::sql, Term::tables)
        .contains(
            tuple("total", "SUM((AMOUNT * (1 - discount)))", List.of("ORDERS")),
            tuple("loop", "LOOP + 1", List.of("ORDERS")),
            tuple("dear", "(AMOUNT * (1 - discount)) > 100 AND note <> 'net'", List.of("ORDERS")),
            tuple(
                "each",
                "(SUM((AMOUNT * (1 - discount)))) / COUNT(DISTINCT id)",
                List.of("ORDERS", "CUSTOMERS")));
  }

  @Test
  void partsOfDatesAndTypesOfSnowflakeAreNoNames() throws IOException {
    ImportedTerms read =
        read(
            "sales.yaml",
            """
            tables:
              - name: orders
                base_table: {table: ORDERS}
                facts:
                  - {name: month, expr: "DATE_TRUNC('month', placed)"}
                  - {name: date, expr: "placed + 1"}
                metrics:
                  - {name: age, expr: "MAX(DATEDIFF(month, placed, date))"}
                  - {name: end, expr: "LAST_DAY(MAX(date), month)"}
                  - {name: cast, expr: "MAX(x::date) + MAX(CAST(y AS date))"}
                  - {name: since, expr: "COUNT_IF(placed > date '2024-01-01')"}
                  - {name: months, expr: "COUNT(DISTINCT month)"}
            """);

    assertThat(read.terms())
        .extracting(Term::name, Term::sql)
        .contains(
            tuple("age", "MAX(DATEDIFF(month, placed, (placed + 1)))"),
            tuple("end", "LAST_DAY(MAX((placed + 1)), month)"),
            tuple("cast", "MAX(x::date) + MAX(CAST(y AS date))"),
            tuple("since", "COUNT_IF(placed > date '2024-01-01')"),
            tuple("months", "COUNT(DISTINCT DATE_TRUNC('month', placed))"));
  }

  @Test
  void aFileThatDefinesNoTermsIsRefusedWithWhatWouldDo() {
    assertThatThrownBy(() -> read("other.yaml", "models: []\n"))
        .hasMessageContaining("other.yaml' defines no terms: give dbt's manifest.json");
  }

  @Test
  void aBrokenFileIsNamed() {
    assertThatThrownBy(() -> read("broken.json", "{\"metrics\": ["))
        .hasMessageContaining("broken.json' cannot be read");
  }
}
