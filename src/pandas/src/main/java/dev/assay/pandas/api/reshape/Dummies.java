package dev.assay.pandas.api.reshape;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.dtype.Astype;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** {@code pd.get_dummies}: one truth a category. */
final class Dummies {

  private Dummies() {}

  static Object of(Args args) {
    List<Object> labels = new ArrayList<>();
    List<Column> data = new ArrayList<>();
    if (!(args.get("data") instanceof FrameObject object)) {
      Column column = Read.column(args, "data");
      String prefix =
          args.optional("prefix") == null
              ? ""
              : args.context().str(args.get("prefix")) + args.string("prefix_sep");
      add(args, column, prefix, args.optional("prefix") != null, labels, data);
      Index index =
          args.get("data") instanceof SeriesObject series
              ? series.series().index()
              : Index.range(column.size());
      Index columns = labels.isEmpty() ? Index.range(0) : columns(args, column, labels);
      return Wrap.frame(args, new DataFrame(columns, data, index));
    }
    DataFrame frame = object.frame();
    int[] chosen = chosen(args, frame);
    requireOneEach(args, "prefix", chosen.length);
    requireOneEach(args, "prefix_sep", chosen.length);
    for (int at = 0; at < frame.columnCount(); at++) {
      TimeLimit.check();
      int position = at;
      if (IntStream.of(chosen).noneMatch(each -> each == position)) {
        labels.add(frame.label(at));
        data.add(frame.column(at));
      }
    }
    int others = labels.size();
    for (int at = 0; at < chosen.length; at++) {
      Object label = frame.label(chosen[at]);
      String before =
          args.context().str(own(args, "prefix", label, at))
              + args.context().str(own(args, "prefix_sep", label, at));
      add(args, frame.column(chosen[at]), before, true, labels, data);
    }
    // put beside nothing at all, the other columns keep their name
    boolean alone = chosen.length == 0 || frame.rowCount() == 0 && labels.size() == others;
    Index columns = Index.ofLabels(labels);
    return Wrap.frame(
        args,
        new DataFrame(
            alone ? columns.withNames(frame.columns().names()) : columns,
            data,
            frame.index().separate()));
  }

  /** The labels of a series' columns: categories stay categories where they have no prefix. */
  private static Index columns(Args args, Column column, List<Object> labels) {
    if (!(column instanceof CategoryColumn values) || args.optional("prefix") != null) {
      return Index.ofLabels(labels);
    }
    int first = args.truth("drop_first") ? 1 : 0;
    int missing = values.categories().size();
    int[] codes =
        IntStream.range(first, first + labels.size())
            .map(code -> code == missing ? -1 : code)
            .toArray();
    return Index.of(new CategoryColumn(codes, values.categories(), values.ordered()), Scalars.NONE);
  }

  /** Where the columns are that are told apart into one for each value. */
  private static int[] chosen(Args args, DataFrame frame) {
    if (args.optional("columns") instanceof Object given && !Read.isListLike(given)) {
      throw PythonError.typeError("Input must be a list-like for parameter `columns`");
    }
    if (args.optional("columns") == null) {
      return IntStream.range(0, frame.columnCount())
          .filter(at -> isCoded(frame.column(at)))
          .toArray();
    }
    Positions chosen = new Positions();
    List<Object> chosenLabels = Read.labels(args, "columns");
    requireNoMask(frame, chosenLabels);
    List<Object> missing = new ArrayList<>();
    for (Object label : chosenLabels) {
      int[] positions = frame.positions(label);
      if (positions.length == 0) {
        missing.add(label);
      }
      IntStream.of(positions).forEach(chosen::add);
    }
    if (!missing.isEmpty()) {
      throw KnownLabels.notIn(frame.columns(), missing, chosenLabels.size());
    }
    return chosen.toArray();
  }

  /** pandas takes a list of truths for a mask of rows. */
  private static void requireNoMask(DataFrame frame, List<Object> labels) {
    if (labels.isEmpty() || !labels.stream().allMatch(Boolean.class::isInstance)) {
      return;
    }
    if (labels.size() != frame.rowCount()) {
      throw PythonError.valueError(
          "Item wrong length %d instead of %d.", labels.size(), frame.rowCount());
    }
    throw PythonError.unsupported("get_dummies() of columns named by truths", "rename them first");
  }

  /** Prefixes in a list or a dict are as many as the columns, whatever the keys are. */
  private static void requireOneEach(Args args, String name, int columns) {
    Object given = args.optional(name);
    if (given != null && Read.isListLike(given)) {
      int size = args.context().list(given).size();
      if (size != columns) {
        throw PythonError.valueError(
            "Length of '%s' (%d) did not match the length of the columns being encoded (%d).",
            name, size, columns);
      }
    }
  }

  /** The prefix or the separator of a column: its own, or that of all. */
  private static Object own(Args args, String name, Object label, int place) {
    Object given = args.optional(name);
    return switch (given) {
      case null -> label;
      case PyDict dict -> {
        Object own = dict.get(label);
        if (own == null) {
          throw PythonError.keyError(label);
        }
        yield own;
      }
      case Object list when Read.isListLike(list) -> Read.items(args.context(), list).get(place);
      default -> given;
    };
  }

  private static boolean isCoded(Column column) {
    return column.dtype() == DType.OBJECT
        || column.dtype() == DType.STRING
        || column.dtype() == DType.CATEGORY;
  }

  private static void add(
      Args args,
      Column column,
      String prefix,
      boolean text,
      List<Object> labels,
      List<Column> data) {
    if (args.optional("dtype") != null && Astype.isObject(args.context(), args.get("dtype"))) {
      throw PythonError.valueError("dtype=object is not a valid dtype for get_dummies");
    }
    CategoryColumn codes = Casts.category(column);
    int first = args.truth("drop_first") ? 1 : 0;
    int missing = codes.categories().size();
    int count = args.truth("dummy_na") ? missing + 1 : missing;
    long cells = (long) column.size() * count;
    args.budget().steps(cells);
    args.budget().cells(cells);
    Column shown = shown(codes.categories(), count);
    for (int code = first; code < count; code++) {
      int sought = code == missing ? -1 : code; // the code of what is missing
      boolean[] truths = Allocation.booleans(column.size(), at -> codes.codes()[at] == sought);
      Object category = shown.item(code);
      labels.add(text ? prefix + Text.str(category) : category);
      BoolColumn values = new BoolColumn(truths);
      data.add(
          args.optional("dtype") == null
              ? (column.dtype() == DType.STRING ? Casts.cast(values, DType.NULLABLE_BOOL) : values)
              : typed(args, values, codes));
    }
  }

  /** The categories, and where it is asked for what is missing among values of their dtype. */
  private static Column shown(Column categories, int count) {
    int[] places = Positions.range(0, count);
    if (count > categories.size()) {
      places[count - 1] = -1;
    }
    return count > categories.size() ? categories.takeOrMissing(places) : categories;
  }

  /** Truths in the dtype asked for; as text they are '1' and nothing, '0' where all is missing. */
  private static Column typed(Args args, BoolColumn truths, CategoryColumn codes) {
    if (!Astype.isText(args.context(), args.get("dtype"))) {
      return Astype.cast(args.context(), truths, args.get("dtype"));
    }
    List<Object> texts = new ArrayList<>();
    for (int at = 0; at < truths.size(); at++) {
      boolean nothing = codes.isMissing(at) && !args.truth("dummy_na");
      texts.add(truths.values()[at] ? "1" : nothing ? "0" : "");
    }
    return ObjectColumn.of(texts);
  }
}
