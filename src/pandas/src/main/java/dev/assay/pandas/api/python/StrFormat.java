package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.Format;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TextBuilder;
import java.util.List;

/** {@code str.format}: replacement fields by position or name, with attributes and items. */
final class StrFormat {

  private static final int MAX_NESTING = 2;

  private final Context context;
  private final List<Object> positional;
  private final PyDict named;
  private int automatic;

  /** Whether positions were written; fields then have no numbers of their own, and conversely. */
  private boolean manual;

  StrFormat(Context context, List<Object> positional, PyDict named) {
    this.context = context;
    this.positional = positional;
    this.named = named;
  }

  String format(String template) {
    return format(template, 0);
  }

  private String format(String template, int nesting) {
    if (nesting > MAX_NESTING) {
      throw PythonError.valueError("Max string recursion exceeded");
    }
    TextBuilder out = new TextBuilder();
    int at = 0;
    while (at < template.length()) {
      char next = template.charAt(at);
      if (next != '{' && next != '}') {
        out.append(next);
        at++;
      } else if (at + 1 < template.length() && template.charAt(at + 1) == next) {
        out.append(next);
        at += 2;
      } else if (next == '}') {
        throw PythonError.valueError("Single '}' encountered in format string");
      } else {
        int end = end(template, at + 1);
        out.append(field(template.substring(at + 1, end), nesting));
        context.budget().partOfText(out.length());
        at = end + 1;
      }
    }
    context.budget().text(out.length());
    return out.toString();
  }

  private static int end(String template, int start) {
    int depth = 1;
    for (int at = start; at < template.length(); at++) {
      char next = template.charAt(at);
      depth += next == '{' ? 1 : next == '}' ? -1 : 0;
      if (depth == 0) {
        return at;
      }
    }
    throw PythonError.valueError(
        start >= template.length()
            ? "Single '{' encountered in format string"
            : "expected '}' before end of string");
  }

  private String field(String field, int nesting) {
    int nameEnd = nameEnd(field);
    Object value = value(field.substring(0, nameEnd));
    int at = nameEnd;
    if (at < field.length() && field.charAt(at) == '!') {
      char kind = at + 1 < field.length() ? field.charAt(at + 1) : ' ';
      value =
          switch (kind) {
            case 'r' -> context.repr(value);
            case 's' -> context.str(value);
            case 'a' -> Format.ascii(context.repr(value));
            default -> throw PythonError.valueError("Unknown conversion specifier '" + kind + "'");
          };
      at += 2;
    }
    if (at < field.length() && field.charAt(at) != ':') {
      throw PythonError.valueError("expected ':' after conversion specifier");
    }
    String spec = at < field.length() ? field.substring(at + 1) : "";
    return context.format(value, spec.indexOf('{') < 0 ? spec : format(spec, nesting + 1));
  }

  private static int nameEnd(String field) {
    int brackets = 0;
    for (int at = 0; at < field.length(); at++) {
      char next = field.charAt(at);
      brackets += next == '[' ? 1 : next == ']' ? -1 : 0;
      if (brackets <= 0 && (next == '!' || next == ':')) {
        return at;
      }
    }
    return field.length();
  }

  private Object value(String path) {
    int end = 0;
    while (end < path.length() && path.charAt(end) != '.' && path.charAt(end) != '[') {
      end++;
    }
    Object value = argument(path.substring(0, end));
    while (end < path.length()) {
      boolean item = path.charAt(end) == '[';
      int stop = item ? path.indexOf(']', end) : nextPart(path, end + 1);
      if (stop < 0) {
        throw PythonError.valueError("Missing ']' in format string");
      }
      String key = path.substring(end + 1, stop);
      value = item ? context.getItem(value, key(key)) : context.attribute(value, key);
      end = item ? stop + 1 : stop;
    }
    return value;
  }

  private static int nextPart(String path, int from) {
    int at = from;
    while (at < path.length() && path.charAt(at) != '.' && path.charAt(at) != '[') {
      at++;
    }
    return at;
  }

  private static Object key(String key) {
    boolean number =
        !key.isEmpty() && key.length() < 10 && key.chars().allMatch(c -> c >= '0' && c <= '9');
    return number ? (Object) Long.valueOf(key) : key;
  }

  private Object argument(String name) {
    if (name.isEmpty()) {
      if (manual) {
        throw PythonError.valueError(
            "cannot switch from manual field specification to automatic field numbering");
      }
      return positional(automatic++);
    }
    if (key(name) instanceof Long position) {
      if (automatic > 0) {
        throw PythonError.valueError(
            "cannot switch from automatic field numbering to manual field specification");
      }
      manual = true;
      return positional(Math.toIntExact(position));
    }
    Object value = named.get(name);
    return value == null ? named.missing(name) : value;
  }

  private Object positional(int position) {
    if (position >= positional.size()) {
      throw PythonError.indexError(
          "Replacement index " + position + " out of range for positional args tuple");
    }
    return positional.get(position);
  }
}
