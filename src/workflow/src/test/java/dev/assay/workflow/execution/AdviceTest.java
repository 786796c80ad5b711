package dev.assay.workflow.execution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Finding;
import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.strategy.Strategy;
import java.util.List;
import org.junit.jupiter.api.Test;

class AdviceTest {

  private static final Finding WRONG = new Finding("test-case", "missing-row", "missing row (1)");
  private static final Finding ENTITY = new Finding("entities", "unused-table", "use t");
  private static final Finding SKELETON = new Finding("skeleton", "other-skeleton", "group");
  private static final Finding RULE = new Finding("constraints", "filter", "filter by tenant");

  @Test
  void adviceOnSqlThatPassesIsHeard() {
    assertThat(Advice.outcome(verdict(0, ENTITY), List.of(), Strategy.named("full")))
        .isEqualTo(new Outcome.Advised(0, 1));
  }

  @Test
  void adviceAloneNeverFailsSql() {
    assertThat(verdict(0, ENTITY, SKELETON).passed()).isTrue();
    assertThat(verdict(0, ENTITY, WRONG).passed()).isFalse();
  }

  @Test
  void rulesOfAUserAreNoAdvice() {
    assertThat(Advice.outcome(verdict(0, RULE), List.of(), Strategy.named("full")))
        .isEqualTo(new Outcome.Failed(0, 1));
  }

  @Test
  void whatAPartNoticesThatTheStrategyHasNotIsOnlyNoted() {
    assertThat(Advice.outcome(verdict(0, ENTITY), List.of(), Strategy.DEFAULT))
        .isEqualTo(new Outcome.Passed(0));
  }

  @Test
  void aResultThatDiffersIsDisputedAndNotYetWrong() {
    Verdict verdict =
        new Verdict(0, Table.of(List.of(), List.of()), List.of(WRONG), Fixture.NOW, 0, 2, "");

    assertThat(Advice.outcome(verdict, List.of(), Strategy.DEFAULT))
        .isEqualTo(new Outcome.Disputed(0, 2));
  }

  @Test
  void whatTheEngineLacksSaysNothingOfTheSql() {
    Finding lacking = new Finding("execution-error", "not-executable", "H2 has no AGE");

    assertThat(Advice.outcome(verdict(0, lacking), List.of(), Strategy.DEFAULT))
        .isEqualTo(new Outcome.NotExecutable("H2 has no AGE"));
  }

  @Test
  void aPartIsHeardOnce() {
    Finding other = new Finding("entities", "unused-column", "use t.a");

    assertThat(
            Advice.outcome(verdict(1, other), List.of(verdict(0, ENTITY)), Strategy.named("full")))
        .isEqualTo(new Outcome.Passed(1));
  }

  @Test
  void skeletonsHaveTheirTurnAfterEntities() {
    assertThat(
            Advice.outcome(
                verdict(1, SKELETON), List.of(verdict(0, ENTITY)), Strategy.named("full")))
        .isEqualTo(new Outcome.Advised(1, 1));
  }

  @Test
  void whatAFailingCandidateWasToldIsNotToldAgain() {
    assertThat(
            Advice.outcome(
                verdict(1, ENTITY), List.of(verdict(0, ENTITY, WRONG)), Strategy.named("full")))
        .isEqualTo(new Outcome.Passed(1));
  }

  @Test
  void aRevisionThatFailsItsTestGivesWayToWhatPassedBefore() {
    List<Verdict> earlier = List.of(verdict(0, WRONG), verdict(1, ENTITY));

    assertThat(Advice.outcome(verdict(2, WRONG), earlier, Strategy.named("full")))
        .isEqualTo(new Outcome.Passed(1));
  }

  @Test
  void theAnswerIsWhatPassedWithLeastAgainstIt() {
    assertThat(Advice.best(List.of(verdict(0, ENTITY), verdict(1), verdict(2, WRONG))))
        .contains(verdict(1));
    assertThat(Advice.best(List.of(verdict(0, ENTITY), verdict(1, ENTITY, SKELETON))))
        .contains(verdict(0, ENTITY));
    assertThat(Advice.best(List.of(verdict(0, ENTITY), verdict(1, SKELETON))))
        .contains(verdict(1, SKELETON));
    assertThat(Advice.best(List.of(verdict(0, WRONG)))).isEmpty();
  }

  private static Verdict verdict(int candidate, Finding... findings) {
    return new Verdict(candidate, null, List.of(findings), Fixture.NOW, 0);
  }
}
