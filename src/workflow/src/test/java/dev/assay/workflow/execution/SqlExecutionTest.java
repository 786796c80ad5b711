package dev.assay.workflow.execution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Finding;
import dev.assay.sql.Dialect;
import dev.assay.sql.EngineIdentity;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TestTable;
import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.exploration.ConnectedDatabase;
import dev.assay.workflow.exploration.Engines;
import dev.assay.workflow.exploration.LiveDatabase;
import dev.assay.workflow.exploration.LiveDatabases;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SqlExecutionTest {

  private Fixture run = Fixture.asking("Who are the owners?");
  private LiveDatabases databases = LiveDatabases.NONE;

  @Test
  void aCandidateThatGivesTheExpectedResultPasses() {
    testCase("result = owners_df[['name']]");

    assertThat(execute("SELECT name FROM Owners")).isEqualTo(new Outcome.Passed(0));
    assertThat(verdict().passed()).isTrue();
  }

  @Test
  void theConnectedDatabaseExecutesItWhereThatIsWanted() {
    databases = connectedTo(Dialect.SQLITE, new Refusing());
    testCase("result = owners_df[['name']]");

    assertThat(execute("SELECT 1")).isEqualTo(new Outcome.Failed(0, 1));
    assertThat(verdict().engine()).isEqualTo("SQLite 3.1, the database itself");
    assertThat(verdict().findings())
        .containsExactly(new Finding("execution-error", "error", "so it says"));
  }

  @Test
  void aDatabaseOfAnotherDialectDoesNotExecuteIt() {
    databases = connectedTo(Dialect.POSTGRESQL, new Refusing());
    testCase("result = owners_df[['name']]");

    assertThat(execute("SELECT name FROM Owners")).isEqualTo(new Outcome.Passed(0));
  }

  private record Refusing() implements SqlEngine {
    @Override
    public EngineIdentity identity() {
      return new EngineIdentity("SQLite", "3.1, the database itself", null);
    }

    @Override
    public SqlOutcome execute(List<TestTable> tables, String sql) {
      return SqlOutcome.failed(SqlFailure.Kind.ERROR, "so it says");
    }

    @Override
    public List<SqlOutcome> executeEach(List<TestTable> tables, List<String> queries) {
      return queries.stream().map(query -> execute(tables, query)).toList();
    }
  }

  private static LiveDatabases connectedTo(Dialect dialect, SqlEngine engine) {
    return new LiveDatabases() {
      @Override
      public @Nullable LiveDatabase find(String name) {
        return null;
      }

      @Override
      public ConnectedDatabase connected(String name) {
        return new ConnectedDatabase() {
          @Override
          public Dialect dialect() {
            return dialect;
          }

          @Override
          public Optional<SqlFailure> prepare(String sql) {
            return Optional.empty();
          }

          @Override
          public Optional<SqlEngine> engine(SqlLimits limits) {
            return Optional.of(engine);
          }
        };
      }
    };
  }

  @Test
  void rowsThatDifferAreFindings() {
    testCase("result = owners_df[['name']]");

    assertThat(execute("SELECT name FROM Owners WHERE owner_id = 1"))
        .isEqualTo(new Outcome.Disputed(0, 1));
    assertThat(verdict().findings())
        .containsExactly(new Finding("test-case", "missing-row", "missing row ('Bob')"));
  }

  @Test
  void anErrorOfTheEngineIsAFinding() {
    testCase("result = owners_df[['name']]");

    assertThat(execute("SELECT nmae FROM Owners")).isEqualTo(new Outcome.Failed(0, 1));
    assertThat(verdict().result()).isNull();
    assertThat(verdict().findings().getFirst().inspector()).isEqualTo("execution-error");
    assertThat(verdict().findings().getFirst().message()).contains("nmae");
  }

  @Test
  void tablesThatTheTestDataLeaveOutAreThereAndEmpty() {
    testCase("result = owners_df[['name']]");

    assertThat(execute("SELECT name FROM Owners UNION ALL SELECT name FROM Pets"))
        .isEqualTo(new Outcome.Passed(0));
  }

  @Test
  void orderCountsWhenBothTheCandidateAndTheTestCodeSort() {
    testCase("result = owners_df.sort_values('name')[['name']]");

    assertThat(execute("SELECT name FROM Owners ORDER BY name DESC"))
        .isEqualTo(new Outcome.Disputed(0, 1));
    assertThat(verdict().findings().getFirst().kind()).isEqualTo("row-order");
  }

  @Test
  void orderDoesNotCountWhenOnlyTheCandidateSorts() {
    testCase("result = owners_df[['name']]");

    assertThat(execute("SELECT name FROM Owners ORDER BY name DESC"))
        .isEqualTo(new Outcome.Passed(0));
  }

  @Test
  void orderCountsWhenTheQuestionAsksForOne() {
    run = Fixture.asking("List the owners in alphabetical order.");
    testCase("result = owners_df[['name']]");

    assertThat(execute("SELECT name FROM Owners ORDER BY name DESC"))
        .isEqualTo(new Outcome.Disputed(0, 1));
  }

  @Test
  void ofRowsThatTieWhereTheFirstAreTakenAnyIsRight() {
    testCase("result = owners_df.head(1)[['name']]");
    TestCase tied = run.artifacts().get(ArtifactKeys.testCase(Fixture.RUN), TestCase.class);
    run.artifacts()
        .replace(
            ArtifactKeys.testCase(Fixture.RUN),
            new TestCase(
                1,
                "a",
                tied.code(),
                tied.expected().head(1),
                Table.ofValues(List.of("name"), List.of(List.of("Bob"))),
                tied.groups(),
                tied.asked(),
                false,
                List.of(),
                Fixture.NOW,
                1));

    assertThat(execute("SELECT name FROM Owners WHERE owner_id = 2"))
        .isEqualTo(new Outcome.Passed(0));
    assertThat(new TestCaseInspector().inspect(trial("SELECT name FROM Owners WHERE owner_id = 1")))
        .isEmpty();
    assertThat(new TestCaseInspector().inspect(trial("SELECT 'Eve'")))
        .extracting(Finding::message)
        .containsExactly("missing row ('Ann')", "unexpected row ('Eve')");
  }

  private Trial trial(String sql) {
    return Trials.trial(
        run.artifacts(),
        run.artifacts().question(Fixture.RUN),
        run.artifacts().get(ArtifactKeys.testCase(Fixture.RUN), TestCase.class),
        new Candidate(0, sql, null, Fixture.NOW, 0),
        new Engines(LiveDatabases.NONE));
  }

  @Test
  void aVerdictThatIsThereAlreadyStays() {
    testCase("result = owners_df[['name']]");
    Outcome first = execute("SELECT name FROM Owners");

    assertThat(execute("SELECT 1")).isEqualTo(first);
  }

  private void testCase(String code) {
    Table owners =
        Table.ofValues(
            List.of("owner_id", "name"), List.of(List.of(1L, "Ann"), List.of(2L, "Bob")));
    run.with(
        new TestDataAttempt(
            1,
            "",
            Map.of("Owners", owners),
            List.of(),
            Fixture.use("generate-test-data", "main"),
            Fixture.NOW,
            1));
    boolean ordered = run.artifacts().question(Fixture.RUN).text().contains("order");
    run.artifacts()
        .replace(
            ArtifactKeys.testCase(Fixture.RUN),
            new TestCase(
                1,
                "a",
                code,
                owners.project(List.of(1)),
                List.of(List.of("a")),
                List.of("a"),
                ordered,
                Fixture.NOW,
                1));
  }

  private Outcome execute(String sql) {
    run.artifacts()
        .replace(
            ArtifactKeys.candidate(Fixture.RUN, 0), new Candidate(0, sql, null, Fixture.NOW, 0));
    return execution().run(Fixture.event("execute-sql"));
  }

  private SqlExecution execution() {
    return new SqlExecution(
        run.artifacts(),
        new Engines(databases),
        List.of(new ExecutionErrorInspector(), new TestCaseInspector()),
        Fixture.TIME);
  }

  private Verdict verdict() {
    return run.artifacts().get(ArtifactKeys.verdict(Fixture.RUN, 0), Verdict.class);
  }
}
