package dev.assay.agents.openai;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * The first choice of an answer, with its {@code message} and {@code finish_reason}, also where a
 * gateway hands through what its model's own API says: Ollama's, Anthropic's, Gemini's, Bedrock's,
 * or that of OpenAI's responses.
 */
final class FirstChoice {

  private static final JsonMapper JSON = new JsonMapper();

  private FirstChoice() {}

  /** The choice; missing where the answer has none. */
  static JsonNode of(JsonNode answer) {
    JsonNode only = answer.isArray() && answer.size() == 1 ? answer.get(0) : answer;
    JsonNode choice = only.path("choices").path(0);
    if (choice.isObject()) {
      return choice;
    }
    if (only.path("message").isObject()) {
      return made(only.get("message"), only.path("done_reason"));
    }
    if (only.path("content").isArray()) {
      return made(only, only.path("stop_reason"));
    }
    JsonNode candidate = only.path("candidates").path(0);
    if (candidate.isObject()) {
      return made(content(candidate.path("content").path("parts")), candidate.path("finishReason"));
    }
    if (only.path("promptFeedback").hasNonNull("blockReason")) {
      return made(JSON.createObjectNode(), JSON.getNodeFactory().textNode("content_filter"));
    }
    if (only.path("generated_text").isTextual() || isResponse(only)) {
      ObjectNode message = JSON.createObjectNode();
      message.set("content", only.path(only.has("response") ? "response" : "generated_text"));
      return made(message, only.path("done_reason"));
    }
    JsonNode output = only.path("output");
    if (output.path("message").isObject()) {
      return made(output.get("message"), only.path("stopReason"));
    }
    return output.isArray() ? made(content(output), only.path("status")) : JSON.missingNode();
  }

  /** A text beside {@code done} or counts of tokens: others wrap a whole answer in this field. */
  private static boolean isResponse(JsonNode answer) {
    return answer.path("response").isTextual()
        && !answer.hasNonNull("error")
        && !answer.path("response").textValue().stripLeading().startsWith("{");
  }

  /** The counts of tokens that come with it. */
  static JsonNode usage(JsonNode answer) {
    JsonNode only = answer.isArray() && answer.size() == 1 ? answer.get(0) : answer;
    return only.path("usage");
  }

  private static ObjectNode content(JsonNode parts) {
    ObjectNode message = JSON.createObjectNode();
    message.putArray("content").addAll(JSON.createArrayNode().addAll(parts.valueStream().toList()));
    return message;
  }

  private static ObjectNode made(JsonNode message, JsonNode finish) {
    ObjectNode choice = JSON.createObjectNode();
    choice.set("message", message);
    choice.put("finish_reason", finish.asText(""));
    return choice;
  }
}
