package dev.assay.workflow.batch;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.table.AsOf;
import dev.assay.workflow.run.InvalidQuestionException;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.strategy.Strategy;
import dev.assay.workflow.strategy.StrategyPart;
import java.time.DateTimeException;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/**
 * One question as a user writes it, in BIRD's names: {@code question_id}, {@code db_id}, {@code
 * question}, {@code evidence}; {@code id} and {@code database} mean the same. Fields that it does
 * not know are left alone, so that BIRD's and Spider's files can be used as they are; BIRD's {@code
 * SQL} and Spider's {@code query} are gold queries, and never looked at unless a benchmark gives
 * them as {@code gold}, nor is Spider's {@code sql}, an object: the same query taken apart.
 *
 * @param id the question's id; null when it has none
 * @param database the database's name; null where there is only one
 * @param evidence external knowledge, empty when there is none
 * @param sql SQL to test, from the field {@code sql}; null when SQL is to be generated
 * @param gold SQL that is known to be right, with which test data are checked and which no model is
 *     shown; null outside of benchmarks
 * @param strategy which parts its run is made of, from the field {@code strategy}: a strategy's
 *     name, or the names of parts; null for what holds where it is asked
 * @param asOf the moment that "now" means, from the field {@code as_of}, in UTC where that names no
 *     zone; null for what holds where it is asked
 */
public record QuestionRequest(
    @Nullable String id,
    @Nullable String database,
    String question,
    String evidence,
    @Nullable String sql,
    @Nullable String gold,
    @Nullable Strategy strategy,
    @Nullable AsOf asOf) {

  private static final int LONGEST_NAME = 200;

  /** A request outside of benchmarks, where no SQL is known to be right. */
  public QuestionRequest(
      @Nullable String id,
      @Nullable String database,
      String question,
      String evidence,
      @Nullable String sql) {
    this(id, database, question, evidence, sql, null, null, null);
  }

  /**
   * Reads a request.
   *
   * @throws InvalidQuestionException naming the field that is missing, of another type, or too long
   */
  public static QuestionRequest parse(JsonNode json) {
    if (!json.isObject()) {
      throw new InvalidQuestionException("it is not a JSON object");
    }
    String question = text(json, "question", Question.LONGEST_TEXT);
    if (question == null || question.isBlank()) {
      throw new InvalidQuestionException("'question' is missing or empty");
    }
    String evidence = text(json, "evidence", Question.LONGEST_TEXT);
    return new QuestionRequest(
        id(json, "question_id", "id"),
        id(json, "db_id", "database"),
        question,
        evidence == null ? "" : evidence,
        json.path("sql").isObject() ? null : text(json, "sql", Question.LONGEST_SQL),
        text(json, "gold", Question.LONGEST_SQL),
        strategy(json.path("strategy")),
        asOf(text(json, "as_of", LONGEST_NAME)));
  }

  private static @Nullable AsOf asOf(@Nullable String text) {
    try {
      return text == null ? null : AsOf.parse(text, ZoneOffset.UTC);
    } catch (DateTimeException unreadable) {
      throw new InvalidQuestionException("'as_of': " + unreadable.getMessage(), unreadable);
    }
  }

  private static @Nullable Strategy strategy(JsonNode value) {
    if (value.isMissingNode() || value.isNull()) {
      return null;
    }
    if (value.isTextual()) {
      return Strategy.named(value.textValue());
    }
    if (!value.isArray() || !value.valueStream().allMatch(JsonNode::isTextual)) {
      throw new InvalidQuestionException(
          "'strategy' is neither a strategy's name nor an array of names of parts");
    }
    return Strategy.of(
        Strategy.OWN,
        value.valueStream().map(JsonNode::textValue).map(StrategyPart::named).toList());
  }

  private static @Nullable String id(JsonNode json, String name, String otherName) {
    String field = json.has(name) ? name : otherName;
    JsonNode value = json.path(field);
    String id = value.isIntegralNumber() ? value.asText() : text(json, field, LONGEST_NAME);
    if (id != null && id.isBlank()) {
      throw new InvalidQuestionException("'%s' is empty".formatted(field));
    }
    return id;
  }

  private static @Nullable String text(JsonNode json, String field, int longest) {
    JsonNode value = json.path(field);
    if (value.isMissingNode() || value.isNull()) {
      return null;
    }
    if (!value.isTextual()) {
      throw new InvalidQuestionException("'%s' is not a text".formatted(field));
    }
    String text = value.textValue();
    int length = Question.length(text);
    if (length > longest) {
      throw new InvalidQuestionException(
          "'%s' has %,d characters; at most %,d are allowed".formatted(field, length, longest));
    }
    return text;
  }
}
