package dev.assay.workflow.reporting;

import dev.assay.workflow.adequacy.Adequacy;
import dev.assay.workflow.arbitration.Judgement;
import dev.assay.workflow.arbitration.Side;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.execution.TestCaseInspector;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.testcode.TestCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Says of which kind an answer is, and so how likely it is right. */
final class ConfidenceModel {

  private static final double LEAST_ADEQUACY = 0.5;

  private final ConfidenceTable table;

  ConfidenceModel(ConfidenceTable table) {
    this.table = table;
  }

  /** The confidence in the SQL of a run; none where there is no SQL that answers the question. */
  @Nullable Confidence of(RunHistory history, RunStatus status, @Nullable Candidate answer) {
    return answer == null || status == RunStatus.UNANSWERABLE || status == RunStatus.FAILED
        ? null
        : table.of(basis(history, status, answer), factors(history, answer));
  }

  private static String basis(RunHistory history, RunStatus status, Candidate answer) {
    Optional<Reading> chosen = history.chosen();
    if (chosen.isPresent()) {
      return status == RunStatus.VERIFIED
          ? "ambiguous" // who chose says nothing of how its SQL came about
          : untested(history, answer, chosen.get());
    }
    return switch (status) {
      case VERIFIED -> verified(history, answer);
      case AMBIGUOUS ->
          Ambiguities.of(history).stream()
                  .flatMap(ambiguity -> ambiguity.readings().stream())
                  .noneMatch(Reading::preferred)
              ? "ambiguous"
              : "ambiguous-with-preference";
      case UNVERIFIED, UNANSWERABLE, FAILED -> unverified(history, answer);
    };
  }

  private static String untested(RunHistory history, Candidate answer, Reading chosen) {
    return Optional.ofNullable(chosen.testCase())
        .flatMap(testCase -> history.verdict(answer.index(), testCase))
        .map(verdict -> verdict.notExecutable().isPresent() ? "not-executable" : "failed")
        .orElse("no-test-case");
  }

  private static String verified(RunHistory history, Candidate answer) {
    if (answer.revises() != null) {
      return history.judged(Side.TEST_CODE) || answer.isOtherReading()
          ? "revised-as-judged"
          : "revised-after-error";
    }
    if (!history.disputes().isEmpty()) {
      return "arbitrated";
    }
    int votes = history.testCase().map(TestCase::votes).orElse(0);
    return votes > 1 ? "passed-at-once-by-several" : "passed-at-once";
  }

  private static String unverified(RunHistory history, Candidate answer) {
    if (history.testCases().isEmpty()) {
      return "no-test-case";
    }
    Verdict verdict = history.verdicts().get(answer.index());
    if (verdict == null || verdict.notExecutable().isPresent()) {
      return "not-executable";
    }
    return history.disputes().stream()
        .reduce((_, last) -> last)
        .map(Judgement::means)
        .map(means -> "judged-" + means.label())
        .orElse("failed");
  }

  private static List<String> factors(RunHistory history, Candidate answer) {
    List<String> factors = new ArrayList<>();
    Optional<Verdict> verdict = Optional.ofNullable(history.verdicts().get(answer.index()));
    if (verdict.filter(each -> each.engine().contains(" in place of ")).isPresent()) {
      factors.add("stand-in");
    }
    if (verdict.stream()
        .flatMap(each -> each.findings().stream())
        .anyMatch(finding -> Objects.equals(finding.inspector(), TestCaseInspector.DUPLICATES))) {
      factors.add("duplicates");
    }
    if (history.adequacy().filter(ConfidenceModel::isLow).isPresent()) {
      factors.add("low-adequacy");
    }
    return factors;
  }

  private static boolean isLow(Adequacy adequacy) {
    return !adequacy.enough(LEAST_ADEQUACY);
  }
}
