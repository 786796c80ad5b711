package dev.assay.cli.run;

import dev.assay.catalog.Catalog;
import dev.assay.sql.Dialect;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.catalogs.KeptCatalog;
import dev.assay.workflow.linking.IndexedValues;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.RunSettings;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A question before it is a run.
 *
 * @param run the run's id to be
 * @param id the question's id, by which recorded completions are found
 * @param sql SQL to test, or null when SQL is to be generated
 * @param values the index of the database's values, or null when there is none
 */
public record Submission(
    String run,
    String id,
    Catalog catalog,
    Dialect dialect,
    String text,
    String evidence,
    @Nullable String sql,
    RunSettings settings,
    @Nullable IndexedValues values) {

  /** A question about a database whose values are not indexed. */
  public Submission(
      String run,
      String id,
      Catalog catalog,
      Dialect dialect,
      String text,
      String evidence,
      @Nullable String sql,
      RunSettings settings) {
    this(run, id, catalog, dialect, text, evidence, sql, settings, null);
  }

  /**
   * The question as the run will have it.
   *
   * @throws dev.assay.workflow.run.InvalidQuestionException when it cannot be asked
   */
  public Question question(Instant now) {
    String key = new KeptCatalog(catalog, values).key();
    String told = Question.evidence(catalog.glossary(), text, evidence);
    return new Question(run, id, catalog.database(), key, dialect, text, told, sql, settings, now);
  }

  /** Keeps the catalog and the question, with which the run begins. */
  public Question submit(Artifacts artifacts, Instant now) {
    Question question = question(now);
    new KeptCatalog(catalog, values).keep(artifacts);
    return artifacts.create(ArtifactKeys.question(run), question, Question.class);
  }
}
