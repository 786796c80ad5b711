package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TextBuilder;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Reads the one JSON text that {@code json.loads} is given. */
final class JsonReader {

  private static final int MOST_LEVELS = 200;

  private final Args args;
  private final String text;
  private int at;
  private int level;

  JsonReader(Args args) {
    this.args = args;
    this.text = args.string("s");
  }

  /**
   * The value of the whole text.
   *
   * @throws PythonError JSONDecodeError where it is no JSON
   */
  Object all() {
    Object value = value();
    blanks();
    if (at < text.length()) {
      throw error("Extra data");
    }
    return value;
  }

  private PythonError error(String message) {
    return new PythonError(
        "JSONDecodeError", "%s: line 1 column %d (char %d)".formatted(message, at + 1, at));
  }

  private void blanks() {
    while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private Object value() {
    args.budget().objects(1);
    args.budget().steps(1);
    blanks();
    if (++level > MOST_LEVELS) {
      throw new PythonError("RecursionError", "maximum recursion depth exceeded");
    }
    try {
      return at >= text.length()
          ? word()
          : switch (text.charAt(at)) {
            case '{' -> dict();
            case '[' -> list();
            case '"' -> string();
            default -> word();
          };
    } finally {
      level--;
    }
  }

  private boolean accepts(char wanted) {
    blanks();
    boolean found = at < text.length() && text.charAt(at) == wanted;
    at += found ? 1 : 0;
    return found;
  }

  private Object dict() {
    at++;
    PyDict dict = new PyDict();
    if (accepts('}')) {
      return dict;
    }
    do {
      blanks();
      if (at >= text.length() || text.charAt(at) != '"') {
        throw error("Expecting property name enclosed in double quotes");
      }
      String key = string();
      if (!accepts(':')) {
        throw error("Expecting ':' delimiter");
      }
      dict.put(key, value());
    } while (accepts(','));
    if (!accepts('}')) {
      throw error("Expecting ',' delimiter");
    }
    return dict;
  }

  private Object list() {
    at++;
    List<Object> items = new ArrayList<>();
    if (accepts(']')) {
      return PyList.copyOf(items);
    }
    do {
      items.add(value());
    } while (accepts(','));
    if (!accepts(']')) {
      throw error("Expecting ',' delimiter");
    }
    return PyList.copyOf(items);
  }

  private String string() {
    TextBuilder value = new TextBuilder();
    int start = at++;
    while (at < text.length() && text.charAt(at) != '"') {
      char next = text.charAt(at++);
      value.append(next == '\\' ? escape() : next);
    }
    if (at++ >= text.length()) {
      at = start;
      throw error("Unterminated string starting at");
    }
    return value.toString();
  }

  private char escape() {
    char next = at < text.length() ? text.charAt(at++) : ' ';
    return switch (next) {
      case '"', '\\', '/' -> next;
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'u' -> unicode();
      default -> throw error("Invalid \\escape");
    };
  }

  private char unicode() {
    String digits = at + 4 <= text.length() ? text.substring(at, at + 4) : "";
    if (!digits.matches("[0-9a-fA-F]{4}")) {
      throw error("Invalid \\uXXXX escape");
    }
    at += 4;
    return (char) Integer.parseInt(digits, 16);
  }

  private Object word() {
    int start = at;
    while (at < text.length() && "+-.".indexOf(text.charAt(at)) >= 0
        || at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
      at++;
    }
    String word = text.substring(start, at);
    return switch (word) {
      case "null" -> None.NONE;
      case "true" -> true;
      case "false" -> false;
      case "NaN" -> Double.NaN;
      case "Infinity" -> Double.POSITIVE_INFINITY;
      case "-Infinity" -> Double.NEGATIVE_INFINITY;
      default -> number(word, start);
    };
  }

  private Object number(String word, int start) {
    if (word.matches("-?(0|[1-9]\\d*)")) {
      args.budget().bits(4L * word.length());
      BigInteger number = new BigInteger(word);
      return number.bitLength() < Long.SIZE ? (Object) number.longValue() : number;
    }
    if (word.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?")) {
      return Double.valueOf(word);
    }
    at = start;
    throw error("Expecting value");
  }
}
