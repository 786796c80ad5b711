package dev.assay.analysis.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Finding;
import dev.assay.analysis.Shop;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.glossary.Term;
import dev.assay.sql.Dialect;
import java.util.List;
import org.junit.jupiter.api.Test;

class DefinitionCheckTest {

  private static final Catalog SHOP =
      Shop.catalog(Dialect.SQLITE)
          .withTerms(
              List.of(
                  new Term(
                      "seniority",
                      List.of("age level"),
                      "",
                      "AVG(customers.age)",
                      List.of("customers"),
                      "dbt")));

  private static List<String> found(String question, String sql) {
    return new Detector(SHOP, true, question)
        .inspect(sql).stream()
            .filter(finding -> finding.kind().equals(DetectedKind.DEFINITION.text()))
            .map(Finding::message)
            .toList();
  }

  @Test
  void aQueryWithoutTheColumnsAndAggregatesOfADefinitionIsFound() {
    assertThat(found("What is the seniority?", "SELECT max(id) FROM customers"))
        .containsExactly(
            "'seniority' is defined as AVG(customers.age) (dbt), and the query has no age and no"
                + " AVG(…)");
  }

  @Test
  void aQueryThatFollowsTheDefinitionIsLeftAlone() {
    assertThat(found("seniority by kind", "SELECT kind, avg(c.age) FROM customers c GROUP BY kind"))
        .isEmpty();
  }

  @Test
  void aQueryThatReadsWhatSomebodyHasComputedIsLeftAlone() {
    Catalog computed =
        SHOP.withTerms(List.of(new Term("kind", List.of(), "", "AVG(age)", List.of(), "dbt")));

    assertThat(new Detector(computed, true, "each kind").inspect("SELECT kind FROM customers"))
        .extracting(Finding::kind)
        .doesNotContain(DetectedKind.DEFINITION.text());
  }

  @Test
  void aResultThatIsOnlyCalledLikeTheTermIsFound() {
    assertThat(found("the seniority?", "SELECT max(id) AS seniority FROM customers")).hasSize(1);
  }

  @Test
  void aQuestionThatDoesNotNameTheTermIsLeftAlone() {
    assertThat(found("how many customers?", "SELECT count(*) FROM customers")).isEmpty();
  }
}
