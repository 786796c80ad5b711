package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.merge.Concat;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.concat.RowConcat;
import dev.assay.pandas.frame.concat.RowIndexes;
import dev.assay.pandas.frame.concat.SeriesColumns;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.reshape.Transpose;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** {@code frame._append}: what {@code append} was, which programs still call by this name. */
public final class FrameAppend {

  private FrameAppend() {}

  static Object of(FrameObject self, Args args) {
    Context context = args.context();
    boolean renumbers = args.truth("ignore_index");
    List<DataFrame> frames = new ArrayList<>(List.of(self.frame()));
    frames.addAll(others(context, self.frame(), args.get("other"), renumbers));
    DataFrame all = RowConcat.concat(frames, false, args.truth("sort"), context.budget());
    if (renumbers) {
      return Wrap.frame(context, all.withIndex(Index.range(all.rowCount())));
    }
    if (args.truth("verify_integrity") && !all.index().isUnique()) {
      throw Concat.overlapping(context, all.index());
    }
    return Wrap.frame(context, all);
  }

  public static Object ofSeries(SeriesObject self, Args args) {
    Context context = args.context();
    List<Series> all = new ArrayList<>(List.of(self.series()));
    Object other = args.get("to_append");
    for (Object each : Construct.isRaw(other) ? context.list(other) : List.of(other)) {
      if (!(each instanceof SeriesObject series)) {
        throw PythonError.typeError(
            "to_append should be a Series or list/tuple of Series, got " + context.typeName(each));
      }
      all.add(series.series());
    }
    Object name = self.series().name();
    boolean named =
        all.stream().allMatch(each -> Scalars.key(each.name()).equals(Scalars.key(name)));
    Index rows = RowIndexes.appended(all.stream().map(Series::index).toList());
    Column values = SeriesColumns.concat(all.stream().map(Series::values).toList());
    boolean renumbers = args.truth("ignore_index");
    if (!renumbers && args.truth("verify_integrity") && !rows.isUnique()) {
      throw Concat.overlapping(context, rows);
    }
    Index index = renumbers ? Index.range(values.size()) : rows;
    return Wrap.series(context, new Series(values, index, named ? name : Scalars.NONE));
  }

  private static List<DataFrame> others(
      Context context, DataFrame self, Object other, boolean renumbers) {
    return switch (other) {
      case SeriesObject object -> List.of(row(self, object.series(), renumbers));
      case PyDict dict -> {
        if (!renumbers) {
          throw PythonError.typeError("Can only append a dict if ignore_index=True");
        }
        Series series =
            new Series(Columns.infer(dict.values()), Index.ofLabels(dict.keys()), Scalars.NONE);
        yield List.of(row(self, series, true));
      }
      case PyList list when isRows(list) -> {
        DataFrame rows = Construct.frame(context, list);
        Object name = self.index().levelCount() == 1 ? self.index().name() : Scalars.NONE;
        boolean named = !renumbers && name != Scalars.NONE;
        yield List.of(named ? rows.withIndex(rows.index().named(name)) : rows);
      }
      case PyList list -> list.items().stream().map(each -> Read.frame(each)).toList();
      case PyTuple tuple -> tuple.items().stream().map(each -> Read.frame(each)).toList();
      default -> List.of(Read.frame(other));
    };
  }

  private static boolean isRows(PyList list) {
    return list.size() > 0 && !(list.items().getFirst() instanceof FrameObject);
  }

  /** A series as a row under its name. */
  private static DataFrame row(DataFrame self, Series series, boolean renumbers) {
    if (series.name() == Scalars.NONE && !renumbers) {
      throw PythonError.typeError(
          "Can only append a Series if ignore_index=True or if the Series has a name");
    }
    DataFrame row = Transpose.of(series.toFrame()).map(Columns::inferred);
    return row.index().levelCount() == self.index().levelCount()
        ? row.withIndex(row.index().withNames(self.index().names()))
        : row;
  }
}
