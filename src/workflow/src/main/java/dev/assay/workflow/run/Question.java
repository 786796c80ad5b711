package dev.assay.workflow.run;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
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
 * What was asked, and how it is to be answered: the artifact that a run begins with. In JSON, all
 * but the settings stands side by side.
 *
 * @param run the run's id
 * @param id the question's id, by which recorded completions are found
 * @param about the database
 * @param asked the question itself
 * @param askedAt when the run was submitted
 */
public record Question(
    String run,
    String id,
    @JsonUnwrapped KnownDatabase about,
    @JsonUnwrapped Asked asked,
    RunSettings settings,
    Instant askedAt) {

  public static final int LONGEST_TEXT = 10_000;
  public static final int LONGEST_SQL = 100_000;

  public Question {
    if (!ArtifactKeys.isRun(run)) {
      throw new InvalidQuestionException(
          "not a run's id: %s (letters, digits, - and _, at most 80)".formatted(shortened(run)));
    }
  }

  /** What its evidence is: what is given, and what the database's glossary says of its words. */
  public static String evidence(Glossary glossary, String text, String given) {
    return glossary.evidence(text, given, LONGEST_TEXT);
  }

  /** The name of the database. */
  public String database() {
    return about.name();
  }

  /** The key of the database's catalog. */
  public String catalog() {
    return about.catalog();
  }

  public Dialect dialect() {
    return about.dialect();
  }

  /** The question. */
  public String text() {
    return asked.text();
  }

  /** External knowledge, empty when there is none. */
  public String evidence() {
    return asked.evidence();
  }

  /** The SQL to test, or null when SQL is to be generated. */
  public @Nullable String sql() {
    return asked.sql();
  }

  /** SQL that is known to be right, or null. */
  public @Nullable String gold() {
    return asked.gold();
  }

  /** The moment that "now" means in the run. */
  @JsonIgnore
  public AsOf asOf() {
    AsOf stated = settings.asOf();
    return stated == null ? new AsOf(askedAt, ZoneOffset.UTC) : stated;
  }

  /** A call of a model on behalf of the question, at the model's temperature in the round. */
  public Attempt attempt(String model, int round) {
    return attempt(model, round, settings.models().temperature(model, round));
  }

  /** A call of a model on behalf of the question. */
  public Attempt attempt(String model, int round, double temperature) {
    return new Attempt(model, id, round, temperature, "", asOf().inWords());
  }

  /** Whether threads explore the database and refine SQL by it, which shows rows to models. */
  @JsonIgnore
  public boolean isRefinedOnDatabase() {
    return sql() == null
        && settings.strategy().threads() > 0
        && settings.linking().shareValues() == ValueSharing.SAMPLES;
  }

  /**
   * What makes the samples of SQL, one each, from which a candidate is selected; none where there
   * is one candidate only.
   */
  public List<Generator> generators() {
    Strategy strategy = settings.strategy();
    if (sql() != null || !strategy.has(StrategyPart.CANDIDATES)) {
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
    input.set("testCodeModels", Json.array(settings.models().testCode()));
    input.put("samples", samples());
    input.set("parts", Json.array(settings.strategy().parts()));
    return input.put("revisionLimit", settings.limits().revisions());
  }

  /** How many characters there are, as contracts in JSON Schema count them. */
  public static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  private static String shortened(String text) {
    return text.length() <= 100 ? text : text.substring(0, 100) + "…";
  }
}
