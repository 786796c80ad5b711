package dev.assay.agents.openai;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Iterator;
import java.util.regex.Pattern;

/** An answer in server-sent events, read to its end and joined. */
final class StreamedAnswer {

  private static final JsonMapper JSON = new JsonMapper();
  private static final Pattern EVENTS =
      Pattern.compile("\\s*(?:data|event|id|retry)?:.*", Pattern.DOTALL);
  private static final String DATA = "data:";

  /** Objects a line, as Ollama's own API streams them. */
  private static final Pattern OBJECTS =
      Pattern.compile("\\s*\\{[^\\n]*}\\s*\\n\\s*\\{.*", Pattern.DOTALL);

  private final ObjectNode whole = JSON.createObjectNode();
  private final StringBuilder content = new StringBuilder();
  private final StringBuilder reasoning = new StringBuilder();
  private final StringBuilder refusal = new StringBuilder();
  private final ArrayNode calls = JSON.createArrayNode();
  private boolean answered;

  private StreamedAnswer() {}

  static boolean is(String body) {
    return EVENTS.matcher(body).matches() || OBJECTS.matcher(body).matches();
  }

  /** A chat completion of all events, or the error that one of them is, or the last is. */
  static JsonNode joined(String body) {
    StreamedAnswer answer = new StreamedAnswer();
    JsonNode last = answer.whole;
    String begun = "";
    Iterator<String> lines = body.lines().iterator();
    while (lines.hasNext()) {
      String line = lines.next().strip();
      boolean data = line.startsWith(DATA);
      if (data || line.startsWith("{")) {
        // an event may have its data on several lines
        String text = begun + (data ? line.substring(DATA.length()) : line);
        JsonNode event = parsed(text);
        begun = event.isMissingNode() && data ? text + "\n" : "";
        if (event.hasNonNull("error")) {
          return JSON.createObjectNode().set("error", event.get("error"));
        }
        answer.add(event);
        last = event.isContainerNode() ? event : last;
      } else if (line.isEmpty()) {
        begun = "";
      }
    }
    return answer.answered ? answer.whole() : last;
  }

  private static JsonNode parsed(String data) {
    try {
      return JSON.readTree(data);
    } catch (JacksonException notJson) {
      // "[DONE]", or an event that was cut off: what is missing shows in the reason for stopping
      return JSON.missingNode();
    }
  }

  private void add(JsonNode event) {
    for (String field : new String[] {"id", "created", "model", "usage"}) {
      if (event.hasNonNull(field)) {
        whole.set(field, event.get(field));
      }
    }
    JsonNode choice = TypedEvent.choice(event).orElseGet(() -> FirstChoice.of(event));
    if (!choice.isObject()) {
      return;
    }
    answered = true;
    JsonNode delta = choice.has("delta") ? choice.get("delta") : choice.path("message");
    append(delta.path("content"), content);
    append(choice.path("text"), content);
    append(delta.path("reasoning_content"), reasoning);
    append(delta.path("reasoning"), reasoning);
    append(delta.path("thinking"), reasoning);
    append(delta.path("refusal"), refusal);
    delta.path("tool_calls").forEach(this::call);
    if (!choice.path("finish_reason").asText("").isEmpty()) {
      whole.set("finish_reason", choice.get("finish_reason"));
    }
  }

  private static void append(JsonNode part, StringBuilder text) {
    if (part.isTextual()) {
      text.append(part.textValue());
    } else {
      part.forEach(
          each -> {
            if (!each.path("type").asText("").contains("think")) {
              append(each.path("text"), text);
            }
          });
    }
  }

  private void call(JsonNode part) {
    int index = Math.clamp(part.path("index").asInt(0), 0, 20);
    while (calls.size() <= index) {
      calls.addObject().putObject("function").put("arguments", "");
    }
    ObjectNode function = (ObjectNode) calls.get(index).get("function");
    String added = part.path("function").path("arguments").asText("");
    function.put("arguments", function.get("arguments").asText() + added);
  }

  private ObjectNode whole() {
    ObjectNode choice = whole.putArray("choices").addObject();
    choice.set("finish_reason", whole.remove("finish_reason"));
    ObjectNode message = choice.putObject("message");
    message.put("content", content.toString());
    message.put("reasoning_content", reasoning.toString());
    message.put("refusal", refusal.toString());
    message.set("tool_calls", calls);
    return whole;
  }
}
