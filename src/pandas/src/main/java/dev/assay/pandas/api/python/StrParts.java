package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TextBuilder;
import dev.assay.pandas.value.TextSearch;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** The methods of {@code str} that cut it up, strip it and join others. */
final class StrParts {

  private StrParts() {}

  static PyType.Builder<String> add(PyType.Builder<String> table) {
    return table
        .method("strip", "chars=None, /", (self, args) -> strip(self, args, true, true))
        .method("lstrip", "chars=None, /", (self, args) -> strip(self, args, true, false))
        .method("rstrip", "chars=None, /", (self, args) -> strip(self, args, false, true))
        .method("split", "sep=None, maxsplit=-1", (self, args) -> split(self, args, false))
        .method("rsplit", "sep=None, maxsplit=-1", (self, args) -> split(self, args, true))
        .method("splitlines", "keepends=False", StrParts::splitLines)
        .method("partition", "sep, /", (self, args) -> partition(self, args, false))
        .method("rpartition", "sep, /", (self, args) -> partition(self, args, true))
        .method("join", "iterable, /", StrParts::join);
  }

  private static String strip(String self, Args args, boolean left, boolean right) {
    String chars = args.optionalString("chars");
    IntPredicate strips = strips(chars);
    int[] points = self.codePoints().toArray();
    int start = 0;
    int end = points.length;
    while (left && start < end && strips.test(points[start])) {
      start++;
    }
    while (right && end > start && strips.test(points[end - 1])) {
      end--;
    }
    return new String(points, start, end - start);
  }

  private static IntPredicate strips(@Nullable String chars) {
    if (chars == null) {
      return Whitespace::is;
    }
    BitSet points = new BitSet();
    chars.codePoints().forEach(points::set);
    return points::get;
  }

  private static PyList split(String self, Args args, boolean fromRight) {
    String separator = args.optionalString("sep");
    long given = args.integer("maxsplit");
    long most = given < 0 ? Long.MAX_VALUE : given;
    if (separator != null && separator.isEmpty()) {
      throw PythonError.valueError("empty separator");
    }
    List<String> parts =
        separator == null
            ? words(self, most, fromRight)
            : fromRight ? fromRight(self, separator, most) : fromLeft(self, separator, most);
    args.budget().objects(parts.size());
    return PyList.copyOf(parts);
  }

  private static List<String> fromLeft(String text, String separator, long most) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int at = TextSearch.indexOf(text, separator);
        at >= 0 && parts.size() < most;
        at = TextSearch.indexOf(text, separator, from)) {
      parts.add(text.substring(from, at));
      from = at + separator.length();
    }
    parts.add(text.substring(from));
    return parts;
  }

  private static List<String> fromRight(String text, String separator, long most) {
    List<String> parts = new ArrayList<>();
    int end = text.length();
    int at = TextSearch.lastIndexOf(text, separator);
    while (at >= 0 && parts.size() < most) {
      parts.add(text.substring(at + separator.length(), end));
      end = at;
      at = TextSearch.lastIndexOf(text, separator, end);
    }
    parts.add(text.substring(0, end));
    Collections.reverse(parts);
    return parts;
  }

  /** Splits at runs of white space; what is left after the last split keeps its spaces. */
  private static List<String> words(String text, long most, boolean fromRight) {
    return fromRight ? wordsFromRight(text, most) : wordsFromLeft(text, most);
  }

  private static List<String> wordsFromLeft(String text, long most) {
    List<String> parts = new ArrayList<>();
    int from = afterSpaces(text, 0);
    while (from < text.length() && parts.size() < most) {
      int end = from;
      while (end < text.length() && !Whitespace.is(text.charAt(end))) {
        end++;
      }
      parts.add(text.substring(from, end));
      from = afterSpaces(text, end);
    }
    if (from < text.length()) {
      parts.add(text.substring(from));
    }
    return parts;
  }

  private static List<String> wordsFromRight(String text, long most) {
    List<String> parts = new ArrayList<>();
    int end = beforeSpaces(text, text.length());
    while (end > 0 && parts.size() < most) {
      int from = end;
      while (from > 0 && !Whitespace.is(text.charAt(from - 1))) {
        from--;
      }
      parts.add(text.substring(from, end));
      end = beforeSpaces(text, from);
    }
    if (end > 0) {
      parts.add(text.substring(0, end));
    }
    Collections.reverse(parts);
    return parts;
  }

  private static int afterSpaces(String text, int from) {
    int at = from;
    while (at < text.length() && Whitespace.is(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static int beforeSpaces(String text, int end) {
    int at = end;
    while (at > 0 && Whitespace.is(text.charAt(at - 1))) {
      at--;
    }
    return at;
  }

  private static PyList splitLines(String self, Args args) {
    List<String> lines = lines(self, args.integer("keepends") != 0);
    args.budget().objects(lines.size());
    return PyList.copyOf(lines);
  }

  static List<String> lines(String self, boolean keepEnds) {
    List<String> lines = new ArrayList<>();
    int start = 0;
    while (start < self.length()) {
      int end = start;
      while (end < self.length() && !isLineEnd(self.charAt(end))) {
        end++;
      }
      int next = end < self.length() && self.startsWith("\r\n", end) ? end + 2 : end + 1;
      lines.add(self.substring(start, keepEnds ? Math.min(next, self.length()) : end));
      start = next;
    }
    return lines;
  }

  private static boolean isLineEnd(char character) {
    return (character >= '\n' && character <= '\r')
        || (character >= 0x1c && character <= 0x1e)
        || character == 0x85
        || character == 0x2028
        || character == 0x2029;
  }

  private static PyTuple partition(String self, Args args, boolean fromRight) {
    String separator = args.string("sep");
    if (separator.isEmpty()) {
      throw PythonError.valueError("empty separator");
    }
    int at =
        fromRight ? TextSearch.lastIndexOf(self, separator) : TextSearch.indexOf(self, separator);
    if (at < 0) {
      return fromRight ? PyTuple.of("", "", self) : PyTuple.of(self, "", "");
    }
    return PyTuple.of(self.substring(0, at), separator, self.substring(at + separator.length()));
  }

  private static String join(String self, Args args) {
    Context context = args.context();
    TextBuilder out = new TextBuilder();
    Iterator<Object> items = iterate(args);
    for (long position = 0; items.hasNext(); position++) {
      Object item = items.next();
      if (!(item instanceof String text)) {
        throw PythonError.typeError(
            "sequence item %d: expected str instance, %s found", position, context.typeName(item));
      }
      if (position > 0) {
        out.append(self);
      }
      out.append(text);
      context.budget().partOfText(out.length());
    }
    context.budget().text(out.length());
    return out.toString();
  }

  private static Iterator<Object> iterate(Args args) {
    try {
      return args.context().iterate(args.get("iterable"));
    } catch (PythonError error) {
      throw error.type().equals("TypeError")
          ? PythonError.typeError("can only join an iterable")
          : error;
    }
  }
}
