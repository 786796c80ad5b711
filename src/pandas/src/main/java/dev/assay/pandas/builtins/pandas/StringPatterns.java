package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Positions;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.text.PythonPattern;
import dev.assay.pandas.frame.text.Replacement;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Methods of {@code series.str} that take regular expressions. */
final class StringPatterns {

  private StringPatterns() {}

  static PyType.Builder<StringMethods> add(PyType.Builder<StringMethods> table) {
    return table
        .method(
            "contains", "pat, case=True, flags=0, na=None, regex=True", StringPatterns::contains)
        .method(
            "match",
            "pat, case=True, flags=0, na=None",
            (self, args) -> {
              Pattern pattern = pattern(args);
              return self.test(args, text -> pattern.matcher(text).lookingAt());
            })
        .method(
            "fullmatch",
            "pat, case=True, flags=0, na=None",
            (self, args) -> {
              Pattern pattern = pattern(args);
              return self.test(args, text -> pattern.matcher(text).matches());
            })
        .method(
            "count",
            "pat, flags=0",
            (self, args) -> {
              Pattern pattern = pattern(args);
              return self.result(
                  args.context(),
                  self.text().count(text -> pattern.matcher(text).results().count()));
            })
        .method(
            "replace",
            "pat, repl=..., n=-1, case=None, flags=0, regex=False",
            StringPatterns::replace)
        .method(
            "findall",
            "pat, flags=0",
            (self, args) -> {
              Pattern pattern = pattern(args);
              return self.result(
                  args.context(), self.text().mapObjects(text -> found(pattern, text)));
            })
        .method("extract", "pat, flags=0, expand=True", StringPatterns::extract)
        .method("extractall", "pat, flags=0", StringPatterns::extractAll);
  }

  static Pattern pattern(Args args) {
    return PythonPattern.compile(args.string("pat"), flags(args));
  }

  private static int flags(Args args) {
    boolean ignoresCase = false;
    if (args.function().matches("contains|match|fullmatch|replace")) {
      ignoresCase = Boolean.FALSE.equals(args.optional("case"));
    }
    return (ignoresCase ? Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE : 0)
        | javaFlags(args.integer("flags"));
  }

  /** Python's flags as Java's. */
  private static int javaFlags(long flags) {
    int java = 0;
    java |= (flags & 2) != 0 ? Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE : 0;
    java |= (flags & 8) != 0 ? Pattern.MULTILINE : 0;
    java |= (flags & 16) != 0 ? Pattern.DOTALL : 0;
    java |= (flags & 64) != 0 ? Pattern.COMMENTS : 0;
    return java;
  }

  private static Object contains(StringMethods self, Args args) {
    if (!args.truth("regex")) {
      String wanted = args.string("pat");
      if (!args.truth("case")) {
        String upper = wanted.toUpperCase(java.util.Locale.ROOT);
        return self.test(args, text -> text.toUpperCase(java.util.Locale.ROOT).contains(upper));
      }
      return self.test(args, text -> text.contains(wanted));
    }
    Pattern pattern = pattern(args);
    return self.test(args, text -> pattern.matcher(text).find());
  }

