package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.MaskedColumn;
import dev.assay.pandas.frame.Matrix;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.frame.select.Membership;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

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
        .method(
            "fillna",
            "value=None, *, method=None, axis=None, inplace=False, limit=None, downcast=None",
            FrameValues::fillna)
        .method(
            "ffill",
            "*, axis=None, inplace=False, limit=None, downcast=None",
            (self, args) -> carry(self, args, true))
        .method(
            "bfill",
            "*, axis=None, inplace=False, limit=None, downcast=None",
            (self, args) -> carry(self, args, false))
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
                                column.dtype() == dev.assay.pandas.frame.DType.OBJECT
                                    ? dev.assay.pandas.frame.Columns.infer(column.items())
                                    : column)))
        .method("isin", "values", FrameValues::isin)
        .method("replace", Replace.NOTATION, Replace::frame)
        .method(
            "where",
            "cond, other=..., *, inplace=False, axis=None, !level=None",
            (self, args) -> where(self, args, false))
        .method(
            "mask",
            "cond, other=..., *, inplace=False, axis=None, !level=None",
            (self, args) -> where(self, args, true));
    return addConversions(table);
  }

  private static PyType.Builder<FrameObject> addConversions(PyType.Builder<FrameObject> table) {
    return table
        .method("clip", "lower=None, upper=None, *, axis=None, inplace=False", FrameValues::clip)
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
                    args.context(), ObjectColumn.of(rows(self.frame(), args.truth("index")))))
        .method("to_numpy", "dtype=None, copy=False, !na_value=None", FrameValues::toNumpy)
        .method(
            "to_string",
            "buf=None, !columns=None, !col_space=None, header=True, index=True, !na_rep='NaN', **kwargs",
            (self, args) ->
                new TableText(true, args.truth("index"), args.truth("header")).frame(self.frame()))
        .method("iterrows", "", FrameValues::iterrows)
        .method("itertuples", "index=True, name='Pandas'", FrameValues::itertuples)
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

  private static Object fillna(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    String method = args.optionalString("method");
    if (method != null) {
      return carry(self, args, method.equals("ffill") || method.equals("pad"));
    }
    Object value = args.optional("value");
    if (value == null) {
      throw PythonError.valueError("Must specify a fill 'value' or 'method'.");
    }
    List<Column> data = new ArrayList<>();
    boolean untouched =
        args.truth("inplace")
            && frame.data().stream()
                .noneMatch(column -> column.dtype() == DType.OBJECT && column.hasMissing());
    for (int at = 0; at < frame.columnCount(); at++) {
      boolean kept = args.truth("inplace") && !Read.isListLike(value);
      if (kept && frame.column(at).dtype() == DType.STRING && frame.column(at).hasMissing()) {
        CellAssigner.accepting(frame.column(at), value);
      }
      boolean same = untouched && frame.column(at).dtype() == DType.OBJECT;
      data.add(same ? frame.column(at) : filled(args, frame, at, value));
    }
    return FrameSelection.done(self, args, frame.withData(data));
  }

  private static Column filled(Args args, DataFrame frame, int at, Object value) {
    long limit = SeriesValues.limit(args);
    Column column = frame.column(at);
    Object label = frame.label(at);
    return switch (value) {
      case PyDict dict -> {
        Object own = dict.get(label);
        if (own == Scalars.NONE) {
          throw PythonError.valueError("Must specify a fill 'value' or 'method'.");
        }
        yield own == null
            ? column
            : SeriesValues.filled(args.context(), frame.series(at), own, limit);
      }
      case SeriesObject series -> {
        int found = series.series().index().find(label);
        yield found < 0
            ? column
            : MissingValues.fill(column, series.series().values().item(found), limit);
      }
      case FrameObject other -> {
        int found = other.frame().columns().find(label);
        yield found < 0
            ? column
            : MissingValues.patch(
                column,
                Objects.requireNonNull(
                    Read.columnFor(
                        args.context(),
                        new SeriesObject(other.frame().series(found)),
                        frame.index())));
      }
      default -> SeriesValues.filled(args.context(), frame.series(at), value, limit);
    };
  }

  private static Object carry(FrameObject self, Args args, boolean forward) {
    boolean across = args.optional("axis") != null && Reduce.axis(args) == 1;
    long limit = SeriesValues.limit(args);
    DataFrame frame = across ? Transpose.of(self.frame()) : self.frame();
    DataFrame filled = frame.map(column -> MissingValues.carry(column, forward, limit));
    return FrameSelection.done(self, args, across ? Transpose.of(filled) : filled);
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

  private static Object isin(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    Object values = args.get("values");
    Context context = args.context();
    if (values instanceof SeriesObject || values instanceof FrameObject) {
      return isAt(context, self, values);
    }
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < frame.columnCount(); at++) {
      Object wanted = values;
      if (values instanceof PyDict dict) {
        Object own = dict.get(frame.label(at));
        wanted = own == null ? PyList.of() : own;
      }
      data.add(Membership.of(frame.column(at), SeriesValues.wanted(context, wanted)));
    }
    return Wrap.frame(context, frame.withData(data));
  }

  /** Whether cells are equal to those of the same labels. */
  private static Object isAt(Context context, FrameObject self, Object values) {
    boolean frames = values instanceof FrameObject;
    Index rows =
        values instanceof FrameObject other
            ? other.frame().index()
            : ((SeriesObject) values).series().index();
    if (!rows.isUnique()
        || values instanceof FrameObject other && !other.frame().columns().isUnique()) {
      throw PythonError.valueError("cannot compute isin with a duplicate axis.");
    }
    PyDict like = new PyDict();
    like.put("index", Wrap.index(context, self.frame().index()));
    if (frames) {
      like.put("columns", Wrap.index(context, self.frame().columns()));
    }
    Object aligned = context.call(context.attribute(values, "reindex"), PyTuple.EMPTY, like);
    PyDict axis = new PyDict();
    if (!frames) {
      axis.put("axis", "index");
    }
    return context.call(context.attribute(self, "eq"), PyTuple.of(aligned), axis);
  }

  private static Object where(FrameObject self, Args args, boolean inverted) {
    if (args.has("other") && args.get("other") instanceof SeriesObject && Reduce.axis(args) == 1) {
      throw PythonError.unsupported(
          "where() and mask() by a series of columns", "give a frame, or treat column by column");
    }
    return FrameSelection.done(
        self,
        args,
        Conditional.where(
            args.context(), self.frame(), args.get("cond"), Conditional.other(args), inverted));
  }

  private static Object clip(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < frame.columnCount(); at++) {
      Series low = SeriesValues.clipped(args.context(), frame.series(at), args.get("lower"), true);
      data.add(SeriesValues.clipped(args.context(), low, args.get("upper"), false).values());
    }
    return FrameSelection.done(self, args, frame.withData(data));
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

  private static Object iterrows(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    boolean nullable = frame.data().stream().anyMatch(MaskedColumn.class::isInstance);
    DataFrame boxed = nullable && frame.columnCount() > 1 ? frame.map(ObjectColumn::of) : frame;
    Context context = args.context();
    return new PyIterator(
        "generator",
        new java.util.Iterator<>() {
          private int next;

          @Override
          public boolean hasNext() {
            return next < frame.rowCount();
          }

          @Override
          public Object next() {
            Object label = IndexObject.item(frame.index(), next);
            Series row = boxed.row(next++);
            return PyTuple.of(
                label, Wrap.series(context, row.withValues(Columns.withTimes(row.values()))));
          }
        });
  }

  private static Object itertuples(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    boolean index = args.truth("index");
    List<Object> names = new ArrayList<>();
    if (index) {
      names.add("Index");
    }
    for (int at = 0; at < frame.columnCount(); at++) {
      String label = Text.str(frame.label(at));
      boolean plain = label.matches("[\\p{L}][\\p{L}\\p{N}_]*") && !names.contains(label);
      names.add(plain ? label : "_" + (at + (index ? 1 : 0)));
    }
    String name = args.optionalString("name");
    List<Object> rows = new ArrayList<>();
    for (Object row : names.isEmpty() ? List.of() : rows(frame, index)) {
      rows.add(name == null ? row : new NamedRow(name, names, (PyTuple) row));
    }
    args.context().budget().cells((long) rows.size() * names.size());
    return new PyIterator("map", rows.iterator());
  }

  private static List<Object> rows(DataFrame frame, boolean withIndex) {
    List<Object> rows = new ArrayList<>();
    for (int row = 0; row < frame.rowCount(); row++) {
      List<Object> cells = new ArrayList<>();
      if (withIndex) {
        cells.add(IndexObject.item(frame.index(), row));
      }
      for (Column column : frame.data()) {
        cells.add(column instanceof MaskedColumn ? column.get(row) : column.item(row));
      }
      rows.add(PyTuple.copyOf(cells));
    }
    return rows;
  }
}
