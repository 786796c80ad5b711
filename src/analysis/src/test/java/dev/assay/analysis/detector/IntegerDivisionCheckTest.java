package dev.assay.analysis.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Shop;
import dev.assay.sql.Dialect;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class IntegerDivisionCheckTest {

  private static final String SHARE =
      "SELECT sum(CASE WHEN kind = 'trade' THEN 1 ELSE 0 END) * 100 / count(*) FROM customers";

  private static List<String> found(Dialect dialect, String sql) {
    return Found.of(DetectedKind.INTEGER_DIVISION, dialect, "", sql);
  }

  @Test
  void aShareOfWholeNumbersLosesWhatIsBehindThePoint() {
    assertThat(found(Dialect.SQLITE, "SELECT sum(freight) / count(*) FROM orders"))
        .containsExactly(
            "sum(freight) / count(*) divides whole numbers, and SQLite drops what is behind the"
                + " point: cast one of them, or multiply it by 1.0 first");
  }

  @ParameterizedTest
  @EnumSource(names = {"SQLITE", "POSTGRESQL", "MSSQL", "H2", "DB2"})
  void theseTruncate(Dialect dialect) {
    assertThat(found(dialect, SHARE)).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource(names = {"MYSQL", "MARIADB", "ORACLE", "BIGQUERY", "SNOWFLAKE", "DATABRICKS"})
  void theseDoNot(Dialect dialect) {
    assertThat(found(dialect, SHARE)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT count(kind) / count(*) FROM customers",
        "SELECT (SELECT count(*) FROM orders) / (SELECT count(*) FROM customers)",
        "SELECT CAST(sum(freight) / count(*) AS REAL) FROM orders",
        "SELECT sum(kind = 'trade') / count(*) FROM customers",
        "SELECT sum(iif(kind = 'trade', 1, 0)) / count(id) FROM customers",
        "SELECT CAST(count(kind) AS INTEGER) / count(*) FROM customers",
        "SELECT count(*) FILTER (WHERE kind = 'trade') / count(*) FROM customers",
        "SELECT sum(age) FILTER (WHERE kind = 'trade') / count(*) FROM customers",
        "WITH a AS (SELECT count(*) AS n FROM customers) SELECT a.n / (SELECT count(*) FROM orders)"
            + " FROM a",
        "SELECT q.n / q.m FROM (SELECT sum(freight) AS n, count(*) AS m FROM orders) q",
      })
  void wholeNumbersAreSeenThroughFunctions(String sql) {
    assertThat(found(Dialect.SQLITE, sql)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT CAST(sum(freight) AS REAL) / count(*) FROM orders",
        "SELECT sum(freight) * 1.0 / count(*) FROM orders",
        "SELECT sum(amount) / count(*) FROM lines",
        "SELECT avg(freight) / count(*) FROM orders",
        "SELECT freight / 60 FROM orders",
        "SELECT total(freight) / count(*) FROM orders",
        "WITH a AS (SELECT avg(freight) AS n FROM orders) SELECT a.n / 2.0 FROM a",
        "WITH a AS (SELECT sum(freight) * 1.0 AS n FROM orders) SELECT a.n / (SELECT count(*) FROM"
            + " orders) FROM a",
      })
  void otherDivisionsAreLeftAlone(String sql) {
    assertThat(found(Dialect.SQLITE, sql)).isEmpty();
  }

  @Test
  void sumsOfSixtyFourBitsAreDecimalsInPostgresqlAlone() {
    String ofCounts =
        "SELECT sum(n) / count(*) FROM (SELECT count(*) AS n FROM orders GROUP BY customer_id) q";

    assertThat(found(Dialect.POSTGRESQL, ofCounts)).isEmpty();
    assertThat(found(Dialect.SQLITE, ofCounts)).hasSize(1);
    assertThat(found(Dialect.POSTGRESQL, "SELECT sum(freight) / count(*) FROM orders")).hasSize(1);
  }

  @Test
  void aQuestionForNoRatioMayWantWholeNumbers() {
    assertThat(
            Found.of(
                DetectedKind.INTEGER_DIVISION,
                Dialect.SQLITE,
                "How many full boxes does each order fill?",
                "SELECT freight / customer_id FROM orders"))
        .isEmpty();
    assertThat(
            Found.of(
                DetectedKind.INTEGER_DIVISION,
                Dialect.SQLITE,
                "What is the ratio of freight to customers?",
                "SELECT freight / customer_id FROM orders"))
        .hasSize(1);
  }

  @Test
  void columnsThatAreMadeOfEachOtherAreLookedAtOnce() {
    StringBuilder sql = new StringBuilder("WITH t0 AS (SELECT count(*) AS y FROM customers)");
    for (int table = 1; table <= 40; table++) {
      sql.append(", t%d AS (SELECT y + y AS y FROM t%d)".formatted(table, table - 1));
    }

    assertThat(new Detector(Shop.catalog(Dialect.SQLITE)).inspect(sql + " SELECT y / y FROM t40"))
        .isNotNull();
  }
}
