package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.NumpyDTypes;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.value.NA;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TypeNames;
import java.util.List;
import java.util.Set;

/**
 * What numpy's functions see in an argument: tuples of rows are arrays as lists of rows are, an
 * empty list is one of floats, and what is no sequence is one object.
 */
final class GivenArrays {

  /** Functions that ask what a value is. */
  private static final Set<String> ASKING = Set.of("iterable", "isscalar");

  /** Functions that read lists themselves. */
  private static final Set<String> MAKING =
      Set.of("array", "asarray", "asanyarray", "select", "vectorize");

  /** Functions that are given several arrays in a list. */
  private static final Set<String> JOINING =
      Set.of(
          ("concatenate concat hstack vstack stack dstack column_stack row_stack block lexsort ix_"
                  + " choose piecewise array_equal array_equiv broadcast_arrays broadcast_shapes"
                  + " meshgrid result_type can_cast")
              .split(" "));

  private static final Set<String> VIEWS = Set.of("dict_keys", "dict_values", "dict_items");

  /** Functions that divide what they are given, which no such object can be. */
  private static final Set<String> DIVIDING =
      Set.of(
          "mean",
          "nanmean",
          "std",
          "nanstd",
          "var",
          "nanvar",
          "median",
          "nanmedian",
          "average",
          "percentile",
          "quantile");

  /** Functions that add or compare the elements, which None takes no part in. */
  private static final Set<String> COMPUTING =
      Set.of(
          ("clip cumsum cumprod cumulative_sum cumulative_prod average square nanmax nanmin"
                  + " nansum nanmean nanmedian nanstd nanvar nanprod percentile quantile histogram"
                  + " trapezoid gradient diff maximum minimum fmax fmin bincount digitize dot corrcoef"
                  + " cov sign isclose allclose convolve inner")
              .split(" "));

  /** Functions that take a list with None as it is: operators of series, and what reads floats. */
  private static final Set<String> READING =
      Set.of(
          "add subtract multiply divide true_divide floor_divide mod remainder power interp"
              .split(" "));

  private GivenArrays() {}

  /** The arguments of a call as numpy reads them. */
  static Args read(Args args) {
    if (args.knows("dtype") && args.optional("dtype") != null) {
      NumpyDTypes.require(args.context(), args.get("dtype"));
    }
    return args.reading(value -> read(args.function(), value));
  }

  /**
   * The argument of a function as numpy reads it.
   *
   * @throws PythonError where numpy takes a set, a dict, a view or an iterator for one object
   */
  private static Object read(String function, Object value) {
    if (ASKING.contains(function)) {
      return value;
    }
    if (isOneObject(value)) {
      throw oneObject(function, value);
    }
    if (value instanceof ArrayObject array && array.column().dtype() == DType.OBJECT) {
      requireComputable(function, array.column().items());
    }
    if (value instanceof PyTuple rows && isOfRows(rows)) {
      return PyList.copyOf(rows.items());
    }
    if (!(value instanceof PyList list) || MAKING.contains(function)) {
      return value;
    }
    if (!JOINING.contains(function)) {
      Matrices.requireEven(list.items());
    }
    return array(function, list);
  }

  /** An empty list is one of floats; None beside single values makes objects of all. */
  private static Object array(String function, PyList list) {
    if (list.size() == 0) {
      return new ArrayObject(DoubleColumn.of());
    }
    if (function.startsWith("cum") && list.items().stream().allMatch(String.class::isInstance)) {
      throw PythonError.typeError(
          "the resolved dtypes are not compatible with add.accumulate: text has no running sum");
    }
    if (list.items().contains(NA.NA)) {
      requireComputable(function, list.items());
    }
    if (!list.items().contains(None.NONE) || list.items().stream().anyMatch(Read::isListLike)) {
      return list;
    }
    requireComputable(function, list.items());
    if (READING.contains(function)) {
      return list;
    }
    return new ArrayObject(ObjectColumn.of(list.items()));
  }

  /** None is added to nothing, and NA does not tell whether it is a NaN. */
  private static void requireComputable(String function, List<Object> items) {
    if (COMPUTING.contains(function) && items.contains(None.NONE)) {
      throw PythonError.typeError(
              "unsupported operand type(s) for np.%s(): None is no number".formatted(function))
          .hinting("; use np.nan");
    }
    boolean looks = function.startsWith("nan") && !function.equals("nan_to_num");
    if ((looks || function.equals("median")) && items.contains(NA.NA)) {
      throw NA.ambiguous();
    }
  }

  private static PythonError oneObject(String function, Object value) {
    String what =
        "np.%s() of a %s, which numpy takes for one object"
            .formatted(function, TypeNames.of(value));
    boolean sum = function.equals("sum") && value instanceof PyIterator;
    return DIVIDING.contains(function) || sum
        ? PythonError.typeError(what).hinting("; make a list of it: list(...)")
        : PythonError.unsupported(what, "make a list of it: list(...)");
  }

  private static boolean isOneObject(Object value) {
    return value instanceof PySet
        || value instanceof PyDict
        || value instanceof PyIterator
        || value instanceof PyObject object && VIEWS.contains(object.typeName());
  }

  private static boolean isOfRows(PyTuple tuple) {
    return tuple.size() > 0 && tuple.items().stream().allMatch(Read::isListLike);
  }
}
