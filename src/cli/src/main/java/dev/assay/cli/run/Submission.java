package dev.assay.cli.run;

import dev.assay.catalog.Catalog;
import dev.assay.sql.Dialect;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.RunSettings;
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
 */
public record Submission(
    String run,
    String id,
    Catalog catalog,
    Dialect dialect,
    String text,
    String evidence,
    @Nullable String sql,
    RunSettings settings) {

  private static final int DIGEST_LENGTH = 16;

  /**
   * The question as the run will have it.
   *
   * @throws dev.assay.workflow.run.InvalidQuestionException when it cannot be asked
   */
  public Question question(Instant now) {
    String key = ArtifactKeys.catalog(catalog.database(), digest(catalog));
    return new Question(
        run, id, catalog.database(), key, dialect, text, evidence, sql, settings, now);
  }

  /** Keeps the catalog and the question, with which the run begins. */
  public Question submit(Artifacts artifacts, Instant now) {
    Question question = question(now);
    artifacts.create(question.catalog(), catalog, Catalog.class);
    return artifacts.create(ArtifactKeys.question(run), question, Question.class);
  }

  /** Catalogs are kept by content, so that a changed database does not change a run under way. */
  private static String digest(Catalog catalog) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(Json.bytes(catalog));
      return HexFormat.of().formatHex(digest).substring(0, DIGEST_LENGTH);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java platform has SHA-256", impossible);
    }
  }
}
