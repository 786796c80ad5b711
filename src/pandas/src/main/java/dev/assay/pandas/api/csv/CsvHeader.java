package dev.assay.pandas.api.csv;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.csv.CsvLine;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The names of the columns of {@code pd.read_csv}.
 *
 * @param names the names, each there once unless they were given
 * @param plain the names as they are written
 * @param lines how many lines they take
 */
record CsvHeader(List<Object> names, List<Object> plain, int lines) {

  /** The names that the first lines or the arguments give. */
  static CsvHeader of(Args args, List<CsvLine> lines) {
    Object header = args.optional("header");
    List<Object> given = given(args);
    if (header instanceof Boolean) {
      throw PythonError.typeError(
          "Passing a bool to header is invalid. Use header=None for no header or header=int or"
              + " list-like of ints to specify the row(s) making up the column names");
    }
    int last = last(header, given != null);
    if (given != null && (lines.isEmpty() || last < 0)) {
      return new CsvHeader(given, given, Math.min(last + 1, lines.size()));
    }
    if (lines.isEmpty()) {
      throw new PythonError("EmptyDataError", "No columns to parse from file");
    }
    if (last >= lines.size()) {
      throw new PythonError(
          "ParserError",
          "Passed header=%s, len of %d, but only %d lines in file"
              .formatted(args.context().repr(args.get("header")), last + 1, lines.size()));
    }
    if (given != null) {
      return given(given, lines.get(last).fields().size(), lines, last);
    }
    if (header != null && Read.isListLike(header)) {
      throw PythonError.unsupported(
          "read_csv(header=) of several lines", "name the columns with names=[...]");
    }
    return last < 0
        ? numbered(lines.getFirst().fields().size())
        : named(lines.get(last).fields(), last + 1);
  }

  private static @Nullable List<Object> given(Args args) {
    Object names = args.optional("names");
    if (names == null) {
      return null;
    }
    List<Object> given = Read.items(args.context(), names);
    if (new HashSet<>(given).size() < given.size()) {
      throw PythonError.valueError("Duplicate names are not allowed.");
    }
    return given;
  }

  /** The last line of names, -1 for none. */
  private static int last(@Nullable Object header, boolean given) {
    if (header == null || "infer".equals(header) && given) {
      return -1;
    }
    if (header instanceof Long line && line < 0) {
      throw PythonError.valueError(
          "Passing negative integer to header is invalid. For no header, use header=None instead");
    }
    return header instanceof Long line ? (int) Math.min(line, Integer.MAX_VALUE) : 0;
  }

  /** Names instead of those of a line, which has to have as many values, as the data below has. */
  private static CsvHeader given(List<Object> given, int replaced, List<CsvLine> lines, int last) {
    int below = lines.size() > last + 1 ? lines.get(last + 1).fields().size() : replaced;
    int width = Math.max(replaced, below);
    if (given.size() > width && lines.size() > last + 1) {
      throw new PythonError(
          "ParserError",
          "Too many columns specified: expected %d and found %d".formatted(given.size(), width));
    }
    return new CsvHeader(given, given, last + 1);
  }

  private static CsvHeader numbered(int width) {
    List<Object> names = new ArrayList<>();
    for (long at = 0; at < width; at++) {
      names.add(at);
    }
    return new CsvHeader(names, names, 0);
  }

  private static CsvHeader named(List<String> head, int lines) {
    List<Object> plain = new ArrayList<>();
    for (int at = 0; at < head.size(); at++) {
      TimeLimit.check();
      plain.add(head.get(at).isEmpty() ? "Unnamed: " + at : head.get(at));
    }
    return new CsvHeader(distinct(plain), plain, lines);
  }

  /** Names that are there before get numbers, which no name has. */
  private static List<Object> distinct(List<Object> plain) {
    Map<Object, Integer> counts = new HashMap<>();
    Set<Object> taken = new HashSet<>(plain);
    List<Object> names = new ArrayList<>();
    for (Object written : plain) {
      Object name = written;
      int count = counts.getOrDefault(name, 0);
      TimeLimit.check();
      while (count > 0) {
        TimeLimit.check();
        counts.put(written, count + 1);
        name = written + "." + count;
        count = taken.contains(name) ? count + 1 : counts.getOrDefault(name, 0);
      }
      counts.put(name, count + 1);
      names.add(name);
    }
    return names;
  }
}
