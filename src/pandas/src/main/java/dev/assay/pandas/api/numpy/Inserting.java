package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;
import java.util.List;

/** {@code np.insert} and {@code np.delete}: values between those of an array, or without some. */
final class Inserting {

  private Inserting() {}

  static void add(PyModule.Builder table) {
    table
        .function("insert", "arr, obj, values, axis=None", Inserting::inserted)
        .function("delete", "arr, obj, axis=None", AlongAxis.of("arr", Inserting::deleted));
  }

  private static Object inserted(Args args) {
    boolean rows = Matrices.hasRows(args.get("arr"));
    if (!rows || args.optional("axis") == null) {
      if (!rows) {
        ArrayType.requireAxis(args);
      }
      Column array = Stacking.cells(args, "arr");
      Column values = fitting(array, Stacking.cells(args, "values"));
      return new ArrayObject(inserted(args, array, values));
    }
    throw PythonError.unsupported(
        "np.insert() of rows or columns", "use np.vstack(...) or a DataFrame");
  }

  /** Values in the dtype of the array that they get into, which it keeps. */
  private static Column fitting(Column array, Column given) {
    boolean moments = array.dtype().isTime() && given.dtype() == DType.OBJECT;
    Column values = moments ? Columns.inferred(given) : given; // pandas' own times are times here
    boolean numbers =
        array.dtype().isNumeric() && values.dtype().isNumeric() && !array.dtype().isNullable();
    boolean texts = array.size() > 0 && array.items().stream().allMatch(String.class::isInstance);
    if (array.dtype() == DType.OBJECT && !texts) {
      return ObjectColumn.of(values);
    }
    if (!numbers && array.dtype() != values.dtype()) {
      throw PythonError.unsupported(
          "np.insert() of %s into %s".formatted(values.dtypeName(), array.dtypeName()),
          "use lists, or astype(object) first");
    }
    boolean cut = array.dtype().isInteger() && values.dtype().isFloat();
    return cut
        ? Casts.truncated((DoubleColumn) values, array.dtype())
        : Casts.cast(values, array.dtype());
  }

  private static Column inserted(Args args, Column array, Column values) {
    if (!Read.isListLike(args.get("obj"))) {
      int at = place(args, array.size() + 1);
      return Columns.concat(List.of(array.slice(0, at), values, array.slice(at, array.size())));
    }
    throw PythonError.unsupported("np.insert() at several places", "insert one after another");
  }

  private static int place(Args args, int size) {
    return place(args.integer("obj"), size, args.function().equals("insert") ? -1 : 0);
  }

  private static int place(long at, int size, int beyond) {
    long place = at < 0 ? at + size + beyond : at;
    if (place < 0 || place >= size) {
      throw outOfBounds(at, size);
    }
    return (int) place;
  }

  private static PythonError outOfBounds(long place, int size) {
    return PythonError.indexError(
        "index " + place + " is out of bounds for axis 0 with size " + size);
  }

  private static Object deleted(Args args) {
    Column array = Stacking.column(args, "arr");
    boolean[] kept = Allocation.booleans(array.size());
    Arrays.fill(kept, true);
    if (!Read.isListLike(args.get("obj"))) {
      kept[place(args, kept.length)] = false;
      return new ArrayObject(array.take(Positions.where(kept)));
    }
    Column given = Stacking.column(args, "obj");
    if (given instanceof BoolColumn) {
      boolean[] dropped = Columns.truths(given);
      if (dropped.length != kept.length) {
        throw PythonError.valueError(
            "boolean array argument `obj` to delete must be one-dimensional and match the axis"
                + " length of "
                + kept.length);
      }
      for (int at = 0; at < kept.length; at++) {
        kept[at] = !dropped[at];
      }
    } else if (given.size() > 0) {
      if (!given.dtype().isInteger()) {
        throw PythonError.indexError("arrays used as indices must be of integer (or boolean) type");
      }
      for (long at : Numbers.longs(given)) {
        kept[place(at, kept.length, 0)] = false;
      }
    }
    return new ArrayObject(array.take(Positions.where(kept)));
  }
}
