package dev.assay.workflow.revision;

import dev.assay.agents.Attempt;
import dev.assay.agents.SqlGenerationAgent;
import dev.assay.agents.SqlGenerationRequest;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.sql.Dialect;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.candidates.Sampling;
import dev.assay.workflow.demonstrations.ConfirmedDemonstrations;
import dev.assay.workflow.demonstrations.Demonstrated;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.format.FormatExpectation;
import dev.assay.workflow.functioncalls.CallTurns;
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
import java.util.Optional;

/** Makes the first candidate: the SQL that the question brings, or what a model writes. */
public final class SqlGeneration implements Step {

  private final Artifacts artifacts;
  private final SqlGenerationAgent agent;
  private final ModelClient models;
  private final FormatExpectation formats;
  private final FunctionCallGeneration calls;
  private final Stopwatch.Source time;

  public SqlGeneration(Artifacts artifacts, ModelClient models, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.agent = SqlGenerationAgent.asking(models);
    this.models = models;
    this.formats = new FormatExpectation(artifacts, models);
    this.calls = new FunctionCallGeneration(artifacts, models, new ValueIndexes(artifacts), time);
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) throws ModelException {
    Question question = artifacts.question(event.run());
    Strategy strategy = question.settings().strategy();
    if (strategy.has(StrategyPart.ANSWER_FORMAT) && event.sample() == 0) {
      formats.of(question, LinkedCatalog.of(artifacts, question).context(question));
    }
    if (question.sql() != null) {
      return kept(question, question.sql());
    }
    if (question.samples() > 1) {
      return sample(question, event);
    }
    if (question.isRefinedOnDatabase() && !event.lastTry()) {
      return new Outcome.ThreadsWanted(strategy.threads());
    }
    if (strategy.has(StrategyPart.FUNCTION_CALLS)) {
      String sql = calls(question).sql();
      if (sql != null) {
        return kept(question, sql);
      }
    }
    Optional<String> declined = declined(question);
    if (declined.isPresent()) {
      return new Outcome.Declined(declined.get());
    }
    return new CandidateWriting(artifacts, time, SqlGenerationAgent.STEP)
        .write(question, 0, null, 1, attempt -> agent.generate(request(question, attempt)));
  }

  /** Why the linking model declines, until somebody has taken a second look. */
  private Optional<String> declined(Question question) {
    return artifacts
            .find(ArtifactKeys.answerability(question.run()), Answerability.class)
            .isPresent()
        ? Optional.empty()
        : CandidateWriting.declinedByLinking(artifacts, question.run());
  }

  /** One of the samples from which a candidate is selected, by what makes it. */
  private Outcome sample(Question question, StepEvent event) throws ModelException {
    Sampling sampling = new Sampling(artifacts, time);
    return switch (sampling.generator(question, event.sample())) {
      case THREADS ->
          event.lastTry()
              ? new Outcome.Unusable("no thread has an answer")
              : new Outcome.ThreadsWanted(question.settings().strategy().threads());
      case FUNCTION_CALLS -> {
        CallTurns turns = calls(question);
        yield turns.sql() == null
            ? new Outcome.Unusable(turns.reason())
            : sampling.keep(question, event.sample(), turns.sql());
      }
      case TEXT ->
          sampling.make(
              question, event.sample(), attempt -> agent.generate(request(question, attempt)));
    };
  }

  private CallTurns calls(Question question) throws ModelException {
    return calls.write(question, 0, LinkedCatalog.of(artifacts, question).context(question));
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
        Demonstrated.of(artifacts, question),
        new ConfirmedDemonstrations(artifacts).sql(question, models),
        notesOn(question.dialect()));
  }

  /** Where SQL cannot be tried, nothing else would tell a model what it gets wrong. */
  private static String notesOn(Dialect dialect) {
    return dialect.isExecutable() ? "" : dialect.id();
  }

  /** A candidate that no single call of a model has written. */
  private Outcome kept(Question question, String sql) {
    String key = ArtifactKeys.candidate(question.run(), 0);
    Candidate candidate = new Candidate(0, sql, null, time.start().startedAt(), 0);
    artifacts.create(key, candidate, Candidate.class);
    return new Outcome.Generated(key);
  }
}
