package dev.assay.agents.openai;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/**
 * An event that says its type, as the APIs of Anthropic and of OpenAI's responses stream them, as a
 * choice with a {@code delta}.
 */
final class TypedEvent {

  private static final JsonMapper JSON = new JsonMapper();

  private TypedEvent() {}

  /** The choice; absent for events of other APIs. */
  static Optional<JsonNode> choice(JsonNode event) {
    JsonNode delta = event.path("delta");
    return switch (event.path("type").asText("")) {
      case "content_block_delta" -> Optional.of(choice(delta, delta.path("type").asText("")));
      case "message_delta" -> Optional.of(finished(delta.path("stop_reason")));
      case "response.output_text.delta" -> Optional.of(content("content", delta));
      case "response.reasoning_summary_text.delta", "response.reasoning_text.delta" ->
          Optional.of(content("reasoning", delta));
      case "response.completed" -> Optional.of(finished(event.path("response").path("status")));
      case "response.incomplete" ->
          Optional.of(finished(event.path("response").path("incomplete_details").path("reason")));
      case String type when type.startsWith("response.") || type.startsWith("content_block") ->
          Optional.of(JSON.missingNode());
      case "message_start", "message_stop", "ping" -> Optional.of(JSON.missingNode());
      default -> Optional.empty();
    };
  }

  private static JsonNode choice(JsonNode delta, String type) {
    return switch (type) {
      case "text_delta" -> content("content", delta.path("text"));
      case "thinking_delta" -> content("reasoning", delta.path("thinking"));
      case "input_json_delta" -> call(delta.path("partial_json"));
      default -> JSON.missingNode();
    };
  }

  private static ObjectNode content(String field, JsonNode text) {
    ObjectNode choice = JSON.createObjectNode();
    choice.putObject("delta").put(field, text.asText(""));
    return choice;
  }

  private static ObjectNode call(JsonNode arguments) {
    ObjectNode choice = JSON.createObjectNode();
    ObjectNode call = choice.putObject("delta").putArray("tool_calls").addObject();
    call.putObject("function").put("arguments", arguments.asText(""));
    return choice;
  }

  private static ObjectNode finished(JsonNode reason) {
    ObjectNode choice = JSON.createObjectNode().put("finish_reason", reason.asText(""));
    choice.putObject("delta");
    return choice;
  }
}
