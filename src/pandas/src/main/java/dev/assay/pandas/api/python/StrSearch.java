package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.eval.Strings;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TextBuilder;
import dev.assay.pandas.value.TextSearch;
import dev.assay.pandas.value.TimeLimit;
import java.util.List;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

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
            (self, args) -> any(self, args, "prefix", String::startsWith))
        .method(
            "endswith",
            "suffix, start=None, end=None, /",
            (self, args) -> any(self, args, "suffix", String::endsWith))
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

  /** A stretch of a text, and where it begins. */
  private record Part(String text, int start) {}

  /**
   * The stretch between {@code start} and {@code end}; {@code null} when it ends before it begins.
   */
  private static @Nullable Part part(String self, Args args) {
    int length = Strings.length(self);
    Long given = args.optionalInteger("start");
    int start = bound(args, "start", 0, length);
    int end = bound(args, "end", length, length);
    if (start > end || (given != null && given > length)) {
      return null;
    }
    boolean whole = start == 0 && end == length;
    return new Part(whole ? self : Strings.slice(self, start, end), start);
  }

  private static long find(String self, Args args, boolean last) {
    String sub = args.string("sub");
    Part part = part(self, args);
    if (part == null) {
      return -1;
    }
    int at = last ? TextSearch.lastIndexOf(part.text(), sub) : TextSearch.indexOf(part.text(), sub);
    return at < 0 ? -1 : part.start() + part.text().codePointCount(0, at);
  }

  private static long index(String self, Args args, boolean last) {
    long found = find(self, args, last);
    if (found < 0) {
      throw PythonError.valueError("substring not found");
    }
    return found;
  }

  private static long count(String self, Args args) {
    Part part = part(self, args);
    return part == null ? 0 : occurrences(part.text(), args.string("sub"));
  }

  /** How often a text occurs without overlap; the empty text occurs between all characters. */
  static long occurrences(String text, String sub) {
    if (sub.isEmpty()) {
      return Strings.length(text) + 1L;
    }
    return TextSearch.count(text, sub);
  }

  private static boolean any(
      String self, Args args, String name, BiPredicate<String, String> test) {
    Part part = part(self, args);
    List<Object> affixes =
        args.get(name) instanceof PyTuple several ? several.items() : List.of(args.get(name));
    for (Object one : affixes) {
      TimeLimit.check();
      String affix = affix(args, one);
      if (part != null && test.test(part.text(), affix)) {
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
        "%s first arg must be str or a tuple of str, not %s",
        args.function(), args.context().typeName(value));
  }

  private static String replace(String self, Args args) {
    String old = args.string("old");
    String replacement = args.string("new");
    long most = args.integer("count");
    long occurrences = occurrences(self, old);
    long times = most < 0 ? occurrences : Math.min(most, occurrences);
    long grows = times * ((long) replacement.length() - old.length());
    args.budget().text(self.length() + Math.max(0, grows));
    if (old.isEmpty()) {
      return interleaved(args.context(), self, replacement, times);
    }
    return TextSearch.replace(self, old, replacement, times);
  }

  private static String interleaved(Context context, String self, String replacement, long times) {
    List<Object> characters = context.list(self);
    TextBuilder out = new TextBuilder();
    for (int position = 0; position <= characters.size(); position++) {
      out.append(position < times ? replacement : "");
      out.append(position < characters.size() ? characters.get(position) : "");
    }
    return out.toString();
  }
}
