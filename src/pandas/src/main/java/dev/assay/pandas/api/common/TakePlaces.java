package dev.assay.pandas.api.common;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.indexing.Select;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.Arrays;
import java.util.List;

/** The places that {@code take} is given: whatever int() makes whole numbers of. */
public final class TakePlaces {

  private TakePlaces() {}

  /**
   * What numpy's {@code take} is given: a single place, or those that a list or an array names, of
   * which floats are not cut off.
   *
   * @throws PythonError a TypeError for arrays of floats, and what int() raises for items of a list
   */
  public static Object key(Context context, Object given) {
    return Read.isListLike(given) ? new ArrayObject(safe(context, given)) : given;
  }

  private static LongColumn safe(Context context, Object given) {
    if (given instanceof PyDict || given instanceof PySet) {
      throw noWhole(context, given);
    }
    if (given instanceof ArrayObject array) {
      DType dtype = array.column().dtype();
      if (!dtype.isInteger() && !dtype.isBool()) {
        throw PythonError.typeError(
            "Cannot cast array data from dtype('%s') to dtype('int64') according to the rule"
                + " 'safe'",
            dtype.name());
      }
    }
    return of(context, given);
  }

  /** NaN becomes the least number, which no place has. */
  private static long cut(double number) {
    return Double.isNaN(number) ? Long.MIN_VALUE : (long) number;
  }

  /** The places that a list or an array of pandas' methods names. */
  static LongColumn of(Context context, Object given) {
    if (Read.isArray(given) && Read.column(context, given).dtype().isFloat()) {
      double[] floats = Numbers.doubles(Read.column(context, given));
      return LongColumn.of(Arrays.stream(floats).mapToLong(TakePlaces::cut).toArray());
    }
    List<Object> items = Read.items(context, given);
    return LongColumn.of(Allocation.longs(items.size(), at -> whole(context, items.get(at))));
  }

  /** The positions at places of so many values. */
  public static int[] positions(Context context, Object given, int size) {
    if (given instanceof String text) {
      throw noNumber(text);
    }
    if (given instanceof PyDict || given instanceof PySet) {
      throw noWhole(context, given);
    }
    return Select.positions(of(context, given).items(), size);
  }

  /** The positions at places of so many labels. */
  public static int[] ofLabels(Context context, Object given, int size) {
    if (given instanceof FrameObject) {
      throw PythonError.indexError("places of two dimensions");
    }
    if (!Read.isListLike(given)) {
      throw PythonError.typeError("Expected indices to be array-like");
    }
    return positions(context, given, size);
  }

  private static PythonError noWhole(Context context, Object item) {
    return PythonError.typeError(
        "int() argument must be a string, a bytes-like object or a real number, not '%s'",
        context.typeName(item));
  }

  private static long whole(Context context, Object item) {
    return switch (Scalars.plain(item)) {
      case Long number -> number;
      case Boolean truth -> truth ? 1 : 0;
      case Double number when number.isNaN() ->
          throw PythonError.valueError("cannot convert float NaN to integer");
      case Double number -> number.longValue();
      case String text -> throw noNumber(text);
      default -> throw noWhole(context, item);
    };
  }

  private static PythonError noNumber(String text) {
    return PythonError.valueError("invalid literal for int() with base 10: " + Text.repr(text));
  }
}
