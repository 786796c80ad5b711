package dev.assay.agents.openai;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The answer of a server in whatever shape it comes, as a chat completion as api.openai.com writes
 * them: content as a text or in parts, reasoning beside it, arguments of tools, streamed events,
 * counts of tokens by other names, no id, a reason for stopping in other words.
 */
final class ChatAnswer {

  private static final JsonMapper JSON = new JsonMapper();
  private static final Set<String> DONE =
      Set.of(
          "stop",
          "eos",
          "eos_token",
          "end_turn",
          "stop_sequence",
          "complete",
          "completed",
          "done",
          "tool_calls",
          "tool_use",
          "function_call");
  private static final Set<String> CUT_OFF =
      Set.of("length", "max_tokens", "model_length", "max_output_tokens", "token_limit");
  private static final Set<String> DECLINED =
      Set.of(
          "content_filter",
          "content-filter",
          "safety",
          "recitation",
          "refusal",
          "prohibited_content",
          "blocklist",
          "sensitive");

  private static final int OK = 200;
  private static final List<String> WRAPPERS = List.of("body", "data", "result", "response");
  private static final int MOST_WRAPPERS = 3;

  private ChatAnswer() {}

  /**
   * The answer in the one shape.
   *
   * @throws ErrorStatusException when it is an error although its status says otherwise
   */
  static String read(String body, Map<String, String> wait) {
    String text = body.startsWith("\uFEFF") ? body.substring(1) : body;
    JsonNode answer = StreamedAnswer.is(text) ? StreamedAnswer.joined(text) : unpacked(text);
    JsonNode choice = FirstChoice.of(answer);
    if (!choice.isObject()) {
      String error = StreamedAnswer.is(text) ? answer.toString() : text;
      throw new ErrorStatusException(ErrorInAnswer.status(answer), error, wait);
    }
    if (choice.path("error").isContainerNode()) {
      throw new ErrorStatusException(ErrorInAnswer.status(choice), choice.toString(), wait);
    }
    String reason = choice.path("finish_reason").asText("");
    if (reason.equalsIgnoreCase("error")) {
      throw new ErrorStatusException(OK, "finish_reason: " + reason, wait);
    }
    ObjectNode message = JSON.createObjectNode().put("role", "assistant");
    String refusal = refusal(message(choice));
    String content = refusal.isBlank() ? content(choice) : refusal;
    message.put("content", content);
    ObjectNode read = JSON.createObjectNode();
    read.put("id", answer.path("id").asText("none")).put("object", "chat.completion");
    read.put("created", answer.path("created").asLong(0));
    read.put("model", answer.path("model").asText(""));
    ObjectNode only = read.putArray("choices").addObject().put("index", 0);
    only.set("message", message);
    only.put("finish_reason", refusal.isBlank() ? finish(reason) : "content_filter");
    usage(FirstChoice.usage(answer), read);
    return read.toString();
  }

  /** The answer that a gateway may have put into a text, or a field, of its own answer. */
  private static JsonNode unpacked(String body) {
    JsonNode answer = parsed(body);
    for (int depth = 0; depth < MOST_WRAPPERS && !FirstChoice.of(answer).isObject(); depth++) {
      JsonNode inner = answer;
      for (String field : WRAPPERS) {
        inner = inner == answer && answer.hasNonNull(field) ? answer.get(field) : inner;
      }
      answer = inner.isTextual() ? parsed(inner.textValue()) : inner;
    }
    return answer;
  }

  private static String refusal(JsonNode message) {
    String refusal = message.path("refusal").asText("");
    for (JsonNode part : message.path("content")) {
      refusal = refusal.isBlank() ? part.path("refusal").asText("") : refusal;
    }
    return refusal;
  }

  private static JsonNode parsed(String body) {
    try {
      return JSON.readTree(body);
    } catch (JacksonException notJson) {
      return JSON.missingNode();
    }
  }

  /** Servers that only stream send a {@code delta} even as the whole. */
  private static JsonNode message(JsonNode choice) {
    return choice.has("message") ? choice.get("message") : choice.path("delta");
  }

