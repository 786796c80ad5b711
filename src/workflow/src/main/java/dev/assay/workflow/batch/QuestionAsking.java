package dev.assay.workflow.batch;

import dev.assay.sql.SelectGuard;
import dev.assay.table.AsOf;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.batch.DatabaseCatalogs.Found;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Asked;
import dev.assay.workflow.run.Budget;
import dev.assay.workflow.run.InvalidQuestionException;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.strategy.Strategy;
import java.time.InstantSource;
import java.util.function.Supplier;

/** Makes a run of what a user asks: the question's artifact, with which every run begins. */
public final class QuestionAsking {

  private final Artifacts artifacts;
  private final DatabaseCatalogs catalogs;
  private final Supplier<RunSettings> settings;
  private final InstantSource clock;

  public QuestionAsking(
      Artifacts artifacts, DatabaseCatalogs catalogs, RunSettings settings, InstantSource clock) {
    this(artifacts, catalogs, () -> settings, clock);
  }

  /** With settings that may be others for each question. */
  public QuestionAsking(
      Artifacts artifacts,
      DatabaseCatalogs catalogs,
      Supplier<RunSettings> settings,
      InstantSource clock) {
    this.artifacts = artifacts;
    this.catalogs = catalogs;
    this.settings = settings;
    this.clock = clock;
  }

  /**
   * The question of the run; the one that is there already, when the run was asked before.
   *
   * @throws InvalidQuestionException when it cannot be asked; the message says why
   */
  public Question ask(String run, QuestionRequest request) {
    String key = ArtifactKeys.question(run);
    return artifacts
        .find(key, Question.class)
        .orElseGet(() -> artifacts.create(key, question(run, request), Question.class));
  }

  /** How much of models each run may take. */
  Budget budget() {
    return settings.get().budget();
  }

  /** Rules hold and pools are there whatever the strategy. */
  private RunSettings settings(QuestionRequest request) {
    Strategy wanted = request.strategy();
    AsOf asOf = request.asOf();
    RunSettings usual = settings.get();
    RunSettings stated = wanted == null ? usual : usual.by(wanted.toldAs(usual.strategy()));
    return asOf == null ? stated : stated.asOf(asOf);
  }

  private Question question(String run, QuestionRequest request) {
    Found catalog = catalogs.find(request.database());
    String sql = request.sql();
    if (sql != null) {
      SelectGuard.refusal(catalog.dialect(), sql)
          .ifPresent(
              reason -> {
                throw new InvalidQuestionException("'sql' is not one SELECT: " + reason);
              });
    }
    return new Question(
        run,
        request.id() == null ? run : request.id(),
        catalog.about(),
        new Asked(
            request.question(),
            Question.evidence(catalog.glossary(), request.question(), request.evidence()),
            sql,
            request.gold()),
        settings(request),
        clock.instant());
  }
}
