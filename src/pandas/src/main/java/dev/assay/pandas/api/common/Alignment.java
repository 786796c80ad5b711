package dev.assay.pandas.api.common;

import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.join.How;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/** {@code align} and {@code combine}: two series or frames under the same labels. */
public final class Alignment {

  public static final String NOTATION =
      "other, join='outer', axis=None, level=None, copy=None, fill_value=None, !method=None,"
          + " !limit=None, !fill_axis=0, !broadcast_axis=None";

  private Alignment() {}

  public static Object series(SeriesObject self, Args args) {
    if (!(args.get("other") instanceof SeriesObject other)) {
      throw PythonError.unsupported("align() of a series with anything else", "give a series");
    }
    if (args.optional("axis") != null && Reduce.axis(args) != 0) {
      throw PythonError.valueError("No axis named 1 for object type Series");
    }
    requireOuter(args);
    Series one = LevelSpread.rows(args, self.series(), other.series().index());
    Series two = LevelSpread.rows(args, other.series(), self.series().index());
    if (one.index().sameLabels(two.index())) {
      return PyTuple.of(Wrap.series(args, one.separate()), Wrap.series(args, two.separate()));
    }
    Aligner.Aligned aligned = aligned(args, one.index(), two.index());
    return PyTuple.of(
        of(args, one, aligned.rows().left(), aligned.index()),
        of(args, two, aligned.rows().right(), aligned.index()));
  }

  /** A series under other labels: what fills gaps fills those too that it had before. */
  private static Object of(Args args, Series series, int[] rows, Index labels) {
    return filled(
        args,
        new SeriesObject(new Series(series.values().takeOrMissing(rows), labels, series.name())));
  }

  private static Object filled(Args args, Object value) {
    Context context = args.context();
    return args.optional("fill_value") == null
        ? value
        : context.invoke(value, "fillna", args.get("fill_value"));
  }

  /** The values at positions; where there is none, what is to fill the gaps. */
  private static Column taken(Args args, Column column, int[] positions) {
    Object fill = args.optional("fill_value");
    return fill == null
        ? column.takeOrMissing(positions)
        : Reindexer.reindexed(column, positions, fill);
  }

  private static void requireOuter(Args args) {
    if (args.optional("level") != null && How.of(args.string("join")) != How.OUTER) {
      throw PythonError.unsupported("align(level=...) with this join", "leave join out");
    }
  }

  private static Aligner.Aligned aligned(Args args, Index left, Index right) {
    How how = How.of(args.string("join"));
    return how == How.OUTER
        ? Aligner.outer(left, right, args.budget())
        : Aligner.align(left, right, how, args.budget());
  }

  public static Object frame(FrameObject self, Args args) {
    if (args.get("other") instanceof SeriesObject series) {
      return besideSeries(self.frame(), series.series(), args);
    }
    if (!(args.get("other") instanceof FrameObject other)) {
      throw PythonError.unsupported("align() of a frame with anything else", "give a frame");
    }
    requireOuter(args);
    boolean rows = args.optional("axis") == null || Reduce.axis(args) == 0;
    boolean columns = args.optional("axis") == null || Reduce.axis(args) == 1;
    DataFrame one = LevelSpread.rows(args, self.frame(), other.frame().index());
    DataFrame two = LevelSpread.rows(args, other.frame(), self.frame().index());
    if (columns && !one.columns().sameLabels(two.columns())) {
      Aligner.Aligned aligned = aligned(args, one.columns(), two.columns());
      one = across(args, one, aligned.rows().left(), aligned.index());
      two = across(args, two, aligned.rows().right(), aligned.index());
    }
    if (rows && !one.index().sameLabels(two.index())) {
      Aligner.Aligned aligned = aligned(args, one.index(), two.index());
      one = down(args, one, aligned.rows().left(), aligned.index());
      two = down(args, two, aligned.rows().right(), aligned.index());
    }
    return PyTuple.of(Wrap.frame(args, one.separate()), Wrap.frame(args, two.separate()));
  }

  private static DataFrame across(Args args, DataFrame frame, int[] positions, Index labels) {
    Object fill = args.optional("fill_value");
    List<Column> data = new ArrayList<>();
    for (int position : positions) {
      data.add(
          position >= 0
              ? frame.column(position)
              : fill == null
                  ? Columns.missing(DType.FLOAT64, frame.rowCount())
                  : Columns.filled(fill, frame.rowCount()));
    }
    return new DataFrame(labels, data, frame.index());
  }

