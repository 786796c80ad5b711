package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.value.Comparison;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TextBuilder;
import dev.assay.pandas.value.TypeNames;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Writes the one value that {@code json.dumps} is given. */
final class JsonWriter {

  private static final int MOST_LEVELS = 200;

  private final Args args;
  private final boolean ascii;
  private final boolean sorted;
  private final @Nullable String indent;
  private final String between;
  private final String afterKey;
  private final TextBuilder text = new TextBuilder();

  JsonWriter(Args args) {
    this.args = args;
    this.ascii = args.truth("ensure_ascii");
    this.sorted = args.truth("sort_keys");
    this.indent = indent(args);
    List<Object> separators =
        args.optional("separators") != null
            ? args.list("separators")
            : List.of(indent == null ? ", " : ",", ": ");
    if (separators.size() != 2) {
      throw PythonError.valueError("separators of dumps() are two texts");
    }
    this.between = args.context().str(separators.get(0));
    this.afterKey = args.context().str(separators.get(1));
  }

  private static @Nullable String indent(Args args) {
    if (args.optional("indent") == null) {
      return null;
    }
    if (args.get("indent") instanceof String given) {
      return given;
    }
    long blanks = Math.max(args.integer("indent"), 0);
    args.budget().partOfText(blanks);
    return CountedText.repeat(" ", (int) blanks);
  }

  /** The value as JSON. */
  String all() {
    write(args.get("obj"), 0);
    return text.toString();
  }

  private void write(Object value, int level) {
    if (level > MOST_LEVELS) {
      throw new PythonError("RecursionError", "maximum recursion depth exceeded");
    }
    args.budget().steps(1);
    args.budget().partOfText(text.length());
    switch (value) {
      case None _ -> text.append("null");
      case Boolean truth -> text.append(truth);
      case Long _, BigInteger _ -> text.append(value);
      case Double number -> text.append(number(number));
      case NumpyFloat number -> text.append(number(number.value())); // a float to Python
      case String string -> quote(string);
      case PyList list -> items(list.items(), level);
      case PyTuple tuple -> items(tuple.items(), level);
      case PyDict dict -> entries(dict, level);
      default -> {
        if (args.optional("default") == null) {
          throw PythonError.typeError(
              "Object of type " + TypeNames.withoutModule(value) + " is not JSON serializable");
        }
        write(args.context().call(args.get("default"), value), level + 1);
      }
    }
  }

  private static String number(double number) {
    if (Double.isNaN(number)) {
      return "NaN";
    }
    if (Double.isInfinite(number)) {
      return number > 0 ? "Infinity" : "-Infinity";
    }
    return Text.str(number);
  }

  private void items(List<Object> items, int level) {
    enclosed('[', ']', items.size(), level, at -> write(items.get(at), level + 1));
  }

  private void entries(PyDict dict, int level) {
    List<PyDict.Entry> entries = new ArrayList<>(dict.entries());
    if (sorted) {
      entries =
          Comparison.sorted(entries, (one, other) -> args.context().less(one.key(), other.key()));
    }
    List<PyDict.Entry> ordered = entries;
    enclosed(
        '{',
        '}',
        ordered.size(),
        level,
        at -> {
          quote(key(ordered.get(at).key()));
          text.append(afterKey);
          write(ordered.get(at).value(), level + 1);
        });
  }

  /** What has several parts: each on a line of its own when there is an indent. */
  private void enclosed(char open, char close, int size, int level, IntConsumer part) {
    text.append(open);
    for (int at = 0; at < size; at++) {
      text.append(at == 0 ? "" : between);
      line(level + 1);
      part.accept(at);
    }
    if (size > 0) {
      line(level);
    }
    text.append(close);
  }

  private void line(int level) {
    if (indent != null) {
      args.budget().partOfText((long) indent.length() * level);
      text.append('\n').repeat(indent, level);
    }
  }

  private static String key(Object key) {
    return switch (key) {
      case String text -> text;
      case None _ -> "null";
      case Boolean truth -> truth ? "true" : "false";
      case Double number -> number(number);
      case NumpyFloat number -> number(number.value());
      case Long _, BigInteger _ -> Text.str(key);
      default ->
          throw PythonError.typeError(
              "keys must be str, int, float, bool or None, not " + TypeNames.of(key));
    };
  }

  private void quote(String string) {
    text.append('"');
    for (char next : string.toCharArray()) {
      switch (next) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        case '\b' -> text.append("\\b");
        case '\f' -> text.append("\\f");
        default -> {
          boolean escaped = next < ' ' || ascii && next > '~';
          text.append(escaped ? "\\u%04x".formatted((int) next) : String.valueOf(next));
        }
      }
    }
    text.append('"');
  }
}
