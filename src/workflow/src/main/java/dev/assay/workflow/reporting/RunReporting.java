package dev.assay.workflow.reporting;

import dev.assay.catalog.ValueSharing;
import dev.assay.workflow.arbitration.Judgement;
import dev.assay.workflow.arbitration.Side;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.budget.DayLedger;
import dev.assay.workflow.candidates.Selected;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.reporting.RunResult.CandidateSummary;
import dev.assay.workflow.reporting.RunResult.JudgementSummary;
import dev.assay.workflow.reporting.RunResult.SelectionSummary;
import dev.assay.workflow.reporting.RunResult.ShownSummary;
import dev.assay.workflow.reporting.RunResult.TestCaseSummary;
import dev.assay.workflow.revision.Answerability;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Asker;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Problem;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testdata.TestDataChoice;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finishes a run: its result and its metering record, computed from the artifacts, so that
 * repeating this writes the same again.
 */
public final class RunReporting implements Step {

  private final Artifacts artifacts;
  private final InstantSource clock;
  private final ConfidenceTable table = ConfidenceTable.read();
  private final ConfidenceModel confidence = new ConfidenceModel(table);
  private final OnDataReport onData = new OnDataReport(table);

  public RunReporting(Artifacts artifacts, InstantSource clock) {
    this.artifacts = artifacts;
    this.clock = clock;
  }

  @Override
  public Outcome run(StepEvent event) {
    Question question = artifacts.question(event.run());
    TriedHistory tried = TriedHistory.read(artifacts, event.run());
    RunHistory history = tried.own();
    String key = ArtifactKeys.result(event.run());
    RunResult result = unlessAsBefore(key, onData.of(tried, result(question, history, event)));
    artifacts.replace(key, result);
    artifacts.replaceLine(
        ArtifactKeys.usage(
            question.askedAt().atOffset(ZoneOffset.UTC).toLocalDate().toString(), event.run()),
        record(question, history, result));
    artifacts
        .find(ArtifactKeys.asker(event.run()), Asker.class)
        .ifPresent(asker -> count(asker, question, result.usage()));
    String reason = result.reason();
    return new Outcome.Ended(result.status().label(), key, reason == null ? "" : reason);
  }

  private void count(Asker asker, Question question, Usage usage) {
    new DayLedger(artifacts)
        .take(asker.id(), question.run(), usage.tokens(), usage.cost(), question.askedAt());
  }

  private UsageRecord record(Question question, RunHistory history, RunResult result) {
    Optional<Asker> asker = artifacts.find(ArtifactKeys.asker(result.run()), Asker.class);
    boolean requested = artifacts.count(ArtifactKeys.request(result.run())) > 0;
    Compute compute = Compute.of(history, question.settings(), requested);
    BigDecimal models = result.usage().cost();
    return new UsageRecord(
        result.run(),
        asker.map(Asker::id).orElse(null),
        question.database(),
        result.status(),
        result.revisions(),
        result.usage(),
        compute,
        models == null ? null : models.add(compute.cost()),
        result.timings(),
        question.askedAt());
  }

  /** A run that has nothing new keeps its result, with the time at which it was finished then. */
  private RunResult unlessAsBefore(String key, RunResult result) {
    return artifacts
        .find(key, RunResult.class)
        .filter(before -> before.finishedAs(result))
        .orElse(result);
  }

  private RunResult result(Question question, RunHistory history, StepEvent event) {
    Candidate answer = history.answer().orElse(null);
    RunStatus status = status(history, answer, event.problem());
    Instant finishedAt = clock.instant();
    return new RunResult(
        question.run(),
        status,
        reason(status, history, event.problem()),
        question.text(),
        question.database(),
        answer == null ? null : answer.sql(),
        answer == null ? null : answer.index(),
        answer == null ? null : history.candidates().getFirst().sql(),
        history.testCase().map(testCase -> summary(question.run(), testCase, history)).orElse(null),
        candidates(question.run(), history),
        question.settings().strategy().name(),
        history.selection().map(selected -> selection(selected, history)).orElse(null),
        history.found(),
        event.partProblems().stream().map(Problem::toString).toList(),
        shown(question, history, event.linkingProblem()),
        Usage.of(history.uses(), question.settings()),
        timings(question, history, finishedAt),
        question.askedAt(),
        finishedAt,
        question.asOf(),
        engine(history),
        judgements(question.run(), history),
        Ambiguities.of(history).orElse(null),
        answer == null ? List.of() : notes(history, answer),
        confidence.of(history, status, answer),
        null,
        history.chosenReading().map(ChosenReading::number).orElse(null));
  }

  private static String engine(RunHistory history) {
    return history.allVerdicts().stream().map(Verdict::engine).findFirst().orElse("");
  }

  private static List<JudgementSummary> judgements(String run, RunHistory history) {
    return history.judgements().stream()
        .map(
            judged ->
                new JudgementSummary(
                    judged.candidate(),
                    judged.testCase(),
                    judged.means(),
                    judged.point(),
                    judged.why(),
                    ArtifactKeys.judgement(run, judged.candidate(), judged.testCase())))
        .toList();
  }

  private static List<String> notes(RunHistory history, Candidate answer) {
    Verdict verdict = history.verdicts().get(answer.index());
    return verdict == null ? List.of() : verdict.notes();
  }

