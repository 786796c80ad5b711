package dev.assay.sql;

import static dev.assay.sql.SqlFixtures.failureOf;
import static dev.assay.sql.SqlFixtures.filled;
import static dev.assay.sql.SqlFixtures.resultOf;
import static dev.assay.sql.SqlFixtures.row;
import static dev.assay.sql.SqlFixtures.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Test data that the database would refuse, because rows are the same where it lets none be. */
class UniqueRowsTest {

  private static final TableDefinition PERSON = table("person", "email TEXT", "badge INTEGER");

  private static SqlOutcome execute(
      Dialect dialect, UniqueKey key, List<@Nullable Object> one, List<@Nullable Object> other) {
    TestTable rows = filled(PERSON, one, other);
    TestTable keyed = new TestTable(PERSON.unique(List.of(key)), rows.rows());
    return SqlEngines.forDialect(dialect, SqlFixtures.UNHURRIED)
        .execute(List.of(keyed), "SELECT COUNT(*) FROM person");
  }

  @ParameterizedTest
  @EnumSource(names = {"SQLITE", "POSTGRESQL", "DUCKDB", "MYSQL", "MARIADB", "MSSQL", "H2"})
  void rowsThatAreTheSameInAKeyAreRefused(Dialect dialect) {
    UniqueKey key = new UniqueKey(List.of("email"));

    SqlFailure failure = failureOf(execute(dialect, key, row("a", 1), row("a", 2)));

    assertThat(failure.kind()).isEqualTo(SqlFailure.Kind.DATA);
    assertThat(failure.message())
        .contains("'person'")
        .containsAnyOf("(email) is unique", "(email)=(a)");
  }

  @ParameterizedTest
  @EnumSource(names = {"SQLITE", "POSTGRESQL", "DUCKDB", "MYSQL", "MARIADB", "MSSQL"})
  void aKeyOfSeveralColumnsIsKeptByRowsThatDifferInOne(Dialect dialect) {
    UniqueKey key = new UniqueKey(List.of("email", "badge"));

    assertThat(resultOf(execute(dialect, key, row("a", 1), row("a", 2))).rows())
        .containsExactly(row(2L));
  }

  @ParameterizedTest
  @CsvSource({"POSTGRESQL, false", "POSTGRESQL, true", "SQLITE, false", "SQLITE, true"})
  void missingValuesAreApartUnlessTheKeySaysOtherwise(Dialect dialect, boolean nullsEqual) {
    UniqueKey key = new UniqueKey(List.of("email"), nullsEqual);

    SqlOutcome outcome = execute(dialect, key, row(null, 1), row(null, 2));

    assertThat(outcome instanceof SqlOutcome.Executed).isEqualTo(!nullsEqual);
  }

  @ParameterizedTest
  @CsvSource({"MYSQL, false", "MARIADB, false", "MSSQL, false", "POSTGRESQL, true", "SQLITE, true"})
  void whetherAnotherCaseIsAnotherTextIsTheDialects(Dialect dialect, boolean apart) {
    UniqueKey key = new UniqueKey(List.of("email"));

    SqlOutcome outcome = execute(dialect, key, row("a", 1), row("A", 2));

    assertThat(outcome instanceof SqlOutcome.Executed).isEqualTo(apart);
  }

  @ParameterizedTest
  @CsvSource({"ORACLE, true", "H2, false"})
  void rowsWithAMissingValueInOneOfTwoColumnsAreTheSameInOracle(Dialect dialect, boolean refused) {
    UniqueKey key = new UniqueKey(List.of("email", "badge"));

    assertThat(isRefused(execute(dialect, key, row("a", null), row("a", null)))).isEqualTo(refused);
    assertThat(isRefused(execute(dialect, key, row(null, null), row(null, null)))).isFalse();
  }

  private static boolean isRefused(SqlOutcome outcome) {
    return outcome instanceof SqlOutcome.Failed failed
        && failed.failure().kind() == SqlFailure.Kind.DATA;
  }

  @Test
  void aColumnThatTheRowsLackBreaksNoKey() {
    TestTable rows =
        new TestTable(
            PERSON.unique(List.of(new UniqueKey(List.of("email"), true))),
            filled(table("person", "badge INTEGER"), row(1), row(2)).rows());

    assertThat(
            resultOf(
                    SqlEngines.forDialect(Dialect.POSTGRESQL, SqlFixtures.UNHURRIED)
                        .execute(List.of(rows), "SELECT COUNT(*) FROM person"))
                .rows())
        .containsExactly(row(2L));
  }

  @Test
  void aKeyThatTheServerCannotCompareIsLeftOut() {
    TestTable rows =
        new TestTable(
            table("t", "v json").unique(List.of(new UniqueKey(List.of("v")))),
            filled(table("t", "v json"), row("{}"), row("{}")).rows());

    assertThat(
            resultOf(
                    SqlEngines.forDialect(Dialect.POSTGRESQL, SqlFixtures.UNHURRIED)
                        .execute(List.of(rows), "SELECT COUNT(*) FROM t"))
                .rows())
        .containsExactly(row(2L));
  }

  @Test
  void postgresqlLetsNoQueryGroupByAUniqueKeyAlone() {
    SqlOutcome outcome =
        SqlEngines.forDialect(Dialect.POSTGRESQL, SqlFixtures.UNHURRIED)
            .execute(
                List.of(
                    new TestTable(
                        PERSON.unique(List.of(new UniqueKey(List.of("email")))),
                        filled(PERSON, row("a", 1)).rows())),
                "SELECT email, badge FROM person GROUP BY email");

    assertThat(failureOf(outcome).kind()).isEqualTo(SqlFailure.Kind.ERROR);
  }
}