  private static void requireOnce(Index labels) {
    if (!labels.isUnique()) {
      throw PythonError.valueError("cannot reindex on an axis with duplicate labels");
    }
  }

  private static DataFrame down(Args args, DataFrame frame, int[] positions, Index labels) {
    return frame.map(column -> taken(args, column, positions)).withIndex(labels);
  }

  private static DataFrame withColumns(DataFrame frame, int[] sources, Aligner.Aligned aligned) {
    requireOnce(frame.columns());
    List<Column> data = new ArrayList<>();
    for (int source : sources) {
      data.add(
          source < 0 ? Columns.missing(DType.FLOAT64, frame.rowCount()) : frame.column(source));
    }
    return new DataFrame(aligned.index(), data, frame.index());
  }

  private static DataFrame withRows(DataFrame frame, int[] sources, Aligner.Aligned aligned) {
    requireOnce(frame.index());
    return frame.takeOrMissing(sources, aligned.index());
  }

  /** A series is brought together with the rows' or the columns' labels. */
  private static Object besideSeries(DataFrame frame, Series series, Args args) {
    if (args.optional("axis") == null) {
      throw PythonError.valueError("Must specify axis=0 or 1");
    }
    if (args.optional("level") != null) {
      throw PythonError.unsupported("align(level=...) of a frame with a series", "leave level out");
    }
    boolean across = Reduce.axis(args) == 1;
    Index own = across ? frame.columns() : frame.index();
    if (own.sameLabels(series.index())) {
      return PyTuple.of(Wrap.frame(args, frame.separate()), Wrap.series(args, series.separate()));
    }
    Aligner.Aligned aligned = aligned(args, own, series.index());
    int[] rows = aligned.rows().left();
    DataFrame left = across ? withColumns(frame, rows, aligned) : withRows(frame, rows, aligned);
    return PyTuple.of(
        filled(args, Wrap.frame(args, left)),
        of(args, series, aligned.rows().right(), aligned.index()));
  }

  /** {@code combine(other, function)}: a function of both values of each label. */
  public static Object combined(SeriesObject self, Args args) {
    Context context = args.context();
    Object missing = args.optional("fill_value") == null ? Scalars.NAN : args.get("fill_value");
    Series own = self.series();
    List<Object> results = new ArrayList<>();
    if (!(args.get("other") instanceof SeriesObject other)) {
      for (int at = 0; at < own.size(); at++) {
        results.add(context.call(args.get("func"), own.values().get(at), args.get("other")));
      }
      return Wrap.series(context, own.withValues(typed(own, results)));
    }
    Aligner.Aligned aligned = Aligner.union(own.index(), other.series().index(), context.budget());
    Column right = other.series().values();
    for (int at = 0; at < aligned.index().size(); at++) {
      int one = aligned.rows().left()[at];
      int two = aligned.rows().right()[at];
      results.add(
          context.call(
              args.get("func"),
              one < 0 ? missing : own.values().get(one),
              two < 0 ? missing : right.get(two)));
    }
    boolean same = Scalars.key(own.name()).equals(Scalars.key(other.series().name()));
    return Wrap.series(
        context,
        new Series(typed(own, results), aligned.index(), same ? own.name() : Scalars.NONE));
  }

  /** The results, in the series' own dtype where it holds them. */
  private static Column typed(Series own, List<Object> results) {
    Column inferred = Columns.infer(results);
    if (own.dtype().isTime() && inferred.dtype().isInteger()) {
      return new TimeColumn(Numbers.longs(inferred), own.dtype());
    }
    if (own.dtype().isNullable() || own.dtype() == DType.STRING) {
      throw PythonError.unsupported("combine() of nullable columns", "use astype(object) first");
    }
    boolean whole =
        own.dtype().isInteger()
            && inferred.dtype().isFloat()
            && DoubleStream.of(Numbers.doubles(inferred)).allMatch(each -> each == Math.rint(each));
    boolean held = whole || own.dtype().isFloat() && inferred.dtype().isInteger();
    return held ? Casts.cast(inferred, own.dtype()) : inferred;
  }
}
