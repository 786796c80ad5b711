package dev.assay.pandas.builtins.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Exceptions;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TypeNames;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The table of the module {@code json}, of text in memory. */
final class JsonModule {

  private static final int MOST_LEVELS = 200;

  private JsonModule() {}

  static PyModule module() {
    return PyModule.builder("json")
        .function("loads", "s", args -> new Reader(args).all())
        .function(
            "dumps",
            "obj, *, !indent=None, ensure_ascii=True, !sort_keys=False, !separators=None,"
                + " default=None",
            JsonModule::written)
        .value("JSONDecodeError", Exceptions.type("JSONDecodeError"))
        .refused("load", "there are no files; use json.loads(text)")
        .refused("dump", "there are no files; use json.dumps(value)")
        .build();
  }

  private static Object written(Args args) {
    StringBuilder text = new StringBuilder();
    write(args, args.get("obj"), text, 0);
    return text.toString();
  }

  private static void write(Args args, Object value, StringBuilder text, int level) {
    if (level > MOST_LEVELS) {
      throw new PythonError("RecursionError", "maximum recursion depth exceeded");
    }
    args.context().budget().steps(1);
    args.context().budget().partOfText(text.length());
    switch (value) {
      case None _ -> text.append("null");
      case Boolean truth -> text.append(truth);
      case Long _, BigInteger _ -> text.append(value);
      case Double number ->
          text.append(
              number.isNaN()
                  ? "NaN"
                  : number.isInfinite()
                      ? (number > 0 ? "Infinity" : "-Infinity")
                      : Text.str(number));
      case String string -> quote(string, args.truth("ensure_ascii"), text);
      case PyList list -> items(args, list.items(), text, level);
      case PyTuple tuple -> items(args, tuple.items(), text, level);
      case PyDict dict -> entries(args, dict, text, level);
      default -> {
        if (args.optional("default") == null) {
          throw PythonError.typeError(
              "Object of type " + TypeNames.of(value) + " is not JSON serializable");
        }
        write(args, args.context().call(args.get("default"), value), text, level + 1);
      }
    }
  }

  private static void items(Args args, List<Object> items, StringBuilder text, int level) {
    text.append('[');
    for (int at = 0; at < items.size(); at++) {
      text.append(at == 0 ? "" : ", ");
      write(args, items.get(at), text, level + 1);
    }
    text.append(']');
  }

  private static void entries(Args args, PyDict dict, StringBuilder text, int level) {
    text.append('{');
    String between = "";
    for (PyDict.Entry entry : dict.entries()) {
      text.append(between);
      quote(key(entry.key()), args.truth("ensure_ascii"), text);
      text.append(": ");
      write(args, entry.value(), text, level + 1);
      between = ", ";
    }
    text.append('}');
  }

  private static String key(Object key) {
    return switch (key) {
      case String text -> text;
      case None _ -> "null";
      case Boolean truth -> truth ? "true" : "false";
      case Long _, Double _, BigInteger _ -> Text.str(key);
      default ->
          throw PythonError.typeError(
              "keys must be str, int, float, bool or None, not " + TypeNames.of(key));
    };
  }

  private static void quote(String string, boolean ascii, StringBuilder text) {
    text.append('"');
    for (char next : string.toCharArray()) {
      switch (next) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        default -> {
          boolean escaped = next < ' ' || ascii && next > '~';
          text.append(escaped ? "\\u%04x".formatted((int) next) : String.valueOf(next));
        }
      }
    }
    text.append('"');
  }

  /** Reads one JSON text. */
  private static final class Reader {
    private final Args args;
    private final String text;
    private int at;
    private int level;

    private Reader(Args args) {
      this.args = args;
      this.text = args.string("s");
    }

    private Object all() {
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
      args.context().budget().objects(1);
      args.context().budget().steps(1);
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
      StringBuilder value = new StringBuilder();
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
        args.context().budget().bits(4L * word.length());
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
}
