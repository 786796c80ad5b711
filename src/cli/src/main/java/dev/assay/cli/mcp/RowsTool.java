package dev.assay.cli.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assay.catalog.ReadRows;
import dev.assay.cli.UsageException;
import dev.assay.cli.rows.RowsJson;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.Question;
import java.util.function.Consumer;

/** The tool that reads rows of the user's database, by SQL that is verified and no other. */
final class RowsTool {

  private static final String SCHEMA =
      """
      {"type": "object", "additionalProperties": false, "required": ["id"], "properties": {
        "id": {"type": "string", "minLength": 1, "maxLength": 80, "description": "Of an answer that is verified."}}}
      """;

  /** More of one cell would crowd out the rest of what an agent knows. */
  private static final int LONGEST_CELL = 2_000;

  /** Bytes that are longer than keys and digests are, in digits; they begin with what they are. */
  private static final int LONGEST_BYTES = 2 * 64;

  private static final int BEGIN_OF_BYTES = 2 * 16;

  private final Answers answers;
  private final VerifiedRows rows;

  RowsTool(Answers answers, VerifiedRows rows) {
    this.answers = answers;
    this.rows = rows;
  }

  OfferedTool tool() {
    return new OfferedTool(
        "run_verified",
        "Read rows",
        "The rows that a verified answer gives on the user's database; only where the user has allowed"
            + " it (--rows). Of longer texts the first 2,000 characters are given, of bytes the first 16, and how long"
            + " they are.",
        SCHEMA,
        OfferedTool.Effect.READS_ROWS,
        this::read);
  }

  private ObjectNode read(JsonNode arguments, Consumer<String> steps) {
    String id = arguments.path("id").asText();
    RunResult result =
        answers
            .result(id)
            .orElseThrow(() -> new UsageException("there is no answer '%s'".formatted(id)));
    String sql = result.sql();
    if (result.status() != RunStatus.VERIFIED || sql == null) {
      throw new UsageException(
          "the answer '%s' is %s: only what is verified is run"
              .formatted(id, result.status().label()));
    }
    return switch (rows.read(result.database(), sql)) {
      case ReadRows.None none ->
          throw new UsageException("the rows cannot be read: " + none.failure().message());
      case ReadRows.Some some -> {
        ObjectNode answer = Json.object().put("id", id).put("sql", sql);
        answer.setAll(RowsJson.of(some));
        answer.withArray("rows").forEach(row -> shorten((ArrayNode) row));
        yield answer;
      }
    };
  }

  private static void shorten(ArrayNode row) {
    for (int at = 0; at < row.size(); at++) {
      if (row.path(at) instanceof ObjectNode typed) {
        typed
            .properties()
            .forEach(
                field ->
                    field.setValue(
                        field.getKey().equals("binary")
                            ? shortenedBytes(field.getValue().asText())
                            : shortened(field.getValue())));
      } else {
        row.set(at, shortened(row.path(at)));
      }
    }
  }

  private static JsonNode shortenedBytes(String digits) {
    return TextNode.valueOf(
        digits.length() <= LONGEST_BYTES
            ? digits
            : "%s… (%,d bytes)"
                .formatted(digits.substring(0, BEGIN_OF_BYTES), digits.length() / 2));
  }

  private static JsonNode shortened(JsonNode value) {
    String text = value.textValue();
    int length = text == null ? 0 : Question.length(text);
    if (text == null || length <= LONGEST_CELL) {
      return value;
    }
    String begin = text.substring(0, text.offsetByCodePoints(0, LONGEST_CELL));
    return TextNode.valueOf("%s… (%,d characters)".formatted(begin, length));
  }
}
