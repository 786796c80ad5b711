package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.builtins.python.PatternValue;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.LongColumn;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.text.TextMap;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Methods of {@code series.str} that take text apart and put it together. */
final class StringParts {

  private StringParts() {}

  static PyType.Builder<StringMethods> add(PyType.Builder<StringMethods> table) {
    return table
        .method(
            "split",
            "pat=None, *, n=-1, expand=False, regex=None",
            (self, args) -> split(self, args, "split"))
        .method(
            "rsplit",
            "pat=None, *, n=-1, expand=False",
            (self, args) -> split(self, args, "rsplit"))
        .method(
            "partition", "sep=' ', expand=True", (self, args) -> partition(self, args, "partition"))
        .method(
            "rpartition",
            "sep=' ', expand=True",
            (self, args) -> partition(self, args, "rpartition"))
        .method(
            "get",
            "i",
            (self, args) ->
                self.result(args.context(), item(args.context(), self.text(), args.get("i"))))
        .method(
            "slice",
            "start=None, stop=None, step=None",
            (self, args) ->
                self.result(
                    args.context(),
                    item(
                        args.context(),
                        self.text(),
                        new PySlice(args.get("start"), args.get("stop"), args.get("step")))))
        .method("slice_replace", "start=None, stop=None, repl=''", StringParts::sliceReplace)
        .method("pad", "width, side='left', fillchar=' '", StringParts::pad)
        .method("cat", "others=None, sep='', na_rep=None, !join='left'", StringParts::cat)
        .method("join", "sep", StringParts::join)
        .method("get_dummies", "sep='|'", StringParts::dummies)
        .method(
            "wrap",
            "width, **kwargs",
            (_, _) -> {
              throw PythonError.unsupported("str.wrap()", "leave the text as it is");
            })
        .method(
            "normalize",
            "form",
            (self, args) ->
                self.map(
                    args, text -> java.text.Normalizer.normalize(text, form(args.string("form")))));
  }

  private static java.text.Normalizer.Form form(String name) {
    return switch (name) {
      case "NFC" -> java.text.Normalizer.Form.NFC;
      case "NFD" -> java.text.Normalizer.Form.NFD;
      case "NFKC" -> java.text.Normalizer.Form.NFKC;
      case "NFKD" -> java.text.Normalizer.Form.NFKD;
      default -> throw PythonError.valueError("invalid normalization form");
    };
  }

  static Object length(StringMethods self, Args args) {
    ObjectColumn column = self.text().column();
    boolean onlyText = true;
    for (int at = 0; at < column.size(); at++) {
      onlyText &= column.values()[at] instanceof String || column.isMissing(at);
    }
    if (self.text().isNothing()) {
      return self.result(args.context(), column);
    }
    if (onlyText) {
      return self.result(
          args.context(), self.text().count(text -> text.codePointCount(0, text.length())));
    }
    List<Object> lengths = new ArrayList<>();
    for (Object value : column.items()) {
      boolean sized = value instanceof String || Read.isListLike(value);
      Object missing = Scalars.isMissing(value) ? value : Scalars.NAN;
      lengths.add(sized ? (Object) (long) args.context().length(value) : missing);
    }
    boolean objects = lengths.contains(Scalars.NAT) || lengths.contains(Scalars.NA);
    return self.result(args.context(), objects ? ObjectColumn.of(lengths) : Columns.infer(lengths));
  }

  /** {@code series.str[key]}: characters, or elements of lists and dicts. */
  static Column item(Context context, TextMap text, Object key) {
    ObjectColumn column = text.column();
    Object[] result = new Object[column.size()];
    for (int at = 0; at < result.length; at++) {
      Object value = column.values()[at];
      result[at] = Scalars.NAN;
      if (value instanceof PyDict dict) {
        Object found = dict.get(key);
        result[at] = found == null ? None.NONE : found;
      } else if (isOrdered(value)) {
        int length = context.length(value);
        boolean inside = !(key instanceof Long number) || number < length && number >= -length;
        result[at] = inside ? context.getItem(value, key) : Scalars.NAN;
      } else if (column.isMissing(at)) {
        result[at] = value;
      }
    }
    ObjectColumn items = new ObjectColumn(result, column.dtype());
    return column.dtype() == DType.STRING ? items : numbers(column, items);
  }

