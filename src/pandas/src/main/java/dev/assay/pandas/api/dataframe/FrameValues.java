package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.common.Clip;
import dev.assay.pandas.api.common.InPlace;
import dev.assay.pandas.api.common.IsIn;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Replace;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.missing.Conditional;
import dev.assay.pandas.api.missing.Filling;
import dev.assay.pandas.api.missing.Interpolate;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.compute.Rounding;
import dev.assay.pandas.frame.compute.SameData;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.List;

/** Methods of a frame that look at its values, change them, or add columns. */
final class FrameValues {

  private FrameValues() {}

  static PyType.Builder<FrameObject> add(PyType.Builder<FrameObject> table) {
    return table
        .method("assign", "**kwargs", FrameValues::assign)
        .method("insert", "loc, column, value, allow_duplicates=False", FrameValues::insert)
        .method("isna", "", (self, args) -> missing(self, args, true))
        .method("isnull", "", (self, args) -> missing(self, args, true))
        .method("notna", "", (self, args) -> missing(self, args, false))
        .method("notnull", "", (self, args) -> missing(self, args, false))
        .method("fillna", Filling.FILL, Filling::fillna)
        .method("interpolate", Interpolate.NOTATION, Interpolate::frame)
        .method("pad", Filling.CARRY, (self, args) -> Filling.carry(self, args, true))
        .method("backfill", Filling.CARRY, (self, args) -> Filling.carry(self, args, false))
        .method("ffill", Filling.CARRY, (self, args) -> Filling.carry(self, args, true))
        .method("bfill", Filling.CARRY, (self, args) -> Filling.carry(self, args, false))
        .method("isin", "values", IsIn::frame)
        .method("replace", Replace.NOTATION, Replace::frame)
        .method("where", Conditional.NOTATION, (self, args) -> where(self, args, false))
        .method("mask", Conditional.NOTATION, (self, args) -> where(self, args, true))
        .method("clip", Clip.NOTATION, Clip::frame)
        .method("round", "decimals=0, *, ~out=None", FrameValues::round)
        .method("abs", "", FrameValues::abs)
        .method("equals", "other", FrameValues::equals)
        .method("append", "other, **kwargs", (_, _) -> gone("append", "pd.concat([df, other])"))
        .method("iteritems", "", (_, _) -> gone("iteritems", "items()"));
  }

  private static Object abs(FrameObject self, Args args) {
    return Wrap.frame(args, self.frame().map(Rounding::abs));
  }

  private static Object equals(FrameObject self, Args args) {
    return args.get("other") instanceof FrameObject other
        && SameData.frames(self.frame(), other.frame());
  }

  /** What pandas 2 has no more. */
  private static Object gone(String name, String instead) {
    throw PythonError.attributeError("'DataFrame' object has no attribute '" + name + "'")
        .hinting("; use " + instead);
  }

  private static Object assign(FrameObject self, Args args) {
    FrameObject result = new FrameObject(self.frame().separate());
    for (PyDict.Entry entry : args.namedRest("kwargs").entries()) {
      Object value =
          entry.value() instanceof PyCallable function
              ? args.context().call(function, result)
              : entry.value();
      result.setColumn(args.context(), entry.key(), value);
    }
    return Wrap.frame(args, result.frame());
  }

  private static Object insert(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    Object label = args.get("column");
    if (!args.truth("allow_duplicates")
        && new LabelSelector(frame.columns()).find(label).length > 0) {
      throw PythonError.valueError("cannot insert " + Text.str(label) + ", already exists");
    }
    int at = args.count("loc");
    if (at < 0 || at > frame.columnCount()) {
      throw at < 0
          ? PythonError.valueError("unbounded slice")
          : PythonError.indexError(
              "index %d is out of bounds for axis 0 with size %d", at, frame.columnCount());
    }
    self.change(
        frame.insert(at, label, Read.columnFor(args.context(), args.get("value"), frame.index())));
    return None.NONE;
  }

  private static Object missing(FrameObject self, Args args, boolean wanted) {
    return Wrap.frame(
        args,
        self.frame()
            .map(
                column ->
                    wanted
                        ? MissingValues.isMissing(column)
                        : MissingValues.isMissing(column).not()));
  }

  private static Object where(FrameObject self, Args args, boolean inverted) {
    return InPlace.done(
        self,
        args,
        Conditional.where(
            args.context(),
            self.frame(),
            args.get("cond"),
            other(self, args),
            Conditional.Keeping.of(args, inverted)));
  }

  /** A series has its values for the columns or the rows, as the axis says. */
  private static Object other(FrameObject self, Args args) {
    Object given = Conditional.other(args);
    Object other = given instanceof PyCallable call ? args.context().call(call, self) : given;
    if (!(other instanceof SeriesObject series)) {
      boolean one = !Read.isListLike(other) && !Matrices.hasRows(other);
      if (one && Reduce.axis(args) == 1) {
        requireParts(args, other);
      }
      return other;
    }
    if (args.optional("axis") == null) {
      throw PythonError.valueError("Must specify axis=0 or 1");
    }
    return Reduce.axis(args) == 1 ? spread(self.frame(), series.series()) : series;
  }

  /**
   * Refuses a single value for the columns: pandas takes the part of each column out of it.
   *
   * @throws PythonError a TypeError, for all but text
   */
  private static void requireParts(Args args, Object other) {
    if (other instanceof String) {
      throw PythonError.unsupported(
          args.function() + "() of a text for the columns", "leave the axis out");
    }
    throw PythonError.typeError(
        "'%s' object is not subscriptable; leave the axis out of %s()",
        args.context().typeName(other), args.function());
  }

  /** For each column the value under its label, in all rows. */
  private static FrameObject spread(DataFrame frame, Series values) {
    List<Column> data = new ArrayList<>();
    for (Object label : frame.columns().labels()) {
      int at = values.index().find(label);
      data.add(Columns.filled(at < 0 ? Scalars.NAN : values.values().item(at), frame.rowCount()));
    }
    return new FrameObject(frame.withData(data));
  }

  private static void requirePlaces(Object decimals) {
    boolean known =
        Scalars.plain(decimals) instanceof Long
            || decimals instanceof Boolean
            || decimals instanceof PyDict
            || decimals instanceof SeriesObject;
    if (!known) {
      throw PythonError.typeError("decimals must be an integer, a dict-like or a Series");
    }
  }

  private static Object round(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < frame.columnCount(); at++) {
      Column column = frame.column(at);
      Object places = args.get("decimals");
      requirePlaces(places);
      if (places instanceof PyDict dict) {
        Object own = dict.get(frame.label(at));
        places = own == null ? None.NONE : own;
      } else if (places instanceof SeriesObject series) {
        places = placesOf(args.context(), series, frame.label(at));
      }
      boolean rounds = Scalars.plain(places) instanceof Long && column.dtype().isNumeric();
      data.add(rounds ? Rounding.round(column, (int) (long) (Long) Scalars.plain(places)) : column);
    }
    return Wrap.frame(args, frame.withData(data));
  }

  /** What stands under a column's label, as {@code series[label]} finds it; None for none. */
  private static Object placesOf(Context context, SeriesObject series, Object label) {
    if (!series.series().dtype().isInteger()) {
      throw PythonError.typeError("Values in decimals must be integers");
    }
    try {
      return series.getItem(context, label);
    } catch (PythonError error) {
      if (error.type().equals("KeyError")) {
        return None.NONE;
      }
      throw error;
    }
  }
}
