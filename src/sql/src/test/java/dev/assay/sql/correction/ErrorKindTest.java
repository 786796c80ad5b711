package dev.assay.sql.correction;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.Dialect;
import org.junit.jupiter.api.Test;

class ErrorKindTest {

  @Test
  void cleanedOrOtherTextsAreAWrongValue() {
    assertThat(
            kind(
                "SELECT name FROM ports WHERE city = \"Lindholm\"",
                "SELECT name FROM ports WHERE TRIM(city) = 'Lindholm';"))
        .isEqualTo(ErrorKind.WRONG_VALUE);
    assertThat(kind("SELECT a FROM t WHERE b = 'yes'", "SELECT a FROM t WHERE b = 'Y' AND c > 2"))
        .isEqualTo(ErrorKind.WRONG_VALUE);
  }

  @Test
  void aConversionIsADataTypeErrorWhateverElseChanges() {
    assertThat(
            kind(
                "SELECT name FROM vessels ORDER BY capacity DESC LIMIT 1",
                "SELECT name FROM vessels WHERE capacity <> '' ORDER BY CAST(capacity AS INTEGER) DESC LIMIT 1"))
        .isEqualTo(ErrorKind.DATA_TYPE);
  }

  @Test
  void anotherKeyOfAGroupIsAWrongAggregation() {
    assertThat(
            kind(
                "SELECT avg(r.ranking), p.first_name FROM players p JOIN rankings r ON p.id = r.id"
                    + " GROUP BY p.first_name",
                "SELECT avg(r.ranking), p.first_name FROM players p JOIN rankings r ON p.id = r.id"
                    + " GROUP BY p.id, p.first_name HAVING count(*) > 0"))
        .isEqualTo(ErrorKind.WRONG_AGGREGATION);
  }

  @Test
  void removedDuplicatesAreNoDeduplication() {
    assertThat(kind("SELECT a FROM t", "SELECT DISTINCT a FROM t"))
        .isEqualTo(ErrorKind.NO_DEDUPLICATION);
    assertThat(kind("SELECT count(a) FROM t", "SELECT count(DISTINCT a) FROM t"))
        .isEqualTo(ErrorKind.NO_DEDUPLICATION);
  }

  @Test
  void otherColumnsAreAWrongColumn() {
    assertThat(kind("SELECT name, date FROM battle", "SELECT name, date, result FROM battle"))
        .isEqualTo(ErrorKind.WRONG_COLUMN);
  }

  @Test
  void theRestIsWrongLogic() {
    assertThat(
            kind(
                "SELECT t.a AS x, b FROM t JOIN u ON t.id = u.id",
                "SELECT b, a FROM t WHERE NOT EXISTS (SELECT 1 FROM u WHERE u.id = t.id)"))
        .isEqualTo(ErrorKind.WRONG_SEMANTIC_LOGIC);
    assertThat(kind("SELECT a FROM t WHERE b = 'x", "SELECT a FROM t"))
        .isEqualTo(ErrorKind.WRONG_SEMANTIC_LOGIC);
  }

  @Test
  void quotesCaseQualifiersAliasesAndTheOrderOfColumnsAreNoChange() {
    assertThat(
            kind(
                "SELECT T1.Name AS n, count(*) FROM t AS T1 WHERE T1.\"city\" = 'Oslo' GROUP BY T1.Name",
                "select count ( * ) , name from t where city = 'Oslo' and a > 3 group by NAME"))
        .isEqualTo(ErrorKind.WRONG_SEMANTIC_LOGIC);
  }

  @Test
  void groupsOfSubqueriesAreSeenAndTheirColumnsAreNotThoseSelected() {
    assertThat(
            kind(
                "SELECT a FROM t WHERE b IN (SELECT b FROM u GROUP BY c, d)",
                "SELECT a FROM t WHERE b IN (SELECT e FROM u GROUP BY d, c)"))
        .isEqualTo(ErrorKind.WRONG_SEMANTIC_LOGIC);
  }

  private static ErrorKind kind(String original, String correction) {
    return ErrorKind.of(Dialect.SQLITE, original, correction);
  }
}
