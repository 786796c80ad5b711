package dev.assay.pandas.api.strings;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.concat.ColumnConcat;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.join.How;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TextSearch;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Methods of {@code series.str} that put text together, and {@code get_dummies}. */
final class StringJoins {

  private static final String OTHERS =
      "others must be Series, Index, DataFrame, np.ndarray or list-like (either containing only"
          + " strings or containing only objects of type Series/Index/np.ndarray[1-dim])";

  private StringJoins() {}

  static PyType.Builder<StringMethods> add(PyType.Builder<StringMethods> table) {
    return table
        .method("cat", "others=None, sep=None, na_rep=None, join='left'", StringJoins::cat)
        .method("join", "sep", StringJoins::join)
        .method("get_dummies", "sep='|'", StringJoins::dummies);
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
    requireOnlyText(self.text().column());
    if (args.get("others") instanceof String) {
      throw PythonError.valueError("Did you mean to supply a `sep` keyword?");
    }
    if (args.optional("others") == null) {
      return alone(self.text().column(), args);
    }
    Index own =
        self.ofIndex() ? Index.of(self.series().values(), Scalars.NONE) : self.series().index();
    Series data = Series.of(self.text().column(), self.series().name()).withIndex(own);
    List<Series> others = others(args.context(), args.get("others"), own);
    List<Column> columns = new ArrayList<>();
    Index index = own;
    if (others.stream().allMatch(each -> each.index().sameLabels(own))) {
      columns.add(data.values());
      others.forEach(each -> columns.add(each.values()));
    } else {
      index = aligned(args, data, others, columns);
    }
    Column joined = rows(args, columns, index.size());
    if (self.ofIndex()) {
      return Wrap.index(args, Index.of(joined, self.series().name()));
    }
    return Wrap.series(
        args, new Series(self.text().like((ObjectColumn) joined), index, data.name()));
  }

  /** All texts in one; without what is missing, unless something stands for it. */
  private static Object alone(ObjectColumn column, Args args) {
    if (args.optional("sep") != null && !(args.get("sep") instanceof String)) {
      throw PythonError.attributeError(
          "'" + args.context().typeName(args.get("sep")) + "' object has no attribute 'join'");
    }
    String separator = args.optional("sep") == null ? "" : args.string("sep");
    List<String> parts = new ArrayList<>();
    for (Object value : column.items()) {
      if (value instanceof String text) {
        parts.add(text);
      } else if (args.optional("na_rep") != null) {
        parts.add(args.string("na_rep"));
      }
    }
    long length = parts.stream().mapToLong(String::length).sum();
    args.budget().text(length + (long) separator.length() * parts.size());
    return CountedText.join(separator, parts);
  }

  /** Brings the others under the text's labels, or as {@code join} says. */
  private static Index aligned(Args args, Series data, List<Series> others, List<Column> columns) {
    How how = How.of(args.string("join"));
    List<DataFrame> frames = others.stream().map(Series::toFrame).toList();
    DataFrame beside =
        frames.size() == 1
            ? frames.getFirst()
            : ColumnConcat.concat(frames, how == How.INNER, false, args.budget());
    Aligner.Aligned aligned =
        data.index().sameLabels(beside.index())
            ? Aligner.union(data.index(), beside.index(), args.budget())
            : Aligner.align(data.index(), beside.index(), how, args.budget());
    columns.add(aligned.left(data.values()));
    beside.data().forEach(each -> columns.add(aligned.right(each)));
    return aligned.index();
  }

  private static ObjectColumn rows(Args args, List<Column> columns, int size) {
    Object[] result = Allocation.objects(size);
    Object filled = args.optional("na_rep");
    for (int row = 0; row < size; row++) {
      int at = row;
      boolean complete = columns.stream().noneMatch(column -> column.isMissing(at));
      result[row] = complete || filled != null ? row(args, columns, row, filled) : Scalars.NAN;
    }
    return ObjectColumn.of(result);
  }

  private static String row(Args args, List<Column> columns, int row, @Nullable Object filled) {
    String separator = args.optional("sep") == null ? "" : args.string("sep");
    List<String> parts = new ArrayList<>();
    for (Column column : columns) {
      Object value = column.isMissing(row) && filled != null ? filled : column.item(row);
      if (!(value instanceof String text)) {
        throw PythonError.typeError(
            "Concatenation requires list-likes containing only strings (or missing values)."
                + " Offending values found in row "
                + row);
      }
      parts.add(text);
    }
    long length = parts.stream().mapToLong(String::length).sum();
    args.budget().text(length + (long) separator.length() * parts.size());
    return CountedText.join(separator, parts);
  }

