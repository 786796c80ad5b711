package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.common.LevelSpread;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.datetimes.AsFreq;
import dev.assay.pandas.api.groupby.ResamplerObject;
import dev.assay.pandas.api.index.IndexSteps;
import dev.assay.pandas.api.index.LevelKeys;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.api.series.SeriesOperators;
import dev.assay.pandas.api.series.SeriesWindows;
import dev.assay.pandas.api.window.RollingObject;
import dev.assay.pandas.api.window.WeightedObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.frame.reshape.Transpose;
import dev.assay.pandas.frame.window.Shifter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Operators of a frame under their names, and what goes along its rows. */
public final class FrameOperators {

  private FrameOperators() {}

  static PyType.Builder<FrameObject> add(PyType.Builder<FrameObject> table) {
    SeriesOperators.ARITHMETIC.forEach(
        (name, operator) -> {
          table.method(
              name,
              "other, axis=1, level=None, fill_value=None",
              (self, args) -> arithmetic(self, args, operator, false));
          if (!name.equals("subtract") && !name.equals("multiply") && !name.equals("divide")) {
            table.method(
                "r" + name,
                "other, axis=1, level=None, fill_value=None",
                (self, args) -> arithmetic(self, args, operator, true));
          }
        });
    SeriesOperators.COMPARISON.forEach(
        (name, operator) ->
            table.method(
                name, "other, axis=1, level=None", (self, args) -> compared(self, args, operator)));
    SeriesWindows.CUMULATIONS.forEach(
        (name, cumulation) ->
            table.method(
                name,
                "axis=None, skipna=True|False|None, ~dtype=None, ~out=None",
                (self, args) ->
                    alongAxis(
                        self.frame(),
                        args,
                        column -> SeriesWindows.cumulated(args, column, cumulation))));
    return addWindows(table);
  }

  private static PyType.Builder<FrameObject> addWindows(PyType.Builder<FrameObject> table) {
    return table
        .method(
            "shift",
            "periods=1, freq=None, axis=0, fill_value=..., suffix=None",
            (self, args) -> Wrap.frame(args, shifted(self.frame(), args)))
        .method(
            "diff",
            "periods=1, axis=0",
            (self, args) -> Wrap.frame(args, difference(self.frame(), args)))
        .method(
            "pct_change",
            "periods=1, fill_method=..., !limit=None, !freq=None, axis=0",
            FrameOperators::change)
        .method("rank", SeriesWindows.RANK, FrameOperators::rank)
        .method("resample", ResamplerObject.NOTATION, ResamplerObject::ofFrame)
        .method(
            "asfreq", AsFreq.NOTATION, (self, args) -> AsFreq.of(self, self.frame().index(), args))
        .method("ewm", WeightedObject.NOTATION, WeightedObject::ofFrame)
        .method("rolling", RollingObject.NOTATION, RollingObject::ofFrame)
        .method(
            "expanding", "min_periods=1, !axis=0, !method='single'", RollingObject::expandingFrame);
  }

  private static Object change(FrameObject self, Args args) {
    return alongAxis(
        self.frame(),
        args,
        column -> SeriesWindows.change(args, column, Groups.whole(column.size())));
  }

  /** Each column changed by itself, or each row where the axis is that of the columns. */
  private static Object alongAxis(DataFrame frame, Args args, UnaryOperator<Column> change) {
    return Wrap.frame(
        args, Transpose.along(Reduce.axis(args) == 1, frame, turned -> turned.map(change)));
  }

  private static Object rank(FrameObject self, Args args) {
    DataFrame frame = args.truth("numeric_only") ? Reduce.numeric(self.frame()) : self.frame();
    return alongAxis(
        frame,
        args,
        column -> SeriesWindows.ranker(args).rank(column.decoded(), Groups.whole(column.size())));
  }

  private static DataFrame difference(DataFrame frame, Args args) {
    if (args.get("periods") instanceof Boolean) {
      throw PythonError.valueError("periods must be an integer");
    }
    if (Reduce.axis(args) == 1 && args.integer("periods") != 0) {
      return FrameOperate.binary(
          args.context(),
          BinaryOperator.SUBTRACT,
          frame,
          new FrameObject(acrossColumns(frame, args, null)),
          false);
    }
    return frame.map(column -> SeriesWindows.difference(args, column, Groups.whole(column.size())));
  }

