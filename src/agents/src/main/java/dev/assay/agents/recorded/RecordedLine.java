package dev.assay.agents.recorded;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.agents.model.FinishReason;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads and writes the JSON of one recorded completion, strictly: no field unknown or mistyped. */
final class RecordedLine {

  private static final Set<String> FIELDS =
      Set.of(
          "step",
          "model",
          "question",
          "round",
          "promptHash",
          "completion",
          "finish",
          "tokens",
          "provenance",
          "logProbability");
  private static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");

  private RecordedLine() {}

  /** One line of JSON, without the line's end. */
  static String write(RecordedCompletion recorded) {
    RecordedCompletion.Key key = recorded.key();
    ObjectNode line = StrictLine.empty();
    line.put("step", key.step()).put("model", key.model());
    line.put("question", key.question()).put("round", key.round());
    line.put("promptHash", recorded.promptHash());
    line.put("completion", recorded.completion());
    line.put("finish", recorded.finish().name().toLowerCase(Locale.ROOT));
    StrictLine.write(recorded.tokens(), line);
    line.put("provenance", recorded.provenance());
    if (recorded.logProbability() != null) {
      line.put("logProbability", recorded.logProbability());
    }
    return line.toString();
  }

  /**
   * Takes a line's fields.
   *
   * @throws IllegalArgumentException saying what is wrong with it
   */
  static RecordedCompletion parse(JsonNode node) {
    StrictLine.requireOnly(FIELDS, node, "");
    return new RecordedCompletion(
        new RecordedCompletion.Key(
            question(node.path("question")),
            StrictLine.name(node, "step"),
            StrictLine.name(node, "model"),
            Math.toIntExact(StrictLine.count(node, "round", 1, Integer.MAX_VALUE))),
        promptHash(node),
        StrictLine.text(node, "completion"),
        StrictLine.tokens(node.path("tokens")),
        finish(node),
        StrictLine.name(node, "provenance"),
        logProbability(node.path("logProbability")));
  }

  private static @Nullable Double logProbability(JsonNode value) {
    if (value.isMissingNode()) {
      return null;
    }
    if (!value.isNumber() || value.doubleValue() > 0) {
      throw new IllegalArgumentException("'logProbability' must be a number up to 0");
    }
    return value.doubleValue();
  }

  private static @Nullable String promptHash(JsonNode node) {
    JsonNode hash = node.path("promptHash");
    if (hash.isNull() || hash.isMissingNode()) {
      return null;
    }
    if (!hash.isTextual() || !SHA_256.matcher(hash.textValue()).matches()) {
      throw new IllegalArgumentException(
          "'promptHash' must be null or 64 lower-case hexadecimal digits");
    }
    return hash.textValue();
  }

  private static FinishReason finish(JsonNode node) {
    if (node.path("finish").isMissingNode()) {
      return FinishReason.STOP;
    }
    String finish = StrictLine.text(node, "finish");
    for (FinishReason reason : FinishReason.values()) {
      if (reason.name().toLowerCase(Locale.ROOT).equals(finish)) {
        return reason;
      }
    }
    throw new IllegalArgumentException(
        "'finish' must be stop, length, content_filter or other, not '%s'".formatted(finish));
  }

  /** Ids of questions are numbers in BIRD's files and texts elsewhere; both are texts here. */
  private static String question(JsonNode id) {
    if (id.isIntegralNumber() || (id.isTextual() && !id.textValue().isBlank())) {
      return id.asText();
    }
    throw new IllegalArgumentException("'question' must be an id: a string or a whole number");
  }
}
