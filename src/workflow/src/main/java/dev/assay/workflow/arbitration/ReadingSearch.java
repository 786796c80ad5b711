package dev.assay.workflow.arbitration;

import dev.assay.agents.Answer;
import dev.assay.agents.OtherReadingAgent;
import dev.assay.agents.OtherReadingRequest;
import dev.assay.agents.model.ModelException;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.linking.LinkedCatalog;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Part;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;

/**
 * Asks whether a question that was answered can be read in another way. SQL and test code that
 * agree say nothing of that: both may have taken a word the same way. The SQL of the other reading
 * is a candidate beside the answer; only the arbiter makes a reading of it, where its result
 * differs.
 */
public final class ReadingSearch implements Step {

  private final Artifacts artifacts;
  private final OtherReadingAgent agent;
  private final Stopwatch.Source time;

  public ReadingSearch(Artifacts artifacts, OtherReadingAgent agent, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.agent = agent;
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) throws ModelException {
    String key = ArtifactKeys.candidate(event.run(), event.next());
    if (artifacts.find(key, Candidate.class).isPresent()) {
      return new Outcome.Generated(key);
    }
    Question question = artifacts.question(event.run());
    if (!question.settings().has(Part.READINGS)) {
      return new Outcome.OneReading("other readings are not looked for");
    }
    Stopwatch watch = time.start();
    String model = question.settings().model();
    return switch (agent.find(request(event, question))) {
      case Answer.NoCode _ -> new Outcome.OneReading("no other reading was found");
      case Answer.Code(String sql, var completion) -> {
        artifacts.create(
            key,
            new Candidate(
                event.next(),
                sql,
                ModelUse.of(OtherReadingAgent.STEP, model, 1, completion),
                watch.startedAt(),
                watch.millis(),
                null),
            Candidate.class);
        yield new Outcome.Generated(key);
      }
    };
  }

  private OtherReadingRequest request(StepEvent event, Question question) {
    LinkedCatalog shown = LinkedCatalog.of(artifacts, question);
    Candidate answer =
        artifacts.get(ArtifactKeys.candidate(event.run(), event.candidate()), Candidate.class);
    return new OtherReadingRequest(
        question.attempt(question.settings().model(), 1),
        question.dialect().promptName(),
        shown.text().ddl(),
        shown.text().foreignKeys(),
        shown.values(),
        question.text(),
        question.evidence(),
        answer.sql());
  }
}
