package dev.assay.agents.openai;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a server said with an error, in whatever shape its body has: untrusted, so one short line,
 * and without a key.
 */
final class ServerWords {

  private static final int MOST = 300;
  private static final int DEEPEST = 6;
  private static final JsonMapper JSON = new JsonMapper();
  private static final Pattern TITLE =
      Pattern.compile("<title[^>]*>([^<]*)</title>", Pattern.CASE_INSENSITIVE);
  private static final Pattern HEAD =
      Pattern.compile(
          "<(head|script|style)\\b.*?</\\1>", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
  private static final Pattern HTML =
      Pattern.compile(
          "\\s*<(?:!doctype|html|head|body|\\?xml[^>]*>\\s*<(?:!doctype|html)).*",
          Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private static final Pattern BEGUN =
      Pattern.compile(
          "(?:^\\s*+|['\"](?:message|detail|error|msg|title)['\"]\\s*+:\\s*+)['\"]([^'\"{}\\\\]{2,300}+)");

  /** Names of fields in small letters alone, the surest first. */
  private static final List<String> FIELDS =
      List.of(
          "error",
          "message",
          "detail",
          "details",
          "errors",
          "msg",
          "errordescription",
          "errormessage",
          "errormsg",
          "errmsg",
          "fault",
          "faultstring",
          "exception",
          "statusmsg",
          "baseresp",
          "title",
          "reason",
          "description",
          "type",
          "code",
          "output",
          "body");

  /** A code, or what a status is called: other words beside it say more. */
  private static final Pattern SAYS_LITTLE =
      Pattern.compile(
          "[\\w.:#/-]*+|bad request|not found|forbidden|payment required|method not allowed"
              + "|unprocessable (?:entity|content)|too many requests|internal server error"
              + "|bad gateway|service unavailable|gateway time-?out|upstream error",
          Pattern.CASE_INSENSITIVE);

  private ServerWords() {}

  /** The words of a body, or nothing if it has none. */
  static String in(String body) {
    String words = body.stripLeading().startsWith("<") ? page(body) : words(body);
    String line = words.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
    return line.length() > MOST ? line.substring(0, MOST) + "…" : line;
  }

  /** {@code ": "} and the words, without the key; nothing if there are none. */
  static String said(String body, Optional<String> key) {
    String words = KeyMask.masked(in(body), key);
    return words.isEmpty() ? "" : ": " + words;
  }

  /** Whether this is a page for people, as proxies and gateways answer. */
  static boolean isPage(String body) {
    return HTML.matcher(body).matches();
  }

  static boolean isQuotaExhausted(String body) {
    JsonNode error = parsed(body).map(tree -> tree.path("error")).orElse(JSON.missingNode());
    return error.path("code").asText("").equals("insufficient_quota")
        || error.path("type").asText("").equals("insufficient_quota");
  }

  static Optional<JsonNode> parsed(String body) {
    try {
      return Optional.of(JSON.readTree(body)).filter(JsonNode::isContainerNode);
    } catch (JacksonException notJson) {
      return Optional.empty();
    }
  }

  private static String words(String body) {
    Optional<JsonNode> tree = parsed(body);
    if (tree.isEmpty()) {
      return isNoMessage(body) ? begun(body) : body;
    }
    String words = of(tree.get(), 0);
    String raw = of(tree.get().path("error").path("metadata").path("raw"), 0);
    return raw.isEmpty() || words.contains(raw) ? words : words + ": " + raw;
  }

  /** JSON that was cut off is no message, nor is "null". */
  private static boolean isNoMessage(String body) {
    return body.isBlank() || "{[\"".indexOf(body.strip().charAt(0)) >= 0 || isLiteral(body);
  }

  /** The first message of JSON that was cut off, or is written as Python does, or only a text. */
  private static String begun(String body) {
    Matcher message = BEGUN.matcher(body);
    return message.find() ? message.group(1) : "";
  }

  private static boolean isLiteral(String body) {
    return body.strip().matches("null|true|false|-?[\\d.]{1,20}");
  }

  /** The first field that says something; texts that are JSON themselves are looked into. */
  private static String of(JsonNode node, int depth) {
    if (depth > DEEPEST) {
      return "";
    }
    if (node.isTextual()) {
      String text = node.textValue();
      String inner = parsed(text).map(tree -> of(tree, depth + 1)).orElse("");
      return inner.isEmpty() ? text : inner;
    }
    if (node.isArray()) {
      List<String> all = new ArrayList<>();
      node.forEach(each -> all.add(of(each, depth + 1)));
      all.removeIf(String::isBlank);
      return String.join("; ", all.subList(0, Math.min(3, all.size())));
    }
    return node.isNumber() ? node.asText() : node.isObject() ? ofObject(node, depth) : "";
  }

  private static String ofObject(JsonNode node, int depth) {
    Map<String, JsonNode> fields = new HashMap<>();
    node.properties()
        .forEach(
            field ->
                fields.putIfAbsent(
                    field.getKey().toLowerCase(Locale.ROOT).replaceAll("[^a-z]", ""),
                    field.getValue()));
    String little = "";
    for (String field : FIELDS) {
      JsonNode value = fields.getOrDefault(field, JSON.missingNode());
      String words = of(value, depth + 1);
      if (!words.isBlank() && !SAYS_LITTLE.matcher(words.strip()).matches()) {
        return place(node) + words;
      }
      little = little.isEmpty() ? words : little;
    }
    return little.isBlank() ? "" : place(node) + little;
  }

  /** Where a validating server found fault: {@code body.temperature}. */
  private static String place(JsonNode node) {
    List<String> place = new ArrayList<>();
    node.path("loc").forEach(each -> place.add(each.asText()));
    return place.isEmpty() ? "" : String.join(".", place) + ": ";
  }

  private static String page(String body) {
    Matcher title = TITLE.matcher(body);
    String name = title.find() ? title.group(1).strip() : "";
    String text = HEAD.matcher(body).replaceAll(" ").replaceAll("<[^>]*>", " ").strip();
    if (text.isEmpty() || name.isEmpty()) {
      return name + text;
    }
    if (name.endsWith(text)) {
      return name;
    }
    return text.startsWith(name) ? text : name + ": " + text;
  }
}
