package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Matrix;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.compute.Rounding;
import dev.assay.pandas.frame.compute.SameData;
import dev.assay.pandas.frame.convert.Nullables;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.frame.show.TableText;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.List;

/** Methods of a frame that change values, add columns, or turn it into something else. */
final class FrameValues {

  private FrameValues() {}

  static PyType.Builder<FrameObject> add(PyType.Builder<FrameObject> table) {
    table
        .method("assign", "**kwargs", FrameValues::assign)
        .method("insert", "loc, column, value, allow_duplicates=False", FrameValues::insert)
        .method("isna", "", (self, args) -> missing(self, args, true))
        .method("isnull", "", (self, args) -> missing(self, args, true))
        .method("notna", "", (self, args) -> missing(self, args, false))
        .method("notnull", "", (self, args) -> missing(self, args, false))
        .method("fillna", Filling.FILL, Filling::fillna)
        .method("ffill", Filling.CARRY, (self, args) -> Filling.carry(self, args, true))
        .method("bfill", Filling.CARRY, (self, args) -> Filling.carry(self, args, false))
        .method("astype", "dtype, copy=None, errors='raise'", FrameValues::astype)
        .method(
            "convert_dtypes",
            "",
            (self, args) -> Wrap.frame(args.context(), self.frame().map(Nullables::convert)))
        .method(
            "infer_objects",
            "copy=None",
            (self, args) ->
                Wrap.frame(
                    args.context(),
                    self.frame()
                        .map(
                            column ->
                                column.dtype() == DType.OBJECT
                                    ? Columns.infer(column.items())
                                    : column)))
        .method("isin", "values", IsIn::frame)
        .method("replace", Replace.NOTATION, Replace::frame)
        .method("where", Conditional.NOTATION, (self, args) -> where(self, args, false))
        .method("mask", Conditional.NOTATION, (self, args) -> where(self, args, true));
    return addConversions(table);
  }

  private static PyType.Builder<FrameObject> addConversions(PyType.Builder<FrameObject> table) {
    return table
        .method("clip", Clip.NOTATION, Clip::frame)
        .method("round", "decimals=0", FrameValues::round)
        .method(
            "abs", "", (self, args) -> Wrap.frame(args.context(), self.frame().map(Rounding::abs)))
        .method("copy", "deep=True", (self, args) -> Wrap.frame(args.context(), self.frame()))
        .method("squeeze", "axis=None", FrameValues::squeeze)
        .method(
            "equals",
            "other",
            (self, args) ->
                args.get("other") instanceof FrameObject other
                    && SameData.frames(self.frame(), other.frame()))
        .method("to_dict", "orient='dict', *, !into=None, !index=True", FrameDicts::of)
        .method(
            "to_records",
            "index=True, !column_dtypes=None, !index_dtypes=None",
            (self, args) ->
                Wrap.array(
                    args.context(),
                    ObjectColumn.of(FrameRows.tuples(self.frame(), args.truth("index")))))
        .method("to_numpy", "dtype=None, copy=False, !na_value=None", FrameValues::toNumpy)
        .method(
            "to_string",
            "buf=None, !columns=None, !col_space=None, header=True, index=True, !na_rep='NaN',"
                + " **kwargs",
            (self, args) ->
                new TableText(true, args.truth("index"), args.truth("header")).frame(self.frame()))
        .method("iterrows", "", FrameRows::iterrows)
        .method("itertuples", "index=True, name='Pandas'", FrameRows::itertuples)
        .method("info", "**kwargs", (_, _) -> None.NONE)
        .method(
            "append",
            "other, **kwargs",
            (_, _) -> {
              throw PythonError.attributeError(
                  "'DataFrame' object has no attribute 'append'; use pd.concat([df, other])");
            })
        .method(
            "iteritems",
            "",
            (_, _) -> {
              throw PythonError.attributeError(
                  "'DataFrame' object has no attribute 'iteritems'; use items()");
            });
  }

