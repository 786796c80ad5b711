package dev.assay.pandas.api.array;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dtype.CategoryMethods;
import dev.assay.pandas.api.dtype.DTypeObject;
import dev.assay.pandas.api.module.LackingParts;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.aggregate.Aggregation;
import dev.assay.pandas.frame.aggregate.Aggregations;
import dev.assay.pandas.frame.aggregate.Extremes;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.aggregate.Means;
import dev.assay.pandas.frame.aggregate.Moments;
import dev.assay.pandas.frame.aggregate.Quantifiers;
import dev.assay.pandas.frame.aggregate.Sums;
import dev.assay.pandas.frame.compute.Rounding;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.select.Membership;
import dev.assay.pandas.frame.sort.QuickOrder;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Aware;
import dev.assay.pandas.value.Comparison;
import dev.assay.pandas.value.NumpyTemporal;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TypeNames;
import java.util.List;
import java.util.Objects;

/** The table of numpy's ndarray of one dimension. */
public final class ArrayType {

  /** What functions and methods of numpy take besides, where Assay does not. */
  public static final String OPTIONS =
      "!axis=None, !casting='same_kind', !order='K', !subok=True, !device=None, !like=None,"
          + " !where=True, !dtype=None, !keepdims=False, !initial=..., !out=None";

  public static final PyType<ArrayObject> TYPE =
      PyType.builder("ndarray", ArrayObject.class)
          .module("numpy")
          .doc("an array of one dimension")
          .property("dtype", (self, _) -> DTypeObject.of(self))
          .property("size", (self, _) -> (long) self.column().size())
          .property("shape", (self, _) -> PyTuple.of((long) self.column().size()))
          .property("ndim", (_, _) -> 1L)
          .property("T", (self, _) -> self)
          .property(
              "codes", (self, _) -> new ArrayObject(CategoryMethods.codes(encoded(self, "codes"))))
          .property("categories", (self, context) -> categories(self, context))
          .besides(OPTIONS)
          .with(ArrayType::add)
          .with(ArrayElements::add)
          .with(LackingParts::ofArrays)
          .build();

  private ArrayType() {}

  private static CategoryColumn encoded(ArrayObject self, String attribute) {
    if (self.column() instanceof CategoryColumn categories) {
      return categories;
    }
    throw PythonError.attributeError("'numpy.ndarray' object has no attribute '" + attribute + "'");
  }

  private static Object categories(ArrayObject self, Context context) {
    return Wrap.index(context, Index.of(encoded(self, "categories").categories(), Scalars.NONE));
  }

  private static PyType.Builder<ArrayObject> add(PyType.Builder<ArrayObject> table) {
    for (String name : List.of("sum", "mean", "min", "max", "prod", "any", "all")) {
      Aggregation aggregation = Objects.requireNonNull(Aggregations.named(name));
      table.method(
          name,
          "axis=None, !dtype=None, !out=None, !keepdims=False",
          (self, args) -> reduce(self, args, aggregation));
    }
    table
        .method(
            "std",
            "axis=None, !dtype=None, !out=None, ddof=0, !keepdims=False",
            (self, args) ->
                reduce(
                    flat(self, args),
                    Moments.ofArrays(Moments.Kind.DEVIATION, args.integer("ddof"))))
        .method(
            "var",
            "axis=None, !dtype=None, !out=None, ddof=0, !keepdims=False",
            (self, args) ->
                reduce(
                    flat(self, args),
                    Moments.ofArrays(Moments.Kind.VARIANCE, args.integer("ddof"))))
        .method("tolist", "", (self, _) -> PyList.copyOf(self.listed()))
        .method("item", "at=None, /", ArrayType::item)
        .method(
            "astype",
            "dtype, copy=True",
            (self, args) -> {
              if (self.form() != ArrayForm.PANDAS) {
                NumpyDTypes.require(args.context(), args.get("dtype"));
              }
              return ArrayCasts.astype(args.context(), self, args.get("dtype"));
            })
        .method("copy", "", (self, args) -> self.like(args.context(), self.column()))
        .method(
            "round",
            "decimals=0",
            (self, args) ->
                Wrap.array(args, Rounding.round(self.column(), args.count("decimals"))));
    return addOrders(table);
  }

