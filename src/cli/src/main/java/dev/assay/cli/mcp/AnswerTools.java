package dev.assay.cli.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Tools that answer questions, by asking models. */
final class AnswerTools {

  private static final int DEFAULT_WAIT = 25;

  private static final String ASK_SCHEMA =
      """
      {"type": "object", "additionalProperties": false, "required": ["question"], "properties": {
        "question": {"type": "string", "minLength": 1, "maxLength": 10000, "description": "In words, as a person asks."},
        "evidence": {"type": "string", "maxLength": 10000, "description": "What words of the question mean in this database."},
        "as_of": {"type": "string", "minLength": 1, "maxLength": 200, "description": "The moment that now and today mean, as in 2025-06-30 or 2025-06-30T12:00+02:00; that of the server, or else the present one, when not given."},
        "wait_seconds": {"type": "integer", "minimum": 0, "maximum": 600, "description": "How long to wait for the answer, 25 when not given."}}}
      """;

  private static final String GET_SCHEMA =
      """
      {"type": "object", "additionalProperties": false, "required": ["id"], "properties": {
        "id": {"type": "string", "minLength": 1, "maxLength": 80, "description": "As 'ask' or 'test_sql' answered it."},
        "wait_seconds": {"type": "integer", "minimum": 0, "maximum": 600, "description": "How long to wait for the answer, 25 when not given."}}}
      """;

  private final Answers answers;

  AnswerTools(Answers answers) {
    this.answers = answers;
  }

  List<OfferedTool> tools() {
    return List.of(
        new OfferedTool(
            "ask",
            "Ask a question",
            "Answers a question about the database with SQL that has passed a generated test, and says"
                + " whether it is verified, unverified, ambiguous (with its readings) or unanswerable. What takes"
                + " longer than wait_seconds is answered with an id, for get_answer.",
            ASK_SCHEMA,
            OfferedTool.Effect.ASKS_MODELS,
            this::ask),
        new OfferedTool(
            "get_answer",
            "Get an answer",
            "The answer of a question that was asked before, or how its run stands.",
            GET_SCHEMA,
            OfferedTool.Effect.ASKS_MODELS,
            this::answer));
  }

  private ObjectNode ask(JsonNode arguments, Consumer<String> steps) throws InterruptedException {
    return asked(
        arguments.path("question").asText(),
        arguments.path("evidence").asText(),
        null,
        arguments,
        steps);
  }

  private ObjectNode answer(JsonNode arguments, Consumer<String> steps)
      throws InterruptedException {
    return answers.answer(arguments.path("id").asText(), wait(arguments), steps);
  }

  /** Has a question answered, by SQL that is there already or by SQL of a model. */
  ObjectNode asked(
      String question,
      String evidence,
      @Nullable String sql,
      JsonNode arguments,
      Consumer<String> steps)
      throws InterruptedException {
    String id =
        answers.begin(
            new Answers.AgentQuestion(
                OfferedTool.database(arguments),
                question,
                evidence,
                sql,
                OfferedTool.asOf(arguments)));
    return answers.answer(id, wait(arguments), steps);
  }

  private static Duration wait(JsonNode arguments) {
    return Duration.ofSeconds(arguments.path("wait_seconds").asLong(DEFAULT_WAIT));
  }
}
