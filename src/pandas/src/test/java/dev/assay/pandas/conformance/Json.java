package dev.assay.pandas.conformance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads and writes JSON: maps, lists, strings, doubles, booleans and null. */
final class Json {

  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  static @Nullable Object read(String text) {
    return new Json(text).value();
  }

  private @Nullable Object value() {
    skip();
    char first = text.charAt(at);
    return switch (first) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  private void skip() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private @Nullable Object word(String word, @Nullable Object value) {
    if (!text.startsWith(word, at)) {
      throw new IllegalArgumentException("not JSON at " + at);
    }
    at += word.length();
    return value;
  }

  private Object number() {
    int start = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return Double.valueOf(text.substring(start, at));
  }

  private boolean next(char end) {
    skip();
    char found = text.charAt(at++);
    if (found != ',' && found != end) {
      throw new IllegalArgumentException("not JSON at " + at);
    }
    return found == ',';
  }

  private Map<String, @Nullable Object> object() {
    Map<String, @Nullable Object> members = new LinkedHashMap<>();
    at++;
    skip();
    if (text.charAt(at) == '}') {
      at++;
      return members;
    }
    do {
      skip();
      String name = string();
      skip();
      at++;
      members.put(name, value());
    } while (next('}'));
    return members;
  }

  private List<@Nullable Object> array() {
    List<@Nullable Object> items = new ArrayList<>();
    at++;
    skip();
    if (text.charAt(at) == ']') {
      at++;
      return items;
    }
    do {
      items.add(value());
    } while (next(']'));
    return items;
  }

  private String string() {
    StringBuilder value = new StringBuilder();
    at++;
    while (text.charAt(at) != '"') {
      char letter = text.charAt(at++);
      if (letter != '\\') {
        value.append(letter);
        continue;
      }
      char escaped = text.charAt(at++);
      switch (escaped) {
        case 'n' -> value.append('\n');
        case 't' -> value.append('\t');
        case 'r' -> value.append('\r');
        case 'b' -> value.append('\b');
        case 'f' -> value.append('\f');
        case 'u' -> {
          value.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
          at += 4;
        }
        default -> value.append(escaped);
      }
    }
    at++;
    return value.toString();
  }

  /** The value as JSON on one line. */
  static String write(@Nullable Object value) {
    return switch (value) {
      case null -> "null";
      case String text -> quoted(text);
      case Map<?, ?> map -> {
        List<String> members = new ArrayList<>();
        map.forEach((name, each) -> members.add(quoted((String) name) + ": " + write(each)));
        yield "{" + String.join(", ", members) + "}";
      }
      case List<?> list -> {
        List<String> items = new ArrayList<>();
        list.forEach(each -> items.add(write(each)));
        yield "[" + String.join(", ", items) + "]";
      }
      default -> value.toString();
    };
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.chars()
        .forEach(
            letter -> {
              switch (letter) {
                case '"', '\\' -> quoted.append('\\').append((char) letter);
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                case '\r' -> quoted.append("\\r");
                default -> {
                  if (letter < ' ') {
                    quoted.append("\\u%04x".formatted(letter));
                  } else {
                    quoted.append((char) letter);
                  }
                }
              }
            });
    return quoted.append('"').toString();
  }
}
