package dev.assay.pandas.builtins.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.eval.Strings;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** The methods of {@code str} that look for parts of it. */
final class StrSearch {

  private StrSearch() {}

  static PyType.Builder<String> add(PyType.Builder<String> table) {
    return table
        .method("find", "sub, start=None, end=None, /", (self, args) -> find(self, args, false))
        .method("rfind", "sub, start=None, end=None, /", (self, args) -> find(self, args, true))
        .method("index", "sub, start=None, end=None, /", (self, args) -> index(self, args, false))
        .method("rindex", "sub, start=None, end=None, /", (self, args) -> index(self, args, true))
        .method("count", "sub, start=None, end=None, /", StrSearch::count)
        .method(
            "startswith",
            "prefix, start=None, end=None, /",
            (self, args) -> {
              String part = part(self, args);
              return any(args, "prefix", part::startsWith);
            })
        .method(
            "endswith",
            "suffix, start=None, end=None, /",
            (self, args) -> {
              String part = part(self, args);
              return any(args, "suffix", part::endsWith);
            })
        .method("replace", "old, new, count=-1, /", StrSearch::replace)
        .method(
            "removeprefix",
            "prefix, /",
            (self, args) ->
                self.startsWith(args.string("prefix"))
                    ? self.substring(args.string("prefix").length())
                    : self)
        .method(
            "removesuffix",
            "suffix, /",
            (self, args) ->
                self.endsWith(args.string("suffix"))
                    ? self.substring(0, self.length() - args.string("suffix").length())
                    : self);
  }

  private static int bound(Args args, String name, int missing, int length) {
    Long given = args.optionalInteger(name);
    return given == null
        ? missing
        : (int) Math.clamp(given < 0 ? given + length : given, 0L, (long) length);
  }

  /** The stretch between {@code start} and {@code end}. */
  private static String part(String self, Args args) {
    int length = Strings.length(self);
    int start = bound(args, "start", 0, length);
    int end = bound(args, "end", length, length);
    Long given = args.optionalInteger("start");
    if (given != null && given > length) {
      return "\0".repeat(0);
    }
    return start == 0 && end == length ? self : Strings.slice(self, start, Math.max(start, end));
  }

  private static long find(String self, Args args, boolean last) {
    String sub = args.string("sub");
    int length = Strings.length(self);
    int start = bound(args, "start", 0, length);
    int end = bound(args, "end", length, length);
    Long given = args.optionalInteger("start");
    if (start > end || (given != null && given > length)) {
      return -1;
    }
    String part = part(self, args);
    int at = last ? part.lastIndexOf(sub) : part.indexOf(sub);
    return at < 0 ? -1 : start + part.codePointCount(0, at);
  }

  private static long index(String self, Args args, boolean last) {
    long found = find(self, args, last);
    if (found < 0) {
      throw PythonError.valueError("substring not found");
    }
    return found;
  }

  private static long count(String self, Args args) {
    String part = part(self, args);
    return occurrences(part, args.string("sub"));
  }

  /** How often a text occurs without overlap; the empty text occurs between all characters. */
  static long occurrences(String text, String sub) {
    if (sub.isEmpty()) {
      return Strings.length(text) + 1L;
    }
    long count = 0;
    for (int at = text.indexOf(sub); at >= 0; at = text.indexOf(sub, at + sub.length())) {
      count++;
    }
    return count;
  }

  private interface Test {
    boolean matches(String affix);
  }

  private static boolean any(Args args, String name, Test test) {
    if (!(args.get(name) instanceof PyTuple several)) {
      return test.matches(affix(args, args.get(name)));
    }
    for (Object one : several) {
      if (test.matches(affix(args, one))) {
        return true;
      }
    }
    return false;
  }

  private static String affix(Args args, Object value) {
    if (value instanceof String text) {
      return text;
    }
    throw PythonError.typeError(
        "%s first arg must be str or a tuple of str, not %s"
            .formatted(args.function(), args.context().typeName(value)));
  }

  private static String replace(String self, Args args) {
    String old = args.string("old");
    String replacement = args.string("new");
    long most = args.integer("count");
    long occurrences = occurrences(self, old);
    long times = most < 0 ? occurrences : Math.min(most, occurrences);
    long grows = times * ((long) replacement.length() - old.length());
    args.context().budget().text(self.length() + Math.max(0, grows));
    if (old.isEmpty()) {
      return interleaved(args.context(), self, replacement, times);
    }
    StringBuilder out = new StringBuilder();
    int from = 0;
    for (long time = 0; time < times; time++) {
      int at = self.indexOf(old, from);
      out.append(self, from, at).append(replacement);
      from = at + old.length();
    }
    return out.append(self, from, self.length()).toString();
  }

  private static String interleaved(Context context, String self, String replacement, long times) {
    List<Object> characters = context.list(self);
    StringBuilder out = new StringBuilder();
    for (int position = 0; position <= characters.size(); position++) {
      out.append(position < times ? replacement : "");
      out.append(position < characters.size() ? characters.get(position) : "");
    }
    return out.toString();
  }
}
