package dev.assay.workflow.revision;

import dev.assay.agents.SqlGenerationAgent;
import dev.assay.agents.SqlGenerationRequest;
import dev.assay.agents.model.ModelException;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.demonstrations.Demonstrated;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.linking.LinkedCatalog;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;

/** Makes the first candidate: the SQL that the question brings, or what a model writes. */
public final class SqlGeneration implements Step {

  private final Artifacts artifacts;
  private final SqlGenerationAgent agent;
  private final Stopwatch.Source time;

  public SqlGeneration(Artifacts artifacts, SqlGenerationAgent agent, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.agent = agent;
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) throws ModelException {
    Question question = artifacts.question(event.run());
    if (question.sql() != null) {
      String key = ArtifactKeys.candidate(event.run(), 0);
      Candidate given = new Candidate(0, question.sql(), null, time.start().startedAt(), 0);
      artifacts.create(key, given, Candidate.class);
      return new Outcome.Generated(key);
    }
    LinkedCatalog shown = LinkedCatalog.of(artifacts, question);
    return new CandidateWriting(artifacts, time, SqlGenerationAgent.STEP)
        .write(
            question,
            0,
            1,
            attempt ->
                agent.generate(
                    new SqlGenerationRequest(
                        attempt,
                        question.dialect().promptName(),
                        shown.text().ddl(),
                        shown.text().foreignKeys(),
                        shown.values(),
                        question.text(),
                        question.evidence(),
                        Demonstrated.of(artifacts, question))));
  }
}
