package dev.assay.workflow.reporting;

import dev.assay.table.Difference;
import dev.assay.table.RowOrder;
import dev.assay.table.Table;
import dev.assay.table.TableComparison;
import dev.assay.workflow.arbitration.Judgement;
import dev.assay.workflow.arbitration.Side;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.testcode.TestCase;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds in what a run has made how its question can be read. */
final class Ambiguities {

  private Ambiguities() {}

  /** The readings, the SQL's first; empty where the arbiter found that the question has one. */
  static Optional<Ambiguity> of(RunHistory history) {
    return history.judgements().stream()
        .filter(judgement -> judgement.means() == Side.EITHER || isUntested(history, judgement))
        .findFirst()
        .flatMap(judgement -> of(history, judgement));
  }

  /** Of a reading that nearly all take, and that no test code shares, both are shown. */
  private static boolean isUntested(RunHistory history, Judgement judgement) {
    return judgement.means() == Side.CANDIDATE
        && history
            .candidate(judgement.candidate())
            .filter(candidate -> candidate.isOtherReading() && candidate.revises() == null)
            .isPresent();
  }

  private static Optional<Ambiguity> of(RunHistory history, Judgement judgement) {
    TestCase voted = history.testCases().get(judgement.testCase());
    Optional<Candidate> candidate = history.candidate(judgement.candidate());
    if (voted == null || candidate.isEmpty()) {
      return Optional.empty();
    }
    Optional<Candidate> answer =
        history.otherReading().filter(candidate.get()::equals).flatMap(_ -> history.answered());
    Reading own =
        answer
            .map(passing -> answered(judgement, voted, passing))
            .orElseGet(() -> own(history, judgement, candidate.get()));
    Reading other =
        answer.isPresent()
            ? found(history, judgement, candidate.get())
            : other(history, judgement, voted);
    return Optional.of(
        new Ambiguity(judgement.point(), List.of(own, other), differences(own, other)));
  }

  private static Reading own(RunHistory history, Judgement judgement, Candidate candidate) {
    int reconsidered = judgement.testCase() + 1;
    Optional<Verdict> tested = history.verdict(candidate.index(), reconsidered);
    Table result =
        history.verdict(candidate.index(), judgement.testCase()).map(Verdict::result).orElse(null);
    return new Reading(
        1,
        judgement.candidateReading(),
        candidate.sql(),
        candidate.index(),
        tested.filter(Verdict::passed).isPresent(),
        history.testCases().containsKey(reconsidered) ? reconsidered : null,
        judgement.preferred() == Side.CANDIDATE,
        result);
  }

  private static Reading other(RunHistory history, Judgement judgement, TestCase voted) {
    Optional<Candidate> revised =
        history.candidates().stream()
            .filter(
                each ->
                    Objects.equals(each.revises(), judgement.candidate())
                        || (each.isOtherReading()
                            && history.hasPassed(each.index(), judgement.testCase())))
            .findFirst();
    @Nullable Integer index = revised.map(Candidate::index).orElse(null);
    boolean tested =
        index != null
            && history.verdict(index, judgement.testCase()).filter(Verdict::passed).isPresent();
    return new Reading(
        2,
        judgement.testCodeReading(),
        revised.map(Candidate::sql).orElse(null),
        index,
        tested,
        judgement.testCase(),
        judgement.preferred() == Side.TEST_CODE,
        voted.expected());
  }

  /** The answer's reading, which its test code shares. */
  private static Reading answered(Judgement judgement, TestCase voted, Candidate passing) {
    return new Reading(
        1,
        judgement.testCodeReading(),
        passing.sql(),
        passing.index(),
        true,
        judgement.testCase(),
        judgement.preferred() == Side.TEST_CODE,
        voted.expected());
  }

  /** The reading that was looked for when there was an answer. */
  private static Reading found(RunHistory history, Judgement judgement, Candidate candidate) {
    Reading reading = own(history, judgement, candidate);
    return new Reading(
        2,
        reading.meaning(),
        reading.sql(),
        reading.candidate(),
        reading.tested(),
        reading.testCase(),
        judgement.preferred() == Side.CANDIDATE,
        reading.result());
  }

  private static List<String> differences(Reading own, Reading other) {
    Table first = own.result();
    Table second = other.result();
    return first == null || second == null
        ? List.of()
        : TableComparison.compare(second, first, RowOrder.IGNORED).differences().stream()
            .map(Difference::describe)
            .toList();
  }
}