  private static String content(JsonNode choice) {
    JsonNode message = message(choice);
    JsonNode content = message.path("content");
    String said = isPlainObject(content) ? content.toString() : text(content);
    if (message.isMissingNode()) {
      said = text(choice.path("text"));
    }
    String called = arguments(message);
    if (!called.isEmpty()) {
      return said.isBlank() ? called : said + "\n\n" + called;
    }
    String thought = thought(message);
    return said.isBlank() && !thought.isBlank() ? "<think>" + thought + "</think>" : said;
  }

  /** {@code {"sql": …}} that a gateway has parsed; a part of content says its type. */
  private static boolean isPlainObject(JsonNode content) {
    return content.isObject()
        && !content.isEmpty()
        && Stream.of("type", "text", "content").noneMatch(content::has);
  }

  /** A text, or the parts of an array that are no reasoning. */
  private static String text(JsonNode content) {
    if (content.isTextual()) {
      return content.textValue();
    }
    if (content.isObject()) {
      JsonNode parts = content.path("content");
      return isThought(content)
          ? ""
          : text(content.path("text")) + (parts.isContainerNode() ? text(parts) : "");
    }
    StringBuilder parts = new StringBuilder();
    content.forEach(part -> parts.append(text(part)));
    return parts.toString();
  }

  private static boolean isThought(JsonNode part) {
    String type = part.path("type").asText("").toLowerCase(Locale.ROOT);
    return type.contains("think") || type.contains("reason");
  }

  private static String thought(JsonNode message) {
    for (String field : new String[] {"reasoning_content", "reasoning", "thinking"}) {
      String thought = text(message.path(field));
      if (!thought.isBlank()) {
        return thought;
      }
    }
    StringBuilder parts = new StringBuilder();
    for (JsonNode part : message.path("content")) {
      if (isThought(part)) {
        parts.append(text(part.path("thinking"))).append(text(part.path("text")));
      }
    }
    return parts.toString();
  }

  /** What a tool was called with, for a model that answers so though none was offered. */
  private static String arguments(JsonNode message) {
    StringBuilder all = new StringBuilder();
    for (JsonNode call : message.path("tool_calls")) {
      all.append(argument(call.path("function"))).append('\n');
      all.append(call.path("custom").path("input").asText("")).append('\n');
    }
    all.append(argument(message.path("function_call")));
    for (JsonNode part : message.path("content")) {
      all.append(part.path("input").isObject() ? part.get("input").toString() + "\n" : "");
    }
    return all.toString().strip();
  }

  private static String argument(JsonNode function) {
    JsonNode arguments = function.path("arguments");
    return arguments.isTextual()
        ? arguments.textValue()
        : arguments.isObject() ? arguments.toString() : "";
  }

  private static @Nullable String finish(String reason) {
    String name = reason.toLowerCase(Locale.ROOT);
    if (DONE.contains(name)) {
      return "stop";
    }
    if (CUT_OFF.contains(name)) {
      return "length";
    }
    return DECLINED.contains(name) ? "content_filter" : null;
  }

  private static void usage(JsonNode usage, ObjectNode read) {
    long input = count(usage, "prompt_tokens", "input_tokens", "inputTokens");
    long output = count(usage, "completion_tokens", "output_tokens", "outputTokens");
    if (input == 0 && output == 0) {
      return;
    }
    long cached =
        Math.max(
            usage.path("prompt_tokens_details").path("cached_tokens").asLong(0),
            count(usage, "prompt_cache_hit_tokens", "cache_read_input_tokens"));
    ObjectNode counts = read.putObject("usage");
    counts.put("prompt_tokens", input).put("completion_tokens", output);
    counts.put("total_tokens", input + output);
    counts.putObject("prompt_tokens_details").put("cached_tokens", cached);
  }

  private static long count(JsonNode usage, String... names) {
    for (String name : names) {
      if (usage.hasNonNull(name)) {
        return Math.clamp(usage.path(name).asLong(0), 0, Integer.MAX_VALUE);
      }
    }
    return 0;
  }
}
