package dev.assay.workflow.execution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Finding;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.exploration.ConnectedDatabase;
import dev.assay.workflow.exploration.LiveDatabase;
import dev.assay.workflow.exploration.LiveDatabases;
import dev.assay.workflow.testcode.TestCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PreparationInspectorTest {

  private static final SqlOutcome RESULT =
      new SqlOutcome.Executed(Table.of(List.of(), List.of()), false);

  private final List<String> prepared = new ArrayList<>();

  private record Connected(Dialect dialect, List<String> prepared, Optional<SqlFailure> answer)
      implements ConnectedDatabase {
    @Override
    public Optional<SqlFailure> prepare(String sql) {
      prepared.add(sql);
      return answer;
    }
  }

  private List<Finding> found(@Nullable ConnectedDatabase database, SqlOutcome outcome) {
    return found(database, outcome, "SQLite");
  }

  private List<Finding> found(
      @Nullable ConnectedDatabase database, SqlOutcome outcome, String engine) {
    LiveDatabases databases =
        new LiveDatabases() {
          @Override
          public @Nullable LiveDatabase find(String name) {
            return null;
          }

          @Override
          public @Nullable ConnectedDatabase connected(String name) {
            return database;
          }
        };
    TestCase testCase =
        new TestCase(
            1,
            "a",
            "",
            Table.of(List.of(), List.of()),
            null,
            List.of(),
            List.of(),
            false,
            List.of(),
            Fixture.NOW,
            0);
    return new PreparationInspector(databases)
        .inspect(
            new Trial(
                Fixture.asking("Who?").artifacts().question(Fixture.RUN),
                Fixture.CATALOG,
                new Candidate(0, "SELECT 1", null, Fixture.NOW, 0),
                testCase,
                outcome,
                engine));
  }

  private Connected answering(@Nullable SqlFailure failure) {
    return new Connected(Dialect.SQLITE, prepared, Optional.ofNullable(failure));
  }

  private static SqlFailure failure(SqlFailure.Kind kind) {
    return new SqlFailure(kind, "no such function: iff");
  }

  private static Verdict verdict(List<Finding> findings) {
    return new Verdict(0, null, findings, Fixture.NOW, 1);
  }

  @Test
  void whatTheDatabaseRefusesIsNotVerifiedThoughItRanHere() {
    List<Finding> found = found(answering(failure(SqlFailure.Kind.ERROR)), RESULT);

    assertThat(found)
        .containsExactly(
            new Finding(
                "execution-error",
                "refused-by-database",
                "the database refuses it: no such function: iff"));
    assertThat(verdict(found).passed()).isFalse();
    assertThat(verdict(found).disputed()).isFalse();
  }

  @Test
  void whatItWouldExecuteIsNoFinding() {
    assertThat(found(answering(null), RESULT)).isEmpty();
    assertThat(prepared).containsExactly("SELECT 1");
  }

  @Test
  void thatItCouldNotBeAskedIsANoteThatDecidesNothing() {
    List<Finding> found = found(answering(failure(SqlFailure.Kind.CRASHED)), RESULT);

    assertThat(verdict(found).passed()).isTrue();
    assertThat(verdict(found).notes())
        .containsExactly("the database could not be asked to prepare it: no such function: iff");
  }

  @Test
  void whatNoEngineHereCouldExecuteIsAnErrorWhereTheDatabaseRefusesItToo() {
    SqlOutcome lacking = SqlOutcome.failed(SqlFailure.Kind.NOT_EXECUTABLE, "H2 has no IFF");
    List<Finding> findings =
        new ArrayList<>(List.of(new Finding("execution-error", "not-executable", "H2 has no IFF")));
    findings.addAll(found(answering(failure(SqlFailure.Kind.ERROR)), lacking));

    assertThat(verdict(findings).notExecutable()).isEmpty();
    assertThat(verdict(findings).refusedByDatabase())
        .contains("the database refuses it: no such function: iff");
  }

  @Test
  void whatOnlyAnEngineThatStandsInCallsWrongIsNotWrong() {
    SqlOutcome wrong = SqlOutcome.failed(SqlFailure.Kind.ERROR, "no function AGE");
    List<Finding> findings =
        new ArrayList<>(List.of(new Finding("execution-error", "error", "no function AGE")));
    findings.addAll(found(answering(null), wrong, "H2 2.4 in place of PostgreSQL"));

    assertThat(verdict(findings).findings())
        .containsExactly(
            new Finding(
                "execution-error",
                "not-executable",
                "the database would execute it, and H2 2.4 in place of PostgreSQL does not: no"
                    + " function AGE"));
    assertThat(
            found(
                answering(failure(SqlFailure.Kind.ERROR)), wrong, "H2 2.4 in place of PostgreSQL"))
        .isEmpty();
  }

  @Test
  void errorsOfRowsAreErrorsWhereverTheyCome() {
    SqlOutcome wrong =
        SqlOutcome.failed(SqlFailure.Kind.ERROR, "Scalar subquery contains more than one row");

    assertThat(found(answering(null), wrong, "H2 2.4 in place of MySQL")).isEmpty();
  }

  @Test
  void whatFailedHereAnotherDialectOrNoConnectionIsNotAskedAbout() {
    SqlOutcome wrong = SqlOutcome.failed(SqlFailure.Kind.ERROR, "no such column");

    assertThat(found(answering(null), wrong)).isEmpty();
    assertThat(found(new Connected(Dialect.ORACLE, prepared, Optional.empty()), RESULT)).isEmpty();
    assertThat(found(null, RESULT)).isEmpty();
    assertThat(prepared).isEmpty();
  }
}
