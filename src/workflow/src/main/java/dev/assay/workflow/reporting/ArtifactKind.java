package dev.assay.workflow.reporting;

import dev.assay.workflow.adequacy.Adequacy;
import dev.assay.workflow.arbitration.Judgement;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.linking.LinkingAttempt;
import dev.assay.workflow.revision.UnusableAnswer;
import dev.assay.workflow.run.KeptCall;
import dev.assay.workflow.run.ReadArtifacts;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testcode.TestCodeAttempt;
import dev.assay.workflow.testcode.TestCodeComparison;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Artifacts of which a run may have several.
 *
 * @param name what their names are like, within their run
 * @param place puts one, by its key, into the history
 */
record ArtifactKind<T>(Pattern name, Class<T> type, Place<T> place) {

  /** The first that fits a name is its kind. */
  private static final List<ArtifactKind<?>> ALL =
      List.of(
          in("linking/.*", LinkingAttempt.class, RunHistory::linkingAttempts),
          in("test-data/.*", TestDataAttempt.class, RunHistory::testData),
          in("test-code/.*", TestCodeAttempt.class, RunHistory::testCode),
          in("comparisons/.*", TestCodeComparison.class, RunHistory::comparisons),
          in("(sql|samples)/.*[.]unusable-.*", UnusableAnswer.class, RunHistory::unusable),
          in("samples/.*", Candidate.class, RunHistory::samples),
          in("sql/.*", Candidate.class, RunHistory::candidates),
          in("verdicts/.*", Verdict.class, RunHistory::allVerdicts),
          in(ArtifactKeys.judgements() + ".*", Judgement.class, RunHistory::judgements),
          new ArtifactKind<>(
              Pattern.compile("test-case.*"),
              TestCase.class,
              (history, key, testCase) -> history.testCases().put(number(key), testCase)),
          in("calls/.*", KeptCall.class, RunHistory::calls),
          in("adequacy/.*", Adequacy.class, RunHistory::adequacies));

  /** Where an artifact belongs. */
  @FunctionalInterface
  interface Place<T> {
    void put(RunHistory history, String key, T artifact);
  }

  private static <T> ArtifactKind<T> in(
      String name, Class<T> type, Function<RunHistory, List<T>> list) {
    return new ArtifactKind<>(
        Pattern.compile(name), type, (history, _, artifact) -> list.apply(history).add(artifact));
  }

  /** The kind of an artifact by its name within its run; empty where a history has none such. */
  static Optional<ArtifactKind<?>> of(String name) {
    return ArtifactKeys.isClaim(name)
        ? Optional.empty()
        : ALL.stream().filter(kind -> kind.name.matcher(name).matches()).findFirst();
  }

  /**
   * Puts an artifact of this kind into the history.
   *
   * @throws dev.assay.workflow.run.MissingArtifactException when it is not what its name says
   */
  void read(ReadArtifacts artifacts, String key, RunHistory history) {
    place.put(history, key, artifacts.get(key, type));
  }

  /** Of {@code …/test-case.json} and {@code …/test-case-2.json}. */
  private static int number(String key) {
    String digits = key.substring(key.lastIndexOf('/')).replaceAll("\\D", "");
    return digits.isEmpty() ? 1 : Integer.parseInt(digits);
  }
}