  private static Object toNumpy(FrameObject self, Args args) {
    Matrix matrix = Matrices.values(self.frame());
    return MatrixObject.of(
        args.context(),
        args.optional("dtype") == null
            ? matrix
            : matrix.withCells(Astype.cast(args.context(), matrix.cells(), args.get("dtype"))));
  }

  private static Object assign(FrameObject self, Args args) {
    FrameObject result = new FrameObject(self.frame());
    for (PyDict.Entry entry : args.namedRest("kwargs").entries()) {
      Object value =
          entry.value() instanceof PyCallable function
              ? args.context().call(function, result)
              : entry.value();
      result.setColumn(args.context(), entry.key(), value);
    }
    return Wrap.frame(args.context(), result.frame());
  }

  private static Object insert(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    Object label = args.get("column");
    if (!args.truth("allow_duplicates") && frame.columns().find(label) >= 0) {
      throw PythonError.valueError("cannot insert " + Text.str(label) + ", already exists");
    }
    int at = args.count("loc");
    if (at < 0 || at > frame.columnCount()) {
      throw at < 0
          ? PythonError.valueError("unbounded slice")
          : PythonError.indexError(
              "index %d is out of bounds for axis 0 with size %d"
                  .formatted(at, frame.columnCount()));
    }
    self.change(
        frame.insert(at, label, Read.columnFor(args.context(), args.get("value"), frame.index())));
    return None.NONE;
  }

  private static Object missing(FrameObject self, Args args, boolean wanted) {
    return Wrap.frame(
        args.context(),
        self.frame()
            .map(
                column ->
                    wanted
                        ? MissingValues.isMissing(column)
                        : MissingValues.isMissing(column).not()));
  }

  private static Object astype(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    Object dtype = args.get("dtype");
    List<Column> data = new ArrayList<>();
    if (dtype instanceof PyDict dict) {
      for (Object key : dict.keys()) {
        if (frame.columns().find(key) < 0) {
          throw PythonError.keyError(
              "Only a column name can be used for the key in a dtype mappings argument. '"
                  + Text.str(key)
                  + "' not found in columns.");
        }
      }
    }
    for (int at = 0; at < frame.columnCount(); at++) {
      Object wanted = dtype instanceof PyDict dict ? dict.get(frame.label(at)) : dtype;
      Column column = frame.column(at);
      data.add(wanted == null ? column : Astype.cast(args, column, wanted));
    }
    if (Astype.isText(args.context(), dtype)) {
      Astype.withSharedTimes(frame, data);
    }
    return Wrap.frame(args.context(), frame.withData(data));
  }

  private static Object where(FrameObject self, Args args, boolean inverted) {
    if (args.has("other") && args.get("other") instanceof SeriesObject && Reduce.axis(args) == 1) {
      throw PythonError.unsupported(
          "where() and mask() by a series of columns", "give a frame, or treat column by column");
    }
    return InPlace.done(
        self,
        args,
        Conditional.where(
            args.context(), self.frame(), args.get("cond"), Conditional.other(args), inverted));
  }

  private static Object round(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < frame.columnCount(); at++) {
      Column column = frame.column(at);
      Object places = args.get("decimals");
      if (places instanceof PyDict dict) {
        Object own = dict.get(frame.label(at));
        places = own == null ? None.NONE : own;
      }
      boolean rounds = Scalars.plain(places) instanceof Long && column.dtype().isNumeric();
      data.add(rounds ? Rounding.round(column, (int) (long) (Long) Scalars.plain(places)) : column);
    }
    return Wrap.frame(args.context(), frame.withData(data));
  }

  private static Object squeeze(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    boolean rows = args.optional("axis") == null || Reduce.axis(args) == 0;
    boolean columns = args.optional("axis") == null || Reduce.axis(args) == 1;
    if (columns && frame.columnCount() == 1) {
      return rows && frame.rowCount() == 1
          ? frame.column(0).get(0)
          : Wrap.series(args.context(), frame.series(0));
    }
    return rows && frame.rowCount() == 1
        ? Wrap.series(args.context(), Indexers.row(frame, 0))
        : self;
  }
}
