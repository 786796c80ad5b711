package dev.assay.workflow.revision;

import dev.assay.agents.Attempt;
import dev.assay.agents.SqlGenerationAgent;
import dev.assay.agents.SqlGenerationRequest;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.candidates.Sampling;
import dev.assay.workflow.demonstrations.Demonstrated;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.format.FormatExpectation;
import dev.assay.workflow.functioncalls.FunctionCallGeneration;
import dev.assay.workflow.linking.LinkedCatalog;
import dev.assay.workflow.linking.ValueIndexes;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.strategy.Strategy;
import dev.assay.workflow.strategy.StrategyPart;

/** Makes the first candidate: the SQL that the question brings, or what a model writes. */
public final class SqlGeneration implements Step {

  private final Artifacts artifacts;
  private final SqlGenerationAgent agent;
  private final FormatExpectation formats;
  private final FunctionCallGeneration calls;
  private final Stopwatch.Source time;

  public SqlGeneration(Artifacts artifacts, ModelClient models, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.agent = SqlGenerationAgent.asking(models);
    this.formats = new FormatExpectation(artifacts, models);
    this.calls = new FunctionCallGeneration(artifacts, models, new ValueIndexes(artifacts), time);
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) throws ModelException {
    Question question = artifacts.question(event.run());
    Strategy strategy = question.settings().strategy();
    if (strategy.has(StrategyPart.ANSWER_FORMAT)) {
      formats.of(question, LinkedCatalog.of(artifacts, question).context(question));
    }
    if (question.sql() != null) {
      return kept(question, question.sql());
    }
    if (question.isRefinedOnDatabase() && !event.lastTry()) {
      return new Outcome.ThreadsWanted(strategy.threads());
    }
    if (question.samples() > 1) {
      return new Sampling(artifacts, time)
          .make(question, event.sample(), attempt -> agent.generate(request(question, attempt)));
    }
    if (strategy.has(StrategyPart.FUNCTION_CALLS)) {
      LinkedCatalog shown = LinkedCatalog.of(artifacts, question);
      String sql = calls.write(question, 0, shown.context(question)).sql();
      if (sql != null) {
        return kept(question, sql);
      }
    }
    return new CandidateWriting(artifacts, time, SqlGenerationAgent.STEP)
        .write(question, 0, null, 1, attempt -> agent.generate(request(question, attempt)));
  }

  private SqlGenerationRequest request(Question question, Attempt attempt) {
    LinkedCatalog shown = LinkedCatalog.of(artifacts, question);
    return new SqlGenerationRequest(
        attempt,
        question.dialect().promptName(),
        shown.text().ddl(),
        shown.text().foreignKeys(),
        shown.values(),
        question.text(),
        question.evidence(),
        Demonstrated.of(artifacts, question));
  }

  /** A candidate that no single call of a model has written. */
  private Outcome kept(Question question, String sql) {
    String key = ArtifactKeys.candidate(question.run(), 0);
    Candidate candidate = new Candidate(0, sql, null, time.start().startedAt(), 0);
    artifacts.create(key, candidate, Candidate.class);
    return new Outcome.Generated(key);
  }
}