  /** What is joined, as series: what has no labels gets those of the text. */
  private static List<Series> others(Context context, Object others, Index index) {
    return switch (others) {
      case SeriesObject series -> List.of(series.series());
      case FrameObject frame -> {
        List<Series> columns = new ArrayList<>();
        for (int at = 0; at < frame.frame().columnCount(); at++) {
          columns.add(frame.frame().series(at));
        }
        yield columns;
      }
      case IndexObject labels -> List.of(labelled(labels.index().column(), index));
      case ArrayObject array -> List.of(labelled(array.column(), index));
      case PySet _ -> throw PythonError.typeError(OTHERS);
      case Object list when Read.isListLike(list) ->
          ofList(
              context,
              list instanceof PyDict dict ? dict.keys() : Read.items(context, list),
              index);
      default -> throw PythonError.typeError(OTHERS);
    };
  }

  private static List<Series> ofList(Context context, List<Object> items, Index index) {
    List<Series> all = new ArrayList<>();
    if (items.stream().allMatch(Read::isArray)) {
      items.forEach(each -> all.addAll(others(context, each, index)));
    } else if (items.stream().noneMatch(Read::isListLike)) {
      all.add(labelled(ObjectColumn.of(items), index));
    } else {
      throw PythonError.typeError(OTHERS);
    }
    return all;
  }

  private static Series labelled(Column values, Index index) {
    if (values.size() != index.size()) {
      throw PythonError.valueError(
          "If `others` contains arrays or lists (or other list-likes without an index), these must"
              + " all be of the same length as the calling Series/Index.");
    }
    return new Series(values, index, Scalars.NONE);
  }

  private static Object join(StringMethods self, Args args) {
    if (!(args.get("sep") instanceof String separator)) {
      throw PythonError.attributeError(
          "'" + args.context().typeName(args.get("sep")) + "' object has no attribute 'join'");
    }
    ObjectColumn column = self.text().column();
    Object[] result = Allocation.objects(column.size());
    for (int at = 0; at < result.length; at++) {
      Object value = column.values()[at];
      boolean joins = value instanceof String || Read.isListLike(value);
      result[at] =
          joins ? joined(args, separator, value) : column.isMissing(at) ? value : Scalars.NAN;
    }
    ObjectColumn texts = ObjectColumn.of(result);
    boolean nothing = !Columns.isMissing(column) && Columns.isMissing(texts);
    return self.result(
        args.context(),
        nothing && column.dtype() == DType.OBJECT
            ? DoubleColumn.allMissing(texts.size())
            : self.text().like(texts));
  }

  /** The elements as one text; NaN where they are not all text. */
  private static Object joined(Args args, String separator, Object value) {
    try {
      return StringMethods.method(args, separator, "join", value);
    } catch (PythonError error) {
      if (error.type().equals("TypeError")) {
        return Scalars.NAN;
      }
      throw error;
    }
  }

  private static Set<String> parts(String text, String separator) {
    return separator.isEmpty()
        ? text.codePoints().mapToObj(Character::toString).collect(Collectors.toSet())
        : between(text, separator);
  }

  private static Set<String> between(String text, String separator) {
    Set<String> parts = new HashSet<>();
    int from = 0;
    int at = TextSearch.indexOf(text, separator);
    while (at >= 0) {
      TimeLimit.check();
      parts.add(text.substring(from, at));
      from = at + separator.length();
      at = TextSearch.indexOf(text, separator, from);
    }
    parts.add(text.substring(from));
    return parts;
  }

  /** A text may be shared by many cells: each is taken apart, and counts. */
  private static String counted(String text, Context context) {
    context.budget().steps(text.length());
    return text;
  }

  /** A column for each part of the texts; a category that is missing counts as the text NaN. */
  private static Object dummies(StringMethods self, Args args) {
    String separator = args.string("sep");
    boolean category = self.series().values() instanceof CategoryColumn;
    TreeSet<String> names = new TreeSet<>();
    List<Set<String>> rows = new ArrayList<>();
    for (Object value : self.text().column().items()) {
      Set<String> parts =
          Scalars.isMissing(value)
              ? category ? parts("NaN", separator) : Set.of()
              : parts(counted(Text.str(value), args.context()), separator);
      args.budget().objects(parts.size());
      rows.add(parts);
      parts.stream().filter(part -> !part.isEmpty()).forEach(names::add);
    }
    List<Column> data = new ArrayList<>();
    for (String name : names) {
      args.budget().steps(rows.size());
      args.budget().cells(rows.size());
      data.add(LongColumn.of(rows.stream().mapToLong(row -> row.contains(name) ? 1 : 0).toArray()));
    }
    List<Object> labels = new ArrayList<>(names);
    if (self.ofIndex()) {
      Index index =
          data.size() == 1
              ? Index.of(data.getFirst(), labels.getFirst())
              : Index.ofLevels(data, labels);
      return Wrap.index(args, index);
    }
    return Wrap.frame(args, new DataFrame(Index.ofLabels(labels), data, self.series().index()));
  }
}
