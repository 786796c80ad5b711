package dev.assay.workflow.reporting;

import dev.assay.workflow.arbitration.Side;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.ondata.OnData;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.testcode.TestCase;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What a run has made, told apart from what came of trying its answer on the user's own rows: that
 * adds to the answer, and changes nothing of how the run came to it.
 *
 * @param all what the run has made, and what was made of the user's own rows
 * @param own what the run has made
 * @param kept what came of the user's own rows, of whatever answer
 */
public record TriedHistory(RunHistory all, RunHistory own, Optional<OnData> kept) {

  /** Reads the artifacts of a run. */
  public static TriedHistory read(Artifacts artifacts, String run) {
    RunHistory all = RunHistory.read(artifacts, run);
    Optional<OnData> kept = artifacts.find(ArtifactKeys.onData(run), OnData.class);
    boolean ambiguous = kept.filter(tried -> tried.means() == Side.EITHER).isPresent();
    return new TriedHistory(all, ambiguous ? all : own(all), kept);
  }

  /** What the user's own rows say of the answer; empty where they were not asked. */
  Optional<OnData> onData() {
    return kept.filter(
        tried ->
            tried.means() == Side.EITHER
                || own.answer().filter(each -> each.index() == tried.candidate()).isPresent());
  }

  /** The number of the test case that the answer is tested with; a chosen reading has its own. */
  public Optional<Integer> testCase() {
    return own.chosen()
        .map(Reading::testCase)
        .filter(own.testCases()::containsKey)
        .or(own::testCaseNumber);
  }

  /** What was rewritten for the user's own rows; it has passed where it is the answer. */
  Optional<Verdict> verdictOfRewritten() {
    Stream<Verdict> verdicts =
        all.allVerdicts().stream().filter(verdict -> verdict.candidate() == OnData.REVISION);
    return verdicts.reduce((before, now) -> now.passed() ? before : now);
  }

  private static RunHistory own(RunHistory all) {
    Map<Integer, TestCase> testCases = new TreeMap<>(all.testCases());
    testCases.keySet().removeIf(number -> number >= OnData.TEST_CASE);
    return new RunHistory(
        all.linking(),
        all.linkingAttempts(),
        all.testData().stream().filter(data -> data.attempt() != OnData.TEST_DATA).toList(),
        all.testCode(),
        all.testDataChoice(),
        all.comparisons(),
        testCases,
        all.judgements().stream().filter(each -> each.testCase() < OnData.TEST_CASE).toList(),
        all.candidates().stream().filter(each -> each.index() != OnData.REVISION).toList(),
        all.unusable(),
        all.allVerdicts().stream()
            .filter(each -> each.testCase() < OnData.TEST_CASE)
            .filter(each -> !Objects.equals(each.candidate(), OnData.REVISION))
            .toList(),
        all.adequacies(),
        all.calls(),
        all.samples(),
        all.classes(),
        all.selection(),
        all.functionCalls(),
        all.answerability(),
        all.chosenReading(),
        all.reusedTest(),
        all.unreadable());
  }
}
