package dev.assay.cli.run;

import dev.assay.catalog.Catalog;
import dev.assay.sql.Dialect;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.catalogs.KeptCatalog;
import dev.assay.workflow.linking.IndexedValues;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Asked;
import dev.assay.workflow.run.KnownDatabase;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.RunSettings;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A question before it is a run.
 *
 * @param run the run's id to be
 * @param id the question's id, by which recorded completions are found
 * @param dialect of the SQL that answers
 * @param values the index of the database's values, or null when there is none
 */
public record Submission(
    String run,
    String id,
    Catalog catalog,
    Dialect dialect,
    Asked asked,
    RunSettings settings,
    @Nullable IndexedValues values) {

  /** A question that has its run's id, about a database whose values are not indexed. */
  public static Submission of(String run, Catalog catalog, Asked asked, RunSettings settings) {
    return new Submission(run, run, catalog, catalog.dialect(), asked, settings, null);
  }

  /** The same with another id of the question. */
  public Submission called(String other) {
    return new Submission(run, other, catalog, dialect, asked, settings, values);
  }

  /** The same, to be answered in another dialect. */
  public Submission in(Dialect other) {
    return new Submission(run, id, catalog, other, asked, settings, values);
  }

  /** The same with the index of the database's values. */
  public Submission knowing(@Nullable IndexedValues index) {
    return new Submission(run, id, catalog, dialect, asked, settings, index);
  }

  /**
   * The question as the run will have it.
   *
   * @throws dev.assay.workflow.run.InvalidQuestionException when it cannot be asked
   */
  public Question question(Instant now) {
    String key = new KeptCatalog(catalog, values).key();
    String told = Question.evidence(catalog.glossary(), asked.text(), asked.evidence());
    return new Question(
        run,
        id,
        new KnownDatabase(catalog.database(), key, dialect),
        asked.withEvidence(told),
        settings,
        now);
  }

  /** Keeps the catalog and the question, with which the run begins. */
  public Question submit(Artifacts artifacts, Instant now) {
    Question question = question(now);
    new KeptCatalog(catalog, values).keep(artifacts);
    return artifacts.create(ArtifactKeys.question(run), question, Question.class);
  }
}
