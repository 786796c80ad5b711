package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayForm;
import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.array.NumpyDTypes;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.NumpyTemporal;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What numpy's functions make of the array that they are given. */
final class ArrayArgument {

  private ArrayArgument() {}

  /** Whether it is one value, and not several in one or two dimensions. */
  static boolean isScalar(Object value) {
    return !Read.isListLike(value) && !Matrices.hasRows(value);
  }

  /** Whether numpy asks the value's own methods, as it does those of series and frames. */
  static boolean isOfPandas(Object value) {
    return value instanceof SeriesObject || value instanceof FrameObject;
  }

  /** A series or a frame as it is, all else as an array: numpy's {@code _wrapfunc}. */
  static Object own(Args args, String name) {
    return isOfPandas(args.get(name)) ? args.get(name) : array(args, name);
  }

  /** The values as an array of one or two dimensions: numpy's {@code asarray}. */
  static Object array(Args args, String name) {
    Object value = args.get(name);
    if (value instanceof ArrayObject || value instanceof MatrixObject) {
      return value;
    }
    return Matrices.hasRows(value)
        ? new MatrixObject(Matrices.read(args.context(), value))
        : new ArrayObject(Stacking.column(args, name));
  }

  /** The array that a value is already, or has, of the dtype that is asked for. */
  static @Nullable Object memory(Args args, String name) {
    Object array = array(args.context(), args.get(name));
    if (array == null || !args.knows("dtype") || args.optional("dtype") == null) {
      return array;
    }
    Object dtype = args.context().attribute(array, "dtype");
    return args.context()
            .truth(args.context().compare(CompareOperator.EQUAL, dtype, args.get("dtype")))
        ? array
        : null;
  }

  private static @Nullable Object array(Context context, Object value) {
    return switch (value) {
      case ArrayObject array -> array;
      case MatrixObject array -> array;
      case FrameObject frame -> MatrixObject.of(context, Matrices.values(frame.frame()));
      case SeriesObject series when NumpyDTypes.has(series.series().dtype()) ->
          Wrap.values(context, series.series().values());
      default -> null;
    };
  }

  /**
   * The elements of a list in the one dtype that numpy finds for them: beside text, numbers and
   * truths are text, truths beside numbers are numbers, and all are objects beside None.
   */
  static Column column(Context context, Object given) {
    Column column = plain(Read.column(context, given));
    boolean items = given instanceof PyList || given instanceof PyTuple;
    if (Read.holdsNone(given)
        || items && column instanceof TimeColumn && areOfPandas(context.list(given))) {
      return ObjectColumn.of(context.list(given).toArray());
    }
    if (!items || column.dtype() != DType.OBJECT) {
      return column;
    }
    List<Object> plain = column.items().stream().map(Scalars::plain).toList();
    boolean texts = plain.stream().anyMatch(String.class::isInstance);
    if (!plain.stream().allMatch(each -> each instanceof String || isNumber(each))) {
      return column;
    }
    return texts
        ? ObjectColumn.of(plain.stream().map(each -> (Object) context.str(each)).toArray())
        : Columns.infer(plain.stream().map(ArrayArgument::asNumber).toList());
  }

  /** Whether none of several times is numpy's own: others are objects to it. */
  private static boolean areOfPandas(List<Object> times) {
    return times.stream().noneMatch(NumpyTemporal.class::isInstance);
  }

  /** Whether numpy takes what is given for text: arrays of text, and lists with nothing else. */
  static boolean isOfTexts(Object given, Column column) {
    boolean known =
        switch (given) {
          case ArrayObject array -> array.form() instanceof ArrayForm.Texts;
          case MatrixObject matrix -> matrix.form() instanceof ArrayForm.Texts;
          case PyList _, PyTuple _, String _ -> true;
          default -> false;
        };
    return known && column.size() > 0 && column.items().stream().allMatch(String.class::isInstance);
  }

  /** The elements of a list as one row. */
  static Matrix row(Context context, Object given) {
    Column column = column(context, given);
    return new Matrix(column, 1, column.size());
  }

  /** What numpy makes of a column of pandas' own dtypes. */
  static Column plain(Column column) {
    return switch (column) {
      case MaskedColumn masked -> masked.plain();
      case CategoryColumn categories -> plain(categories.decoded());
      case ObjectColumn texts when texts.dtype() == DType.STRING -> ObjectColumn.of(texts);
      case PeriodColumn _, ZonedColumn _ -> ObjectColumn.of(column);
      default -> column;
    };
  }

  private static boolean isNumber(Object value) {
    return value instanceof Long || value instanceof Double || value instanceof Boolean;
  }

  private static Object asNumber(Object value) {
    return value instanceof Boolean truth ? (Object) (truth ? 1L : 0L) : value;
  }

  /** What gives an array without dimensions in numpy, which is neither a value nor a list. */
  static PythonError dimensionless(String what, String instead) {
    return PythonError.unsupported(what + ", which is an array without dimensions", instead);
  }

  /**
   * Refuses a single value.
   *
   * @throws PythonError a ValueError, as numpy's
   */
  static void requireSeveral(Args args, String name) {
    if (isScalar(args.get(name))) {
      throw PythonError.valueError("object of too small depth for desired array");
    }
  }

  /** What its own method gives. */
  static Object call(Args args, String name, String method) {
    return args.context().invoke(own(args, name), method);
  }

  /** What its own method gives along the axis that is given, if one is. */
  static Object along(Args args, String name, String method) {
    PyDict axis = new PyDict();
    if (args.optional("axis") != null) {
      axis.put("axis", args.get("axis"));
    }
    boolean places = method.startsWith("arg") && args.get(name) instanceof FrameObject;
    boolean labels = method.startsWith("argm") && args.get(name) instanceof IndexObject;
    Object array = places ? array(args, name) : labels ? args.get(name) : own(args, name);
    return args.context().invoke(array, method, PyTuple.EMPTY, axis);
  }
}
