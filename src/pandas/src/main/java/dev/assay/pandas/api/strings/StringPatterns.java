package dev.assay.pandas.api.strings;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.python.MatchValue;
import dev.assay.pandas.api.python.PatternValue;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.LetterCase;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Regex;
import dev.assay.pandas.value.TextSearch;
import dev.assay.pandas.value.Timestamp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Methods of {@code series.str} that take regular expressions. */
final class StringPatterns {

  private StringPatterns() {}

  static PyType.Builder<StringMethods> add(PyType.Builder<StringMethods> table) {
    return table
        .method("contains", "pat, case=True, flags=0, na=..., regex=True", StringPatterns::contains)
        .method(
            "match",
            "pat, case=True, flags=0, na=...",
            (self, args) -> self.test(args, pattern(args)::begins))
        .method(
            "fullmatch",
            "pat, case=True, flags=0, na=...",
            (self, args) -> self.test(args, pattern(args)::isAllOf))
        .method("count", "pat, flags=0", StringPatterns::count)
        .method(
            "replace", "pat, repl, n=-1, case=None, flags=0, regex=False", StringPatterns::replace)
        .method(
            "findall",
            "pat, flags=0",
            (self, args) -> {
              PatternValue pattern = pattern(args);
              return self.result(
                  args.context(),
                  self.text().mapFound(text -> pattern.found(args.context(), text)));
            })
        .method("extract", "pat, flags=0, expand=True", StringPatterns::extract)
        .method("extractall", "pat, flags=0", StringPatterns::extractAll);
  }

  private static PatternValue pattern(Args args) {
    if (args.get("pat") instanceof PatternValue compiled) {
      if (flags(args) != 0) {
        throw PythonError.valueError("cannot process flags argument with a compiled pattern");
      }
      return compiled;
    }
    return PatternValue.compile(args.string("pat"), flags(args));
  }

  private static int flags(Args args) {
    return args.count("flags") | (ignoresCase(args) ? Regex.IGNORECASE : 0);
  }

  /** To replace, no case at all stands for the default. */
  private static boolean ignoresCase(Args args) {
    if (!args.knows("case")) {
      return false;
    }
    boolean unsaid = args.function().equals("replace") && args.optional("case") == null;
    return !unsaid && !args.truth("case");
  }

  private static Object contains(StringMethods self, Args args) {
    if (args.truth("regex")) {
      return self.test(args, pattern(args)::occursIn);
    }
    if (args.truth("case")) {
      Object wanted = args.get("pat");
      return self.result(
          args.context(),
          self.text()
              .testValues(value -> holds(args.context(), value, wanted), self.missing(args)));
    }
    String upper = LetterCase.upper(args.string("pat"));
    return self.test(args, text -> TextSearch.contains(LetterCase.upper(text), upper));
  }

  /** Whether a text has a part, or a list an element; {@code null} for what has neither. */
  private static @Nullable Boolean holds(Context context, Object value, Object wanted) {
    return value instanceof String || Read.isListLike(value)
        ? (Boolean) context.contains(value, wanted)
        : null;
  }

  private static Object count(StringMethods self, Args args) {
    PatternValue pattern = pattern(args);
    return self.result(
        args.context(),
        self.text().count(text -> (long) pattern.all(args.context(), text, Long.MAX_VALUE).size()));
  }

  private static Object replace(StringMethods self, Args args) {
    Object replacement = args.get("repl");
    Object old = args.get("pat");
    if (!(replacement instanceof String) && !(replacement instanceof PyCallable)) {
      throw PythonError.typeError("repl must be a string or callable");
    }
    if (args.truth("regex")) {
      PatternValue pattern = pattern(args);
      long limit = args.integer("n") < 0 ? Long.MAX_VALUE : args.integer("n");
      long most = limit == 0 ? Long.MAX_VALUE : limit;
      return self.map(args, text -> pattern.replaced(args.context(), text, replacement, most));
    }
    if (replacement instanceof PyCallable) {
      throw PythonError.valueError("Cannot use a callable replacement when regex=False");
    }
    if (old instanceof PatternValue) {
      throw PythonError.valueError(
          "Cannot use a compiled regex as replacement pattern with regex=False");
    }
    if (ignoresCase(args) || args.count("flags") != 0) {
      long limit = args.integer("n") <= 0 ? Long.MAX_VALUE : args.integer("n");
      PatternValue literal = PatternValue.literal(args.string("pat"), flags(args));
      return self.map(args, text -> literal.replaced(args.context(), text, replacement, limit));
    }
    if (self.text().column().items().stream().anyMatch(Timestamp.class::isInstance)) {
      throw PythonError.valueError(
          "str.replace() among dates: value must be an integer, received <class 'str'> for year");
    }
    return self.map(
        args, text -> StringMethods.method(args, text, "replace", old, replacement, args.get("n")));
  }

