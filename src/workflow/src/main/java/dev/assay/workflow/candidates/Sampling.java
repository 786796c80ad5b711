package dev.assay.workflow.candidates;

import dev.assay.agents.Answer;
import dev.assay.agents.Attempt;
import dev.assay.agents.SqlGenerationAgent;
import dev.assay.agents.model.ModelException;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.revision.UnusableAnswer;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.InvalidEventException;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.strategy.CandidateSettings;
import dev.assay.workflow.strategy.Generator;
import java.util.List;
import java.util.Optional;

/** Makes one of several samples (Li and Xie 2.1); each is asked for once. */
public final class Sampling {

  /** Asks a model for SQL. */
  @FunctionalInterface
  public interface Asking {
    Answer ask(Attempt attempt) throws ModelException;
  }

  private final Artifacts artifacts;
  private final Stopwatch.Source time;

  public Sampling(Artifacts artifacts, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.time = time;
  }

  /**
   * What makes the sample of this number, from 0.
   *
   * @throws InvalidEventException when there are not so many
   */
  public Generator generator(Question question, int sample) {
    List<Generator> generators = question.generators();
    if (sample >= generators.size()) {
      throw new InvalidEventException("there is no sample " + sample);
    }
    return generators.get(sample);
  }

  /** Keeps SQL that was made otherwise as the sample of this number. */
  public Outcome keep(Question question, int sample, String sql) {
    return kept(
        ArtifactKeys.sample(question.run(), sample),
        new Candidate(sample, sql, null, time.start().startedAt(), 0, null));
  }

  /** Makes the sample of this number, which is a text. */
  public Outcome make(Question question, int sample, Asking asking) throws ModelException {
    CandidateSettings settings = question.settings().strategy().candidatesOrDefault();
    String key = ArtifactKeys.sample(question.run(), sample);
    if (artifacts.find(key, Candidate.class).isPresent()) {
      return new Outcome.Generated(key);
    }
    if (!settings.given().isEmpty()) {
      return keep(question, sample, settings.given().get(text(question, sample)));
    }
    Optional<UnusableAnswer> before =
        artifacts.find(ArtifactKeys.unusableSample(question.run(), sample), UnusableAnswer.class);
    return before.isPresent()
        ? new Outcome.Unusable(before.get().reason())
        : asked(question, sample, settings, asking);
  }

  private Outcome asked(Question question, int sample, CandidateSettings settings, Asking asking)
      throws ModelException {
    Stopwatch watch = time.start();
    Attempt attempt = attempt(question, sample, settings);
    Answer answer = asking.ask(attempt);
    ModelUse use =
        ModelUse.of(SqlGenerationAgent.STEP, attempt.model(), attempt.round(), answer.completion());
    return switch (answer) {
      case Answer.Code code ->
          kept(
              ArtifactKeys.sample(question.run(), sample),
              new Candidate(sample, code.text(), use, watch.startedAt(), watch.millis(), null));
      case Answer.NoCode none -> {
        artifacts.create(
            ArtifactKeys.unusableSample(question.run(), sample),
            new UnusableAnswer(sample, attempt.round(), none.reason(), use),
            UnusableAnswer.class);
        yield new Outcome.Unusable(none.reason());
      }
    };
  }

  /** Rounds tell texts of one model apart; several models are asked once each. */
  private static Attempt attempt(Question question, int sample, CandidateSettings settings) {
    int text = text(question, sample);
    if (settings.models().isEmpty()) {
      String model = question.settings().models().main();
      return question.attempt(model, text + 1, settings.temperature());
    }
    String model = settings.models().get(text);
    return question.attempt(model, 1);
  }

  /** The sample's number among those that are texts. */
  private static int text(Question question, int sample) {
    return sample - question.generators().indexOf(Generator.TEXT);
  }

  private Outcome kept(String key, Candidate sample) {
    artifacts.create(key, sample, Candidate.class);
    return new Outcome.Generated(key);
  }
}
