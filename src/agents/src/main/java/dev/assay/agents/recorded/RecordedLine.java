package dev.assay.agents.recorded;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.TokenUsage;
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
          "provenance");
  private static final Set<String> TOKEN_FIELDS = Set.of("input", "output", "cached");
  private static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");
  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private RecordedLine() {}

  /** One line of JSON, without the line's end. */
  static String write(RecordedCompletion recorded) {
    RecordedCompletion.Key key = recorded.key();
    ObjectNode line = JSON.createObjectNode();
    line.put("step", key.step()).put("model", key.model());
    line.put("question", key.question()).put("round", key.round());
    line.put("promptHash", recorded.promptHash());
    line.put("completion", recorded.completion());
    line.put("finish", recorded.finish().name().toLowerCase(Locale.ROOT));
    line.putObject("tokens")
        .put("input", recorded.tokens().input())
        .put("output", recorded.tokens().output())
        .put("cached", recorded.tokens().cached());
    line.put("provenance", recorded.provenance());
    return line.toString();
  }

  /**
   * Parses a line.
   *
   * @throws IllegalArgumentException saying what is wrong with it
   */
  static RecordedCompletion parse(String line) {
    JsonNode node = readObject(line);
    requireOnly(FIELDS, node, "");
    return new RecordedCompletion(
        new RecordedCompletion.Key(
            question(node.path("question")),
            name(node, "step"),
            name(node, "model"),
            Math.toIntExact(count(node, "round", 1, Integer.MAX_VALUE))),
        promptHash(node),
        text(node, "completion"),
        tokens(node.path("tokens")),
        finish(node),
        name(node, "provenance"));
  }

  private static JsonNode readObject(String line) {
    JsonNode node;
    try {
      node = JSON.readTree(line);
    } catch (JacksonException e) {
      throw new IllegalArgumentException("not JSON: " + e.getOriginalMessage(), e);
    }
    if (!node.isObject()) {
      throw new IllegalArgumentException("not a JSON object");
    }
    return node;
  }

  private static void requireOnly(Set<String> known, JsonNode node, String prefix) {
    for (var field : node.properties()) {
      if (!known.contains(field.getKey())) {
        throw new IllegalArgumentException(
            "unknown field '%s%s'".formatted(prefix, field.getKey()));
      }
    }
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

  private static TokenUsage tokens(JsonNode node) {
    if (!node.isObject()) {
      throw new IllegalArgumentException("'tokens' must be an object");
    }
    requireOnly(TOKEN_FIELDS, node, "tokens.");
    return new TokenUsage(
        count(node, "input", 0, Long.MAX_VALUE),
        count(node, "output", 0, Long.MAX_VALUE),
        count(node, "cached", 0, Long.MAX_VALUE));
  }

  private static FinishReason finish(JsonNode node) {
    if (node.path("finish").isMissingNode()) {
      return FinishReason.STOP;
    }
    String finish = text(node, "finish");
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

  private static String name(JsonNode node, String field) {
    String text = text(node, field);
    if (text.isBlank()) {
      throw new IllegalArgumentException("'%s' must not be blank".formatted(field));
    }
    return text;
  }

  private static String text(JsonNode node, String field) {
    JsonNode value = node.path(field);
    if (!value.isTextual()) {
      throw new IllegalArgumentException("'%s' must be a string".formatted(field));
    }
    return value.textValue();
  }

  private static long count(JsonNode node, String field, long least, long most) {
    JsonNode value = node.path(field);
    if (!value.isIntegralNumber()
        || !value.canConvertToLong()
        || value.longValue() < least
        || value.longValue() > most) {
      throw new IllegalArgumentException(
          "'%s' must be a whole number of %d or more".formatted(field, least));
    }
    return value.longValue();
  }
}
