package dev.assay.workflow.run;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.agents.Attempt;
import dev.assay.catalog.ValueSharing;
import dev.assay.catalog.glossary.Glossary;
import dev.assay.sql.Dialect;
import dev.assay.table.AsOf;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.strategy.Generator;
import dev.assay.workflow.strategy.Strategy;
import dev.assay.workflow.strategy.StrategyPart;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was asked, and how it is to be answered: the artifact that a run begins with.
 *
 * @param run the run's id
 * @param id the question's id, by which recorded completions are found
 * @param database the database's name
 * @param catalog the key of the database's catalog
 * @param text the question
 * @param evidence external knowledge, empty when there is none
 * @param sql the SQL to test, or null when SQL is to be generated
 * @param gold SQL that is known to be right, with which test data are checked and which no model is
 *     shown; null outside of benchmarks
 * @param askedAt when the run was submitted
 */
public record Question(
    String run,
    String id,
    String database,
    String catalog,
    Dialect dialect,
    String text,
    String evidence,
    @Nullable String sql,
    @Nullable String gold,
    RunSettings settings,
    Instant askedAt) {

  public static final int LONGEST_TEXT = 10_000;
  public static final int LONGEST_SQL = 100_000;

  public Question {
    if (!ArtifactKeys.isRun(run)) {
      throw new InvalidQuestionException(
          "not a run's id: %s (letters, digits, - and _, at most 80)".formatted(shortened(run)));
    }
    if (text.isBlank()) {
      throw new InvalidQuestionException("the question is empty: say what you want to know");
    }
    requireLength("question", text, LONGEST_TEXT);
    requireLength("evidence", evidence, LONGEST_TEXT);
    if (sql != null) {
      requireLength("SQL", sql, LONGEST_SQL);
    }
    if (gold != null) {
      requireLength("gold SQL", gold, LONGEST_SQL);
    }
  }

  /** What its evidence is: what is given, and what the database's glossary says of its words. */
  public static String evidence(Glossary glossary, String text, String given) {
    return glossary.evidence(text, given, LONGEST_TEXT);
  }

  /** A question outside of benchmarks, where no SQL is known to be right. */
  public Question(
      String run,
      String id,
      String database,
      String catalog,
      Dialect dialect,
      String text,
      String evidence,
      @Nullable String sql,
      RunSettings settings,
      Instant askedAt) {
    this(run, id, database, catalog, dialect, text, evidence, sql, null, settings, askedAt);
  }

  /** The moment that "now" means in the run. */
  @JsonIgnore
  public AsOf asOf() {
    AsOf stated = settings.asOf();
    return stated == null ? new AsOf(askedAt, ZoneOffset.UTC) : stated;
  }

  /** A call of a model on behalf of the question, at the model's temperature in the round. */
  public Attempt attempt(String model, int round) {
    return attempt(model, round, settings.temperature(model, round));
  }

  /** A call of a model on behalf of the question. */
  public Attempt attempt(String model, int round, double temperature) {
    return new Attempt(model, id, round, temperature, "", asOf().inWords());
  }

  /** Whether threads explore the database and refine SQL by it, which shows rows to models. */
  @JsonIgnore
  public boolean isRefinedOnDatabase() {
    return sql == null
        && settings.strategy().threads() > 0
        && settings.linking().shareValues() == ValueSharing.SAMPLES;
  }

  /**
   * What makes the samples of SQL, one each, from which a candidate is selected; none where there
   * is one candidate only.
   */
  public List<Generator> generators() {
    Strategy strategy = settings.strategy();
    if (sql != null || !strategy.has(StrategyPart.CANDIDATES)) {
      return List.of();
    }
    List<Generator> generators = new ArrayList<>();
    if (isRefinedOnDatabase()) {
      generators.add(Generator.THREADS);
    }
    if (strategy.has(StrategyPart.FUNCTION_CALLS)) {
      generators.add(Generator.FUNCTION_CALLS);
    }
    generators.addAll(Collections.nCopies(strategy.candidatesOrDefault().count(), Generator.TEXT));
    return generators;
  }

  /** How many samples of SQL there are to be before there are candidates; one needs no choice. */
  public int samples() {
    return Math.max(1, generators().size());
  }

  /** What the state machine of a run is given; all else is in the run's artifacts. */
  public ObjectNode executionInput() {
    ObjectNode input = Json.object().put("run", run);
    input.set("testCodeModels", Json.array(settings.testCodeModels()));
    input.put("samples", samples());
    input.set("parts", Json.array(settings.strategy().parts()));
    return input.put("revisionLimit", settings.revisionLimit());
  }

  /** The same question, with SQL that is known to be right. */
  public Question withGold(String known) {
    return new Question(
        run, id, database, catalog, dialect, text, evidence, sql, known, settings, askedAt);
  }

  private static void requireLength(String name, String text, int longest) {
    int length = length(text);
    if (length > longest) {
      throw new InvalidQuestionException(
          "the %s has %,d characters; at most %,d are allowed".formatted(name, length, longest));
    }
  }

  /** How many characters there are, as contracts in JSON Schema count them. */
  public static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  private static String shortened(String text) {
    return text.length() <= 100 ? text : text.substring(0, 100) + "…";
  }
}