  private static Object item(ArrayObject self, Args args) {
    if (args.optional("at") != null) {
      Object item = args.context().getItem(self, args.integer("at"));
      return item instanceof NumpyTemporal time ? time.item() : Scalars.plain(item);
    }
    if (self.column().size() != 1) {
      throw PythonError.valueError("can only convert an array of size 1 to a Python scalar");
    }
    return self.listed().getFirst();
  }

  private static PyType.Builder<ArrayObject> addOrders(PyType.Builder<ArrayObject> table) {
    return table
        .method("argmax", "axis=None", (self, args) -> position(flat(self, args), false))
        .method("argmin", "axis=None", (self, args) -> position(flat(self, args), true))
        .method(
            "argsort",
            "axis=-1, kind=None",
            (self, args) -> Wrap.array(args, argsort(args, self.column())))
        .method(
            "flatten",
            "order='C'|'F'|'A'|'K'",
            (self, args) -> self.like(args.context(), self.column()))
        .method(
            "ravel",
            "order='C'|'F'|'A'|'K'",
            (self, args) -> self.like(args.context(), self.column()))
        .method(
            "isin",
            "values",
            (self, args) ->
                Wrap.array(args, Membership.of(self.column(), Read.column(args, "values"))))
        .method(
            "reshape",
            "*shape",
            (self, args) -> Matrices.reshaped(args, self.memory(), self.form()))
        .method("transpose", "", (self, _) -> self)
        .method("dot", "b", (self, args) -> Matrices.product(args.context(), self, args.get("b")))
        .method("sort", "axis=-1", ArrayType::sort);
  }

  /** The values, along the only axis that there is. */
  private static Column flat(ArrayObject self, Args args) {
    requireAxis(args);
    return self.column();
  }

  /** An array without rows has one axis. */
  public static void requireAxis(Args args) {
    Object axis = Scalars.plain(args.get("axis"));
    if (axis instanceof Long given && given != 0 && given != -1) {
      throw new PythonError(
          "AxisError", "axis " + given + " is out of bounds for array of dimension 1");
    }
    if (axis instanceof String || axis instanceof Double) {
      throw PythonError.typeError(
          "'" + TypeNames.of(axis) + "' object cannot be interpreted as an integer");
    }
  }

  /** The reduction of an array, in its own unit where it has one. */
  private static Object reduce(ArrayObject self, Args args, Aggregation aggregation) {
    boolean extreme =
        aggregation instanceof Sums
            || aggregation instanceof Extremes
            || aggregation instanceof Means;
    if (extreme && self.form() instanceof ArrayForm.Texts) {
      throw PythonError.typeError(
          "ufunc did not contain a loop with signature matching types (StrDType, StrDType) -> None;"
              + " use Python's max(), min() or ''.join()");
    }
    boolean adds = aggregation instanceof Means || aggregation instanceof Sums;
    if (adds && self.column().dtype().isDatetime() && self.form() != ArrayForm.PANDAS) {
      throw PythonError.typeError(
          "ufunc 'add' cannot use operands with types dtype('<M8[ns]') and dtype('<M8[ns]')");
    }
    Column column = flat(self, args);
    if (column instanceof CategoryColumn || column instanceof MaskedColumn) {
      return Reduce.column(column, aggregation, true); // arrays of pandas' skip what is missing
    }
    Object result = reduce(column, aggregation);
    return aggregation instanceof Quantifiers ? result : self.form().reduced(self.column(), result);
  }