  private static DataFrame shifted(DataFrame frame, Args args) {
    if (frame.rowCount() == 0) {
      return frame;
    }
    String suffix = args.optional("suffix") == null ? "" : args.string("suffix");
    if (Read.isListLike(args.get("periods"))) {
      throw shiftedOften();
    }
    if (!suffix.isEmpty()) {
      throw PythonError.valueError("Cannot specify `suffix` if `periods` is an int.");
    }
    if (args.optional("freq") != null && Reduce.axis(args) == 0) {
      return frame.withIndex(IndexSteps.shifted(frame.index(), args));
    }
    return Reduce.axis(args) == 1
        ? acrossColumns(frame, args, args.has("fill_value") ? args.optional("fill_value") : null)
        : frame.map(column -> shifted(args, column, args.integer("periods")));
  }

  private static Column shifted(Args args, Column column, long periods) {
    return SeriesWindows.shifted(args, column, Groups.whole(column.size()), periods);
  }

  public static PythonError shiftedOften() {
    return PythonError.unsupported("shift() by several periods", "shift by one after another");
  }

  /** Each column takes the place of another; where none comes from, values are missing. */
  private static DataFrame acrossColumns(DataFrame frame, Args args, @Nullable Object filling) {
    int count = frame.columnCount();
    int[] sources = Shifter.sources(Groups.whole(count), args.integer("periods"));
    int[] nowhere = Allocation.ints(frame.rowCount());
    Arrays.fill(nowhere, -1);
    List<Column> data = new ArrayList<>();
    for (int source : sources) {
      if (source >= 0) {
        data.add(frame.column(source));
      } else if (filling != null) {
        data.add(filled(frame, filling));
      } else {
        data.add(frame.column(args.integer("periods") > 0 ? 0 : count - 1).takeOrMissing(nowhere));
      }
    }
    return frame.withData(data).withColumns(frame.columns().separate());
  }

  /** One value in each row; columns that all have one dtype are one array, which keeps it. */
  private static Column filled(DataFrame frame, Object filling) {
    Column cells = Columns.filled(filling, frame.rowCount());
    boolean alike = frame.data().stream().map(Column::dtype).distinct().count() == 1;
    DType dtype = frame.column(0).dtype();
    return alike && dtype == DType.FLOAT64 && cells.dtype().isInteger()
        ? Casts.cast(cells, dtype)
        : cells;
  }

  private static Object compared(FrameObject self, Args args, CompareOperator operator) {
    Object given = args.get("other");
    DataFrame frame = LevelSpread.own(args, self.frame(), given);
    Object other = LevelSpread.other(args, self.frame(), given);
    return Wrap.frame(
        args,
        FrameOperate.compareAligned(
            args.context(), operator, frame, other, Reduce.axis(args) == 0));
  }

  private static Object arithmetic(
      FrameObject self, Args args, BinaryOperator operator, boolean reflected) {
    DataFrame own = self.frame();
    Object fill = args.optional("fill_value");
    Index labels = own.labels(Reduce.axis(args));
    Object given = LevelKeys.beside(args, labels, args.get("other"));
    DataFrame frame = LevelSpread.own(args, own, given);
    Object other = LevelSpread.other(args, own, given);
    if (other instanceof FrameObject that && (fill != null || Reduce.axis(args) == 0)) {
      return Wrap.frame(
          args,
          fill == null
              ? FrameOperate.aligned(args.context(), operator, frame, that.frame(), reflected)
              : FrameOperate.filled(
                  args.context(), operator, frame, that.frame(), fill, reflected));
    }
    if (fill != null && other instanceof SeriesObject) {
      throw new PythonError(
          "NotImplementedError", "fill_value " + Text.str(fill) + " not supported.");
    }
    if (fill != null) {
      frame = frame.map(column -> MissingValues.fill(column, fill, -1));
    }
    if (other instanceof SeriesObject series && Reduce.axis(args) == 0) {
      return Wrap.frame(
          args, FrameOperate.byRow(args.context(), operator, frame, series.series(), reflected));
    }
    if (Read.isListLike(other) && Reduce.axis(args) == 0) {
      Series down = FrameOperate.labelled(args.context(), other, labels);
      return Wrap.frame(args, FrameOperate.byRow(args.context(), operator, frame, down, reflected));
    }
    return Wrap.frame(args, FrameOperate.binary(args.context(), operator, frame, other, reflected));
  }
}
