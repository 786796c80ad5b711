package dev.assay.workflow.execution;

import dev.assay.analysis.Finding;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.strategy.Strategy;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What becomes of candidates that pass their test case while some part of the strategy advises
 * against them. Each part is heard once, and nothing twice: its findings lead to one revision,
 * which has to pass the test case as well. One that does not ends the run with the candidate that
 * passed before.
 */
public final class Advice {

  private Advice() {}

  /**
   * What the state machine is told of a verdict.
   *
   * @param earlier the verdicts on what the candidate was revised from, in their order
   * @param strategy whose parts are heeded; what others notice is for whoever judges
   */
  static Outcome outcome(Verdict verdict, List<Verdict> earlier, Strategy strategy) {
    if (!verdict.passed()) {
      return best(earlier)
          .<Outcome>map(passed -> new Outcome.Passed(passed.candidate()))
          .orElseGet(() -> failed(verdict));
    }
    return verdict.findings().stream()
            .filter(finding -> strategy.heeds(finding.inspector()))
            .anyMatch(finding -> isNew(finding, earlier))
        ? new Outcome.Advised(verdict.candidate(), verdict.findings().size())
        : new Outcome.Passed(verdict.candidate());
  }

  private static Outcome failed(Verdict verdict) {
    return verdict
        .notExecutable()
        .<Outcome>map(Outcome.NotExecutable::new)
        .orElseGet(
            () ->
                verdict.disputed()
                    ? new Outcome.Disputed(verdict.candidate(), verdict.testCase())
                    : new Outcome.Failed(verdict.candidate(), verdict.findings().size()));
  }

  private static boolean isNew(Finding finding, List<Verdict> earlier) {
    boolean told = earlier.stream().anyMatch(verdict -> verdict.findings().contains(finding));
    boolean heard =
        earlier.stream()
            .filter(Verdict::passed)
            .flatMap(verdict -> verdict.findings().stream())
            .anyMatch(before -> before.inspector().equals(finding.inspector()));
    return !told && !heard;
  }

  /**
   * The verdict on the candidate that is the answer: of those that passed, the one that least is
   * said against, the last of several; empty when none has passed.
   *
   * @param verdicts in the order of their candidates
   */
  public static Optional<Verdict> best(List<Verdict> verdicts) {
    return verdicts.reversed().stream()
        .filter(Verdict::passed)
        .min(Comparator.comparing(verdict -> verdict.findings().size()));
  }
}
