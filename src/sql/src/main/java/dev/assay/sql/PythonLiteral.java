package dev.assay.sql;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Lists and dicts of test data, which come as the text that Python or JSON has for them, written as
 * JSON or as PostgreSQL's arrays. Text that is neither is given back as it is, for PostgreSQL to
 * judge.
 */
final class PythonLiteral {

  private static final int DEEPEST = 100;

  private final String text;
  private int at;

  private PythonLiteral(String text) {
    this.text = text;
  }

  /** A text without quotes: a number, True, None. */
  private record Bare(String word) {

    boolean isNothing() {
      return word.equals("None") || word.equals("null") || word.equals("nan");
    }

    String inJson() {
      return switch (word) {
        case "None", "nan" -> "null";
        case "True" -> "true";
        case "False" -> "false";
        default -> word;
      };
    }
  }

  /** Whether the text looks like a list or a dict. */
  static boolean isNested(String text) {
    String stripped = text.strip();
    return stripped.startsWith("[") || stripped.startsWith("{");
  }

  static String toJson(String text) {
    Object value = read(text);
    return value == null ? text : json(value);
  }

  static String toArray(String text) {
    Object value = read(text);
    return value instanceof List<?> list ? array(list) : text;
  }

  private static @Nullable Object read(String text) {
    PythonLiteral reader = new PythonLiteral(text.strip());
    try {
      Object value = reader.value(0);
      reader.skipSpaces();
      return reader.at == reader.text.length() ? value : null;
    } catch (IllegalArgumentException notALiteral) {
      return null;
    }
  }

  private Object value(int depth) {
    skipSpaces();
    if (depth > DEEPEST || at >= text.length()) {
      throw new IllegalArgumentException();
    }
    return switch (text.charAt(at)) {
      case '[' -> list(']', depth);
      case '(' -> list(')', depth);
      case '{' -> dict(depth);
      case '\'', '"' -> string();
      default -> bare();
    };
  }

  private List<Object> list(char end, int depth) {
    List<Object> items = new ArrayList<>();
    at++;
    while (!endsWith(end)) {
      items.add(value(depth + 1));
      separator(end);
    }
    return items;
  }

  private Map<String, Object> dict(int depth) {
    Map<String, Object> entries = new LinkedHashMap<>();
    at++;
    while (!endsWith('}')) {
      Object key = value(depth + 1);
      skipSpaces();
      expect(':');
      entries.put(key instanceof Bare bare ? bare.inJson() : key.toString(), value(depth + 1));
      separator('}');
    }
    return entries;
  }

  private boolean endsWith(char end) {
    skipSpaces();
    if (at < text.length() && text.charAt(at) == end) {
      at++;
      return true;
    }
    return false;
  }

  /** A comma, unless the end follows. */
  private void separator(char end) {
    skipSpaces();
    if (at < text.length() && text.charAt(at) != end) {
      expect(',');
    }
  }

  private void expect(char wanted) {
    if (at >= text.length() || text.charAt(at++) != wanted) {
      throw new IllegalArgumentException();
    }
  }

  private String string() {
    char quote = text.charAt(at++);
    StringBuilder value = new StringBuilder();
    while (at < text.length() && text.charAt(at) != quote) {
      char c = text.charAt(at++);
      value.append(c == '\\' && at < text.length() ? escaped() : String.valueOf(c));
    }
    expect(quote);
    return value.toString();
  }

  private String escaped() {
    char c = text.charAt(at++);
    return switch (c) {
      case 'n' -> "\n";
      case 't' -> "\t";
      case 'r' -> "\r";
      case 'b' -> "\b";
      case 'f' -> "\f";
      case 'x' -> character(2);
      case 'u' -> character(4);
      case 'U' -> character(8);
      default -> String.valueOf(c);
    };
  }

  private String character(int digits) {
    if (at + digits > text.length()) {
      throw new IllegalArgumentException();
    }
    int code = Integer.parseInt(text, at, at + digits, 16);
    at += digits;
    return Character.toString(code);
  }

  private Bare bare() {
    int start = at;
    while (at < text.length() && " ,:]})\t\n\r".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    String word = text.substring(start, at);
    if (!word.matches("-?\\d[\\d.]*([eE][+-]?\\d+)?|True|False|None|true|false|null|nan")) {
      throw new IllegalArgumentException();
    }
    return new Bare(word);
  }

  private void skipSpaces() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private static String json(Object value) {
    return switch (value) {
      case List<?> list ->
          list.stream().map(PythonLiteral::json).collect(Collectors.joining(", ", "[", "]"));
      case Map<?, ?> dict ->
          dict.entrySet().stream()
              .map(entry -> quoted(entry.getKey().toString()) + ": " + json(entry.getValue()))
              .collect(Collectors.joining(", ", "{", "}"));
      case Bare bare -> bare.inJson();
      default -> quoted(value.toString());
    };
  }

  private static String array(List<?> list) {
    return list.stream().map(PythonLiteral::element).collect(Collectors.joining(",", "{", "}"));
  }

  private static String element(Object value) {
    return switch (value) {
      case List<?> list -> array(list);
      case Bare bare when bare.isNothing() -> "NULL";
      case Bare bare -> bare.word();
      case Map<?, ?> dict -> arrayQuoted(json(dict));
      default -> arrayQuoted(value.toString());
    };
  }

  private static String arrayQuoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private static String quoted(String text) {
    StringBuilder json = new StringBuilder("\"");
    for (int index = 0; index < text.length(); index++) {
      char c = text.charAt(index);
      switch (c) {
        case '"', '\\' -> json.append('\\').append(c);
        case '\n' -> json.append("\\n");
        case '\t' -> json.append("\\t");
        case '\r' -> json.append("\\r");
        default -> {
          if (c < ' ') {
            json.append("\\u%04x".formatted((int) c));
          } else {
            json.append(c);
          }
        }
      }
    }
    return json.append('"').toString();
  }
}