  private static int groups(PatternValue pattern) {
    int groups = pattern.regex().groups();
    if (groups == 0) {
      throw PythonError.valueError("pattern contains no capture groups");
    }
    return groups;
  }

  private static @Nullable Object first(
      Context context, PatternValue pattern, String text, int group) {
    List<MatchValue> matches = pattern.all(context, text, 1);
    Object found = matches.isEmpty() ? None.NONE : matches.getFirst().group(group, None.NONE);
    return found == None.NONE ? null : found;
  }

  private static Object extract(StringMethods self, Args args) {
    boolean expand = StringSplits.expands(args);
    PatternValue pattern = pattern(args);
    int groups = groups(pattern);
    List<Object> names = names(pattern, groups);
    if (!expand && groups == 1) {
      Object name = names.getFirst() instanceof String own ? own : self.series().name();
      Column values = self.text().mapUnconverted(text -> first(args.context(), pattern, text, 1));
      return self.ofIndex()
          ? Wrap.index(args, Index.of(values, name))
          : Wrap.series(args, self.series().withValues(values).named(name));
    }
    if (!expand && self.ofIndex()) {
      throw PythonError.valueError("only one regex group is supported with Index");
    }
    List<Column> data = new ArrayList<>();
    for (int group = 1; group <= groups; group++) {
      int wanted = group;
      data.add(self.text().mapPresent(text -> first(args.context(), pattern, text, wanted)));
    }
    return Wrap.frame(args, new DataFrame(Index.ofLabels(names), data, self.series().index()));
  }

  /** The groups' names, or their numbers from 0. */
  private static List<Object> names(PatternValue pattern, int groups) {
    List<Object> names = new ArrayList<>();
    for (int group = 1; group <= groups; group++) {
      String name = pattern.regex().nameOf(group);
      names.add(name == null ? (Object) Long.valueOf(group - 1) : name);
    }
    return names;
  }

  private static Object extractAll(StringMethods self, Args args) {
    PatternValue pattern = pattern(args);
    int groups = groups(pattern);
    List<List<Object>> cells = new ArrayList<>();
    for (int group = 0; group < groups; group++) {
      cells.add(new ArrayList<>());
    }
    Positions rows = new Positions();
    List<Object> numbers = new ArrayList<>();
    ObjectColumn column = self.text().column();
    for (int row = 0; row < column.size(); row++) {
      if (!(column.values()[row] instanceof String text)) {
        continue;
      }
      long number = 0;
      for (MatchValue match : pattern.all(args.context(), text, Long.MAX_VALUE)) {
        for (int group = 0; group < groups; group++) {
          Object found = match.group(group + 1, Scalars.NAN);
          cells.get(group).add(found.equals("") ? Scalars.NAN : found);
        }
        rows.add(row);
        numbers.add(number++);
      }
    }
    List<Column> levels = new ArrayList<>();
    List<Object> names = new ArrayList<>(self.series().index().names());
    for (Column level : self.series().index().levels()) {
      levels.add(numbers.isEmpty() ? ObjectColumn.of() : level.take(rows.toArray()));
    }
    levels.add(Columns.infer(numbers));
    names.add("match");
    List<Column> data =
        cells.stream().map(each -> self.text().like(ObjectColumn.of(each))).toList();
    return Wrap.frame(
        args,
        new DataFrame(Index.ofLabels(names(pattern, groups)), data, Index.ofLevels(levels, names)));
  }
}