  private static RunStatus status(
      RunHistory history, @Nullable Candidate answer, @Nullable Problem problem) {
    boolean declined = history.answerability().filter(look -> !look.answerable()).isPresent();
    if (history.judged(Side.UNANSWERABLE) || answer == null && declined) {
      return RunStatus.UNANSWERABLE;
    }
    Optional<Reading> chosen = history.chosen();
    if (answer != null && chosen.isPresent()) {
      return chosen.get().tested() ? RunStatus.VERIFIED : RunStatus.UNVERIFIED;
    }
    if (answer != null && Ambiguities.of(history).isPresent()) {
      return RunStatus.AMBIGUOUS;
    }
    if (answer == null) {
      return problem != null && problem.overBudget() ? RunStatus.UNVERIFIED : RunStatus.FAILED;
    }
    Verdict verdict = history.verdicts().get(answer.index());
    return verdict != null && verdict.passed() && history.contested(answer).isEmpty()
        ? RunStatus.VERIFIED
        : RunStatus.UNVERIFIED;
  }

  private static @Nullable String reason(
      RunStatus status, RunHistory history, @Nullable Problem problem) {
    return switch (status) {
      case VERIFIED -> null;
      case AMBIGUOUS ->
          "the question can be read in two ways, which hang on: "
              + Ambiguities.of(history).map(Ambiguity::point).orElse("");
      case UNANSWERABLE ->
          history.disputes().stream()
              .filter(judged -> judged.means() == Side.UNANSWERABLE)
              .map(Judgement::why)
              .findFirst()
              .or(() -> history.answerability().map(Answerability::why))
              .orElseGet(() -> reason(history, problem));
      case UNVERIFIED, FAILED -> reason(history, problem);
    };
  }

  private static String reason(RunHistory history, @Nullable Problem problem) {
    if (problem != null) {
      return problem.toString();
    }
    if (!history.unreadable().isEmpty()) {
      return "artifacts cannot be read: " + String.join(", ", history.unreadable());
    }
    Optional<Judgement> contested = history.answer().flatMap(history::contested);
    if (contested.isPresent()) {
      return "on rows that tell readings of the question apart, the arbiter does not take the SQL's side: "
          + contested.get().why();
    }
    if (!history.disputes().isEmpty() && history.revisions() == 0) {
      return judged(history.disputes().getLast());
    }
    Optional<String> refused =
        history
            .answer()
            .map(Candidate::index)
            .map(history.verdicts()::get)
            .flatMap(Verdict::refusedByDatabase);
    if (refused.isPresent()) {
      return refused.get();
    }
    int revisions = history.revisions();
    return revisions < 1
        ? "the SQL does not pass its test case, and no revision was allowed"
        : "the SQL does not pass its test case after %d revision%s"
            .formatted(revisions, revisions == 1 ? "" : "s");
  }

  /** Why a candidate that its test case speaks against was not revised. */
  private static String judged(Judgement judgement) {
    return switch (judgement.means()) {
      case CANDIDATE ->
          "test code gives another result, and the arbiter takes the SQL's side: "
              + judgement.why();
      case NEITHER ->
          "the arbiter finds neither the SQL nor the test code right: " + judgement.why();
      case UNDECIDED ->
          "test code gives another result, and the arbiter does not say the same of them in both orders";
      case TEST_CODE, EITHER, UNANSWERABLE ->
          "the arbiter takes the test code's side, and no revision was allowed: " + judgement.why();
    };
  }

  private static ShownSummary shown(
      Question question, RunHistory history, @Nullable Problem problem) {
    ValueSharing sharing = question.settings().linking().shareValues();
    return history
        .linking()
        .map(
            linking ->
                new ShownSummary(
                    sharing,
                    linking.scope().id(),
                    linking.columns().size(),
                    linking.valueCount(),
                    linking.problems()))
        .orElseGet(
            () ->
                new ShownSummary(
                    sharing, null, 0, 0, problem == null ? List.of() : List.of(problem.reason())));
  }

  private static TestCaseSummary summary(String run, TestCase testCase, RunHistory history) {
    return new TestCaseSummary(
        ArtifactKeys.testCase(run, history.testCaseNumber().orElse(1)),
        ArtifactKeys.testData(run, testCase.testDataAttempt()),
        testCase.model(),
        testCase.votes(),
        testCase.asked(),
        testCase.comparisons(),
        history.adequacy().orElse(null),
        history.testDataChoice().map(TestDataChoice::measured).orElse(0),
        history.testDataChoice().map(TestDataChoice::problem).orElse(null));
  }

  /** Without the SQL of another reading that the question does not have. */
  private static List<CandidateSummary> candidates(String run, RunHistory history) {
    boolean ambiguous = Ambiguities.of(history).isPresent();
    return history.candidates().stream()
        .filter(
            candidate ->
                !candidate.isOtherReading()
                    || candidate.revises() != null
                    || (ambiguous && history.otherReading().filter(candidate::equals).isPresent()))
        .map(
            candidate -> {
              Verdict verdict = history.verdicts().get(candidate.index());
              return new CandidateSummary(
                  candidate.index(),
                  candidate.sql(),
                  verdict == null ? null : verdict.passed(),
                  verdict == null ? List.of() : verdict.findings(),
                  ArtifactKeys.verdict(run, candidate.index()),
                  candidate.revises());
            })
        .toList();
  }

  private static SelectionSummary selection(Selected selected, RunHistory history) {
    return new SelectionSummary(
        history.samples().size(),
        selected.candidate(),
        selected.ranks(),
        history.classes().map(classes -> classes.databases().size()).orElse(0));
  }

  private static Timings timings(Question question, RunHistory history, Instant finishedAt) {
    Duration wall = Duration.between(question.askedAt(), finishedAt);
    Duration worked = WorkTime.of(history, question.askedAt(), finishedAt);
    return new Timings(
        wall.toMillis(),
        wall.minus(worked).toMillis(),
        history.uses().stream().mapToLong(ModelUse::millis).sum(),
        history.stages());
  }
}
