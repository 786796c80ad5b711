package dev.assay.workflow.revision;

import dev.assay.agents.AnswerabilityAgent;
import dev.assay.agents.AnswerabilityAnswer;
import dev.assay.agents.AnswerabilityRequest;
import dev.assay.agents.model.ModelException;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.linking.LinkedCatalog;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import java.util.Optional;

/** Takes a second look where a model says that the database does not hold what is asked. */
public final class DeclineConfirmation implements Step {

  private final Artifacts artifacts;
  private final AnswerabilityAgent agent;
  private final Stopwatch.Source time;

  public DeclineConfirmation(Artifacts artifacts, AnswerabilityAgent agent, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.agent = agent;
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) throws ModelException {
    String key = ArtifactKeys.answerability(event.run());
    Optional<Answerability> made = artifacts.find(key, Answerability.class);
    Answerability answerability =
        made.isPresent() ? made.get() : artifacts.create(key, look(event), Answerability.class);
    return answerability.answerable()
        ? new Outcome.Answerable(key)
        : new Outcome.Unanswerable(answerability.why());
  }

  /** By the model that links, or else by the one that was to write SQL. */
  private String lacks(String run) {
    return CandidateWriting.declinedByLinking(artifacts, run)
        .orElseGet(
            () ->
                artifacts.get(ArtifactKeys.unusableSql(run, 0, 1), UnusableAnswer.class).reason());
  }

  private Answerability look(StepEvent event) throws ModelException {
    Stopwatch watch = time.start();
    Question question = artifacts.question(event.run());
    LinkedCatalog shown = LinkedCatalog.of(artifacts, question);
    String lacks = lacks(event.run());
    String model = question.settings().models().main();
    AnswerabilityAnswer answer =
        agent.look(
            new AnswerabilityRequest(
                question.attempt(model, 1),
                shown.text().ddl(),
                shown.values(),
                question.text(),
                question.evidence(),
                lacks));
    return new Answerability(
        answer.answerable(),
        lacks,
        answer.why(),
        ModelUse.of(AnswerabilityAgent.STEP, model, 1, answer.completion()),
        watch.startedAt(),
        watch.millis());
  }
}