  private static Object replace(StringMethods self, Args args) {
    if (args.get("pat") instanceof PyDict dict) {
      return replaceAll(self, args, dict);
    }
    Object replacement = args.get("repl");
    long limit = args.integer("n");
    if (!args.truth("regex")) {
      if (replacement instanceof PyCallable) {
        throw PythonError.valueError("Cannot use a callable replacement when regex=False");
      }
      String old = args.string("pat");
      boolean ignoresCase = Boolean.FALSE.equals(args.optional("case"));
      if (ignoresCase) {
        Pattern literal =
            PythonPattern.compile(
                Pattern.quote(old), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
        return self.map(
            args,
            text ->
                literal.matcher(text).replaceAll(Matcher.quoteReplacement(args.string("repl"))));
      }
      return self.map(
          args, text -> StringMethods.method(args, text, "replace", old, replacement, limit));
    }
    Pattern pattern = pattern(args);
    return self.map(args, text -> substituted(args.context(), pattern, text, replacement, limit));
  }

  private static Object replaceAll(StringMethods self, Args args, PyDict dict) {
    return self.map(
        args,
        text -> {
          Object result = text;
          for (PyDict.Entry entry : dict.entries()) {
            result =
                StringMethods.method(args, (String) result, "replace", entry.key(), entry.value());
          }
          return result;
        });
  }

  private static String substituted(
      Context context, Pattern pattern, String text, Object replacement, long limit) {
    Matcher matcher = pattern.matcher(text);
    StringBuilder result = new StringBuilder();
    long done = 0;
    while ((limit < 0 || done < limit) && matcher.find()) {
      String by =
          replacement instanceof String java
              ? Replacement.java(java)
              : Matcher.quoteReplacement(
                  context.str(context.call(replacement, new MatchObject(matcher.toMatchResult()))));
      matcher.appendReplacement(result, by);
      done++;
    }
    matcher.appendTail(result);
    context.budget().text(result.length());
    return result.toString();
  }

  private static Object found(Pattern pattern, String text) {
    List<Object> matches = new ArrayList<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      if (matcher.groupCount() <= 1) {
        matches.add(matcher.group(matcher.groupCount()));
      } else {
        List<Object> groups = new ArrayList<>();
        for (int group = 1; group <= matcher.groupCount(); group++) {
          groups.add(matcher.group(group) == null ? "" : matcher.group(group));
        }
        matches.add(PyTuple.copyOf(groups));
      }
    }
    return PyList.copyOf(matches);
  }

  private static int groups(Pattern pattern) {
    int groups = pattern.matcher("").groupCount();
    if (groups == 0) {
      throw PythonError.valueError("pattern contains no capture groups");
    }
    return groups;
  }

  private static @Nullable Object first(Pattern pattern, String text, int group) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? matcher.group(group) : null;
  }

  private static Object extract(StringMethods self, Args args) {
    Pattern pattern = pattern(args);
    int groups = groups(pattern);
    List<Object> names = names(pattern, groups);
    if (!args.truth("expand") && groups == 1) {
      Object name = names.getFirst() instanceof String own ? own : self.series().name();
      Column values = self.text().map(text -> first(pattern, text, 1));
      return Wrap.series(args.context(), self.series().withValues(values).named(name));
    }
    List<Column> data = new ArrayList<>();
    for (int group = 1; group <= groups; group++) {
      int wanted = group;
      data.add(self.text().mapPresent(text -> first(pattern, text, wanted)));
    }
    return Wrap.frame(
        args.context(), new DataFrame(Index.ofLabels(names), data, self.series().index()));
  }

  /** The groups' names, or their numbers from 0. */
  private static List<Object> names(Pattern pattern, int groups) {
    Map<Integer, String> named = new TreeMap<>();
    pattern.namedGroups().forEach((name, group) -> named.put(group, name));
    List<Object> names = new ArrayList<>();
    for (int group = 1; group <= groups; group++) {
      names.add(named.containsKey(group) ? (Object) named.get(group) : Long.valueOf(group - 1));
    }
    return names;
  }

  private static Object extractAll(StringMethods self, Args args) {
    Pattern pattern = pattern(args);
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
      Matcher matcher = pattern.matcher(text);
      for (long number = 0; matcher.find(); number++) {
        for (int group = 0; group < groups; group++) {
          String value = matcher.group(group + 1);
          cells.get(group).add(value == null ? Scalars.NAN : value);
        }
        rows.add(row);
        numbers.add(number);
      }
    }
    List<Column> levels = new ArrayList<>();
    List<Object> names = new ArrayList<>(self.series().index().names());
    self.series().index().levels().forEach(level -> levels.add(level.take(rows.toArray())));
    levels.add(dev.assay.pandas.frame.Columns.infer(numbers));
    names.add("match");
    List<Column> data = cells.stream().map(each -> (Column) ObjectColumn.of(each)).toList();
    return Wrap.frame(
        args.context(),
        new DataFrame(Index.ofLabels(names(pattern, groups)), data, Index.ofLevels(levels, names)));
  }
}
