package dev.assay.workflow.execution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Finding;
import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.exploration.Engines;
import dev.assay.workflow.exploration.LiveDatabases;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RewriteInspectorTest {

  private static final String FIRST = "SELECT name FROM Owners WHERE owner_id > 1";

  private final Fixture run = Fixture.asking("Who are the owners?");

  @BeforeEach
  void expectAnn() {
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
    run.artifacts()
        .replace(
            ArtifactKeys.testCase(Fixture.RUN),
            new TestCase(
                1,
                "a",
                "result = owners_df[owners_df['owner_id'] < 2][['name']]",
                Table.ofValues(List.of("name"), List.of(List.of("Ann"))),
                List.of(List.of("a")),
                List.of("a"),
                false,
                Fixture.NOW,
                1));
    candidate(0, FIRST, null);
    execute(0);
  }

  @Test
  void aConversionThatTheMistakeDidNotNeedIsSentBack() {
    candidate(1, "SELECT TRIM(name) FROM Owners WHERE owner_id < 2", 0);

    assertThat(findings(1))
        .containsExactly(
            new Finding(
                "minimal-rewrite",
                "not-needed",
                "the revision added Trim( name ), which the expected result does not need; leave it out unless the question asks for it",
                "Trim( name )"));
    assertThat(execute(1)).isEqualTo(new Outcome.Advised(1, 1));
  }

  @Test
  void aConditionThatTheExpectedResultNeedsIsNoFinding() {
    candidate(1, "SELECT name FROM Owners WHERE owner_id < 2", 0);

    assertThat(findings(1)).isEmpty();
    assertThat(execute(1)).isEqualTo(new Outcome.Passed(1));
  }

  @Test
  void itIsSentBackOnce() {
    candidate(1, "SELECT TRIM(name) FROM Owners WHERE owner_id < 2", 0);
    execute(1);
    candidate(2, "SELECT TRIM(name) FROM Owners WHERE owner_id < 2 AND name <> 'x'", 1);

    assertThat(execute(2)).isEqualTo(new Outcome.Passed(2));
  }

  @Test
  void whatAdviceAskedForNeedNotShow() {
    candidate(1, "SELECT name FROM Owners WHERE owner_id < 2", null);
    execute(1);
    candidate(2, "SELECT TRIM(name) FROM Owners WHERE owner_id < 2", 1);

    assertThat(findings(2)).isEmpty();
  }

  @Test
  void firstSqlMayHoldWhatItLikes() {
    candidate(1, "SELECT TRIM(name) FROM Owners WHERE owner_id < 2", null);

    assertThat(findings(1)).isEmpty();
  }

  @Test
  void whatDoesNotGiveTheExpectedResultIsNotAskedAbout() {
    candidate(1, "SELECT TRIM(name) FROM Owners", 0);

    assertThat(findings(1)).extracting(Finding::inspector).containsOnly("test-case");
  }

  private void candidate(int index, String sql, @Nullable Integer revises) {
    run.artifacts()
        .replace(
            ArtifactKeys.candidate(Fixture.RUN, index),
            new Candidate(index, sql, null, Fixture.NOW, 0, revises));
  }

  private List<Finding> findings(int index) {
    execute(index);
    return run.artifacts().get(ArtifactKeys.verdict(Fixture.RUN, index), Verdict.class).findings();
  }

  private Outcome execute(int index) {
    Engines engines = new Engines(LiveDatabases.NONE);
    return new SqlExecution(
            run.artifacts(),
            engines,
            List.of(
                new ExecutionErrorInspector(),
                new TestCaseInspector(),
                new RewriteInspector(run.artifacts(), engines)),
            Fixture.TIME)
        .run(StepEvent.of(Fixture.RUN, "execute-sql").candidate(index).build());
  }
}
