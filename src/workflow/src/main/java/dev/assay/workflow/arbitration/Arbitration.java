package dev.assay.workflow.arbitration;

import dev.assay.agents.ArbiterAgent;
import dev.assay.agents.ArbiterAnswer;
import dev.assay.agents.ArbiterAnswer.Means;
import dev.assay.agents.ArbiterRequest;
import dev.assay.agents.model.ModelException;
import dev.assay.table.SharedSpelling;
import dev.assay.table.Table;
import dev.assay.table.TableText;
import dev.assay.workflow.arbitration.Judgement.Given;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.linking.LinkedCatalog;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testcode.FramesText;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Has a model say which the question means, where a candidate runs and gives another result than
 * its test code: both are shown in both orders, since models favour a place, and neither is called
 * the test. Without such a judgement no candidate is revised.
 */
public final class Arbitration implements Step {

  private static final int MOST_ROWS = 30;

  /** Of ten readers, so few leave nothing to ask in the other order. */
  private static final int READERS_OF_NONE = 1;

  /** The same of a reading that a model named, which more have to take. */
  private static final int READERS_OF_NONE_NAMED = 2;

  /** Calls are told apart in recordings by their rounds: two for each candidate and test case. */
  private static final int ROUNDS_OF_A_TEST_CASE = 100;

  private final Artifacts artifacts;
  private final ArbiterAgent agent;
  private final Stopwatch.Source time;

  public Arbitration(Artifacts artifacts, ArbiterAgent agent, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.agent = agent;
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) throws ModelException {
    String key = ArtifactKeys.judgement(event.run(), event.candidate(), event.testCase());
    Optional<Judgement> made = artifacts.find(key, Judgement.class);
    Judgement judgement =
        made.isPresent() ? made.get() : artifacts.create(key, judge(event), Judgement.class);
    return new Outcome.Judged(key, judgement.means().label(), judgement.why());
  }

  private Judgement judge(StepEvent event) throws ModelException {
    Stopwatch watch = time.start();
    Dispute dispute = dispute(event);
    Given first = asked(event, dispute, true);
    List<Given> answers =
        dispute.isOtherReading() && isOfNobody(dispute, first)
            ? List.of(first)
            : List.of(first, asked(event, dispute, false));
    return dispute.isOtherReading()
        ? Judgement.ofReading(
            event.candidate(),
            event.testCase(),
            dispute.isWritten(),
            answers,
            watch.startedAt(),
            watch.millis())
        : Judgement.of(
            event.candidate(), event.testCase(), answers, watch.startedAt(), watch.millis());
  }

  private static boolean isOfNobody(Dispute dispute, Given answer) {
    int most = dispute.isWritten() ? READERS_OF_NONE : READERS_OF_NONE_NAMED;
    return answer.candidateReaders() != null && answer.candidateReaders() <= most;
  }

  private record Dispute(
      Question question,
      LinkedCatalog shown,
      String frames,
      ArbiterRequest.Side candidate,
      ArbiterRequest.Side testCode,
      List<String> notes,
      boolean isOtherReading,
      boolean isWritten) {}

  private Dispute dispute(StepEvent event) {
    Question question = artifacts.question(event.run());
    Candidate candidate =
        artifacts.get(ArtifactKeys.candidate(event.run(), event.candidate()), Candidate.class);
    TestCase testCase =
        artifacts.get(ArtifactKeys.testCase(event.run(), event.testCase()), TestCase.class);
    Verdict verdict =
        artifacts.get(
            ArtifactKeys.verdict(event.run(), event.candidate(), event.testCase()), Verdict.class);
    TestDataAttempt data =
        artifacts.get(
            ArtifactKeys.testData(event.run(), testCase.testDataAttempt()), TestDataAttempt.class);
    Table result = Objects.requireNonNull(verdict.result(), "a disputed candidate has a result");
    return new Dispute(
        question,
        LinkedCatalog.of(artifacts, question),
        FramesText.of(artifacts.catalog(question), data, candidate.sql()),
        new ArbiterRequest.Side(candidate.sql(), shown(result)),
        new ArbiterRequest.Side(testCase.code(), shown(testCase.expected())),
        verdict.notes(),
        candidate.isOtherReading(),
        candidate.reading() != null);
  }

  private static String shown(Table result) {
    return TableText.aligned(SharedSpelling.of(result), MOST_ROWS);
  }

  private Given asked(StepEvent event, Dispute dispute, boolean candidateFirst)
      throws ModelException {
    Question question = dispute.question();
    String model = question.settings().models().main();
    int round =
        ROUNDS_OF_A_TEST_CASE * (event.testCase() - 1)
            + 2 * event.candidate()
            + (candidateFirst ? 1 : 2);
    ArbiterAnswer answer =
        agent.judge(
            new ArbiterRequest(
                question.attempt(model, round, question.settings().models().temperature(model, 1)),
                dispute.shown().text().ddl(),
                dispute.shown().text().foreignKeys(),
                dispute.shown().values(),
                question.text(),
                question.evidence(),
                dispute.frames(),
                candidateFirst ? dispute.candidate() : dispute.testCode(),
                candidateFirst ? dispute.testCode() : dispute.candidate(),
                dispute.notes()));
    return given(
        answer, candidateFirst, ModelUse.of(ArbiterAgent.STEP, model, round, answer.completion()));
  }

  private static Given given(ArbiterAnswer answer, boolean candidateFirst, ModelUse use) {
    return switch (answer) {
      case ArbiterAnswer.None(String reason, var _) ->
          new Given(candidateFirst, null, "", "", "", "", null, reason, use);
      case ArbiterAnswer.Judged judged ->
          new Given(
              candidateFirst,
              side(judged.means(), candidateFirst),
              judged.point(),
              candidateFirst ? judged.readingA() : judged.readingB(),
              candidateFirst ? judged.readingB() : judged.readingA(),
              judged.why(),
              readers(judged.readersOfA(), candidateFirst),
              null,
              use);
    };
  }

  private static @Nullable Integer readers(@Nullable Integer ofA, boolean candidateFirst) {
    return ofA == null || candidateFirst ? ofA : Integer.valueOf(ArbiterAnswer.READERS - ofA);
  }

  private static Side side(Means means, boolean candidateFirst) {
    return switch (means) {
      case A -> candidateFirst ? Side.CANDIDATE : Side.TEST_CODE;
      case B -> candidateFirst ? Side.TEST_CODE : Side.CANDIDATE;
      case EITHER -> Side.EITHER;
      case NEITHER -> Side.NEITHER;
      case UNANSWERABLE -> Side.UNANSWERABLE;
    };
  }
}