  /** Items that are all numbers, or all truths, as such; nothing but missing ones are floats. */
  private static Column numbers(ObjectColumn given, ObjectColumn items) {
    if (allMissing(given)) {
      return items;
    }
    if (allMissing(items)) {
      boolean none = items.items().stream().allMatch(item -> item == None.NONE);
      boolean time = items.items().contains(Scalars.NAT);
      return none || time ? items : DoubleColumn.allMissing(items.size());
    }
    Column inferred = Columns.infer(items.items());
    return inferred.dtype().isNumeric() ? inferred : items;
  }

  private static boolean allMissing(Column column) {
    for (int row = 0; row < column.size(); row++) {
      if (!column.isMissing(row)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isOrdered(Object value) {
    return value instanceof String
        || value instanceof PyList
        || value instanceof PyTuple
        || value instanceof ArrayObject;
  }

  private static Object split(StringMethods self, Args args, String name) {
    Object separator = args.get("pat");
    long limit = args.integer("n") == 0 ? -1 : args.integer("n");
    boolean literal = true;
    if (name.equals("split") && separator instanceof String text) {
      Object regex = args.optional("regex");
      literal = regex == null ? text.length() == 1 : !args.truth("regex");
    }
    Function<String, Object> parts =
        literal
            ? text -> StringMethods.method(args, text, name, separator, limit)
            : text -> byPattern(args, (String) separator, text, limit);
    Column lists = self.text().mapObjects(parts::apply);
    return args.truth("expand") ? expanded(self, args, lists) : self.result(args.context(), lists);
  }

  private static Object byPattern(Args args, String separator, String text, long limit) {
    PatternValue pattern = PatternValue.compile(separator, 0);
    return pattern.parts(args.context(), text, limit < 0 ? Long.MAX_VALUE : limit);
  }

  private static Object partition(StringMethods self, Args args, String name) {
    Column tuples =
        self.text().mapObjects(text -> StringMethods.method(args, text, name, args.get("sep")));
    return args.truth("expand")
        ? expanded(self, args, tuples)
        : self.result(args.context(), tuples);
  }

  /** One column a part; rows with fewer parts have None, missing rows stay missing. */
  private static Object expanded(StringMethods self, Args args, Column lists) {
    int width = 0;
    List<List<Object>> rows = new ArrayList<>();
    for (Object cell : lists.items()) {
      List<Object> parts = Read.isListLike(cell) ? Read.items(args.context(), cell) : List.of();
      rows.add(parts);
      width = Math.max(width, parts.size());
    }
    width = rows.isEmpty() ? 0 : Math.max(1, width);
    List<Column> data = new ArrayList<>();
    DType dtype = self.text().column().dtype();
    Object nothing = dtype == DType.STRING ? Scalars.NA : Scalars.NONE;
    for (int at = 0; at < width; at++) {
      Object[] cells = new Object[rows.size()];
      for (int row = 0; row < cells.length; row++) {
        boolean absent = !Read.isListLike(lists.item(row));
        Object cell = lists.item(row);
        boolean repeats = cell instanceof Double || self.text().column().dtype() != DType.OBJECT;
        boolean alone = at > 0 && !repeats;
        Object none = absent && !alone ? cell : nothing;
        cells[row] = at < rows.get(row).size() ? rows.get(row).get(at) : none;
      }
      data.add(new ObjectColumn(cells, dtype));
    }
    return Wrap.frame(
        args.context(), new DataFrame(Index.range(width), data, self.series().index()));
  }

  private static Object sliceReplace(StringMethods self, Args args) {
    return self.map(
        args,
        text -> {
          int length = text.length();
          PySlice.Range range =
              new PySlice(args.get("start"), args.get("stop"), None.NONE).within(length);
          int end = Math.max(range.start(), range.start() + range.count());
          return text.substring(0, range.start()) + args.string("repl") + text.substring(end);
        });
  }

  private static Object pad(StringMethods self, Args args) {
    String name =
        switch (args.string("side")) {
          case "left" -> "rjust";
          case "right" -> "ljust";
          case "both" -> "center";
          default -> throw PythonError.valueError("Invalid side");
        };
    return self.map(
        args,
        text -> StringMethods.method(args, text, name, args.get("width"), args.get("fillchar")));
  }

  private static void requireOnlyText(ObjectColumn column) {
    boolean whole = false;
    boolean other = false;
    for (int at = 0; at < column.size(); at++) {
      Object value = Scalars.plain(column.item(at));
      whole |= value instanceof Long;
      other |= !column.isMissing(at) && !(value instanceof String);
    }
    if (other) {
      throw PythonError.typeError(
          "Cannot use .str.cat with values of inferred dtype '"
              + (whole ? "mixed-integer" : "mixed")
              + "'.");
    }
  }

  private static Object cat(StringMethods self, Args args) {
    String separator = args.optionalString("sep") == null ? "" : args.string("sep");
    String missing = args.optionalString("na_rep");
    if (args.optional("others") == null) {
      requireOnlyText(self.text().column());
      List<String> parts = new ArrayList<>();
      for (Object value : self.text().column().items()) {
        if (value instanceof String text) {
          parts.add(text);
        } else if (missing != null) {
          parts.add(missing);
        }
      }
      long length = parts.stream().mapToLong(String::length).sum();
      args.context().budget().text(length + (long) separator.length() * parts.size());
      return String.join(separator, parts);
    }
    requireOnlyText(self.text().column());
    List<Column> columns = new ArrayList<>(List.of((Column) self.text().column()));
    for (Object other : others(args)) {
      Column column = Read.columnFor(args.context(), other, self.series().index());
      if (column.items().stream().anyMatch(Read::isListLike)) {
        throw PythonError.typeError(
            "Concatenation requires list-likes containing only strings (or missing values)."
                + " Offending values found in column mixed");
      }
      columns.add(column);
    }
    Object[] result = new Object[self.series().size()];
    for (int row = 0; row < result.length; row++) {
      List<String> parts = new ArrayList<>();
      for (Column column : columns) {
        Object value = column.item(row);
        if (value instanceof String text) {
          parts.add(text);
        } else if (missing != null && column.isMissing(row)) {
          parts.add(missing);
        }
      }
      requireTexts(columns, row, parts.size(), missing != null);
      result[row] = parts.size() == columns.size() ? String.join(separator, parts) : Scalars.NAN;
    }
    return self.result(args.context(), self.text().like(ObjectColumn.of(result)));
  }

  /** The TypeError of a row without missing values that are not all text. */
  private static void requireTexts(List<Column> columns, int row, int texts, boolean filled) {
    boolean complete = filled || columns.stream().noneMatch(column -> column.isMissing(row));
    if (complete && texts < columns.size()) {
      throw PythonError.typeError(
          "Concatenation requires list-likes containing only strings (or missing values)."
              + " Offending values found in row "
              + row);
    }
  }

  private static List<Object> others(Args args) {
    Object others = args.get("others");
    if (others instanceof FrameObject frame) {
      List<Object> columns = new ArrayList<>();
      for (int at = 0; at < frame.frame().columnCount(); at++) {
        columns.add(new SeriesObject(frame.frame().series(at)));
      }
      return columns;
    }
    boolean several =
        others instanceof PyList list
            && !list.items().isEmpty()
            && list.items().stream().allMatch(Read::isListLike);
    return several ? args.context().list(others) : List.of(others);
  }

  private static Object join(StringMethods self, Args args) {
    ObjectColumn column = self.text().column();
    Object[] result = new Object[column.size()];
    for (int at = 0; at < result.length; at++) {
      Object value = column.values()[at];
      boolean joins = value instanceof String || Read.isListLike(value);
      result[at] =
          joins
              ? StringMethods.method(args, args.string("sep"), "join", value)
              : column.isMissing(at) ? value : Scalars.NAN;
    }
    return self.result(args.context(), self.text().like(ObjectColumn.of(result)));
  }

  private static Object dummies(StringMethods self, Args args) {
    String separator = args.string("sep");
    TreeSet<String> names = new TreeSet<>();
    List<Set<String>> rows = new ArrayList<>();
    for (Object value : self.text().column().items()) {
      Set<String> parts =
          Scalars.isMissing(value)
              ? Set.of()
              : new HashSet<>(List.of(Text.str(value).split(Pattern.quote(separator), -1)));
      args.context().budget().objects(parts.size());
      rows.add(parts);
      parts.stream().filter(part -> !part.isEmpty()).forEach(names::add);
    }
    List<Column> data = new ArrayList<>();
    for (String name : names) {
      args.context().budget().steps(rows.size());
      args.context().budget().cells(rows.size());
      data.add(LongColumn.of(rows.stream().mapToLong(row -> row.contains(name) ? 1 : 0).toArray()));
    }
    return Wrap.frame(
        args.context(),
        new DataFrame(Index.ofLabels(new ArrayList<>(names)), data, self.series().index()));
  }
}