  /** The ValueError of the least or the greatest of nothing. */
  public static PythonError nothing(Extremes extremes) {
    return nothing(extremes.least() ? "minimum" : "maximum");
  }

  /** The ValueError of an operation that nothing has no result of. */
  public static PythonError nothing(String operation) {
    return PythonError.valueError(
        "zero-size array to reduction operation " + operation + " which has no identity");
  }

  /** numpy's reductions do not skip missing values. */
  public static Object reduce(Column column, Aggregation aggregation) {
    if (column.size() == 0 && aggregation instanceof Extremes extremes) {
      throw nothing(extremes);
    }
    if (aggregation instanceof Quantifiers && column instanceof TimeColumn times) {
      long[] counts = times.values(); // NaT is true, and only nothing is not
      return Reduce.column(
          new BoolColumn(Allocation.booleans(counts.length, at -> counts[at] != 0)),
          aggregation,
          false);
    }
    if (aggregation instanceof Quantifiers && column instanceof DoubleColumn) {
      return Reduce.column(Casts.cast(column, DType.BOOL), aggregation, false); // NaN is true
    }
    requireNoGaps(column);
    Object result = Reduce.column(column, aggregation, false);
    boolean own = column.size() > 0 && column.dtype() == DType.OBJECT;
    return result instanceof Double number && (!own || aggregation instanceof Means)
        ? Scalars.float64(number)
        : result;
  }

  private static void requireNoGaps(Column column) {
    if (column instanceof ObjectColumn && column.hasMissing()) {
      throw PythonError.unsupported(
          "the least, the sum and the like of an array of objects of which some are missing",
          "make a Series of it: pd.Series(array)");
    }
  }

  private static Object position(Column column, boolean least) {
    if (column.size() == 0) {
      throw PythonError.valueError(
          "attempt to get %s of an empty sequence", least ? "argmin" : "argmax");
    }
    requireNoGaps(column);
    return Scalars.int64(place(column, least));
  }

  /** Where the extreme value stands: to numpy the first missing one, if there is any. */
  static int place(Column column, boolean least) {
    boolean ordered = column instanceof DoubleColumn || column instanceof TimeColumn;
    for (int at = 0; ordered && at < column.size(); at++) {
      if (column.isMissing(at)) {
        return at;
      }
    }
    return new Extremes(least).positions(column, Groups.whole(column.size()))[0];
  }

  /** Where values are true. */
  public static Column places(Column column) {
    return positions(Positions.where(Columns.truths(Casts.cast(column, DType.BOOL))));
  }

  public static Column positions(int[] order) {
    return LongColumn.of(Allocation.longs(order.length, at -> order[at]));
  }

  /** The positions of the values in ascending order; {@code kind} chooses how equal ones stand. */
  public static Column argsort(Args args, Column column) {
    requireAxis(args);
    requireOrder(column);
    String kind = args.optionalString("kind");
    if (column.hasMissing() || kind != null && !kind.equals("quicksort")) {
      return positions(Sorter.order(column));
    }
    return positions(QuickOrder.order(column, true, true));
  }

  /** The TypeError of objects that cannot be sorted, such as text beside a missing value. */
  public static void requireOrder(Column values) {
    if (values instanceof ObjectColumn
        && values.items().stream().anyMatch(Aware.class::isInstance)) {
      throw PythonError.unsupported(
          "the order of objects that are times of a zone", "use sort_values() of a series");
    }
    for (int at = 1; values.dtype() == DType.OBJECT && at < values.size(); at++) {
      Comparison.less(values.item(at), values.item(0));
    }
  }

  private static Object sort(ArrayObject self, Args args) {
    requireOrder(self.column());
    Column sorted = self.column().take(Sorter.order(self.column()));
    self.setItem(
        args.context(),
        new PySlice(Scalars.NONE, Scalars.NONE, Scalars.NONE),
        new ArrayObject(sorted));
    return Scalars.NONE;
  }
}
