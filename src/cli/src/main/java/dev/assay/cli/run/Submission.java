package dev.assay.cli.run;

import dev.assay.catalog.Catalog;
import dev.assay.sql.Dialect;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.linking.IndexedValues;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.RunSettings;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
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

  private static final int DIGEST_LENGTH = 16;

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
    String key = ArtifactKeys.catalog(catalog.database(), digest());
    return new Question(
        run, id, catalog.database(), key, dialect, text, evidence, sql, settings, now);
  }

  /** Keeps the catalog and the question, with which the run begins. */
  public Question submit(Artifacts artifacts, Instant now) {
    Question question = question(now);
    artifacts.create(question.catalog(), catalog, Catalog.class);
    if (values != null) {
      values.keep(artifacts, question.catalog());
    }
    return artifacts.create(ArtifactKeys.question(run), question, Question.class);
  }

  /** Catalogs are kept by content, so that a changed database does not change a run under way. */
  private String digest() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(Json.bytes(catalog));
      if (values != null) {
        digest.update(values.sha256().getBytes(StandardCharsets.US_ASCII));
      }
      return HexFormat.of().formatHex(digest.digest()).substring(0, DIGEST_LENGTH);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java platform has SHA-256", impossible);
    }
  }
}
