package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.select.Membership;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Functions of numpy that take arrays for sets of their elements. */
final class ArraySets {

  private ArraySets() {}

  static void add(PyModule.Builder table) {
    table
        .function(
            "unique",
            "ar, return_index=False, return_inverse=False, return_counts=False, !axis=None,"
                + " *, !equal_nan=True, !sorted=True",
            ArraySets::unique)
        .function(
            "isin",
            "element, test_elements, !assume_unique=False, invert=False, *, kind=None",
            ArraySets::isin)
        .function("union1d", "ar1, ar2", args -> new ArrayObject(sortedUnique(both(args).all())))
        .function("setxor1d", "ar1, ar2, assume_unique=False", ArraySets::either)
        .function(
            "setdiff1d",
            "ar1, ar2, !assume_unique=False",
            args -> {
              Column left = sortedUnique(Stacking.cells(args, "ar1"));
              Column right = Stacking.cells(args, "ar2");
              return new ArrayObject(without(left, right));
            })
        .function(
            "intersect1d",
            "ar1, ar2, assume_unique=False, !return_indices=False",
            ArraySets::intersection);
  }

  private static JoinedArrays both(Args args) {
    List<Object> given = List.of(args.get("ar1"), args.get("ar2"));
    List<Column> cells = List.of(Stacking.cells(args, "ar1"), Stacking.cells(args, "ar2"));
    if (isUnlike(cells.getFirst(), cells.getLast())) {
      throw PythonError.typeError("'<' not supported between instances of 'Timestamp' and 'int'")
          .hinting("; pandas' own times are objects to numpy: use .values of a series for both");
    }
    List<Column> alike = Stacking.asTexts(args.context(), given, cells);
    return JoinedArrays.both(alike.getFirst(), alike.getLast());
  }

  private static Object intersection(Args args) {
    JoinedArrays both = both(args);
    if (both.all().items().stream().noneMatch(Timedelta.class::isInstance)) {
      ArrayType.requireOrder(both.all());
    }
    Column left = sortedUnique(both.first());
    boolean[] common = Membership.truths(left, both.second()).values();
    return new ArrayObject(
        left.take(
            IntStream.range(0, common.length)
                .filter(at -> common[at] && !left.isMissing(at))
                .toArray()));
  }

  /** Whether one holds numpy's times and the other pandas' own, which are other objects to it. */
  static boolean isUnlike(Column one, Column other) {
    return one instanceof TimeColumn && JoinedArrays.isOfPandasTimes(other)
        || other instanceof TimeColumn && JoinedArrays.isOfPandasTimes(one);
  }

  /** The values that are not among others, as NaN never is. */
  private static Column without(Column column, Column others) {
    boolean[] found =
        isUnlike(column, others)
            ? Allocation.booleans(column.size())
            : Membership.truths(column, others).values();
    return column.take(
        IntStream.range(0, found.length)
            .filter(at -> !found[at] || column.isMissing(at))
            .toArray());
  }

  private static Object isin(Args args) {
    Object element = args.get("element");
    if (ArrayArgument.isScalar(element)) {
      throw ArrayArgument.dimensionless("np.isin() of a single value", "write value in list(...)");
    }
    Matrix matrix = Matrices.hasRows(element) ? Matrices.read(args.context(), element) : null;
    Column values = matrix == null ? Stacking.column(args, "element") : matrix.cells();
    Column tested = Stacking.cells(args, "test_elements");
    boolean[] truths =
        isUnlike(values, tested)
            ? Allocation.booleans(values.size())
            : Membership.truths(values, tested).values().clone();
    for (int at = 0; values.dtype().isFloat() && at < truths.length; at++) {
      truths[at] &= !values.isMissing(at); // NaN is not equal to itself
    }
    BoolColumn found = new BoolColumn(truths);
    BoolColumn wanted = args.truth("invert") ? found.not() : found;
    return matrix == null
        ? new ArrayObject(wanted)
        : MatrixObject.of(args.context(), matrix.withCells(wanted));
  }

  private static Column sortedUnique(Column column) {
    Column uniques = Factorizer.codes(column, Factorizer.Missing.KEEP).uniques(column);
    ArrayType.requireOrder(uniques);
    return uniques.take(Sorter.order(uniques));
  }

  private static Object unique(Args args) {
    Column column = ArrayArgument.plain(Stacking.cells(args, "ar"));
    Codes codes = Factorizer.codes(column, Factorizer.Missing.KEEP);
    ArrayType.requireOrder(codes.uniques(column));
    codes = codes.reordered(Sorter.order(codes.uniques(column)));
    List<Object> results = new ArrayList<>();
    results.add(new ArrayObject(codes.uniques(column)));
    if (args.truth("return_index")) {
      results.add(new ArrayObject(ArrayType.positions(codes.firsts())));
    }
    if (args.truth("return_inverse")) {
      Column places = ArrayType.positions(codes.codes());
      results.add(
          Matrices.hasRows(args.get("ar"))
              ? new MatrixObject(Matrices.read(args.context(), args.get("ar")).withCells(places))
              : new ArrayObject(places));
    }
    if (args.truth("return_counts")) {
      results.add(new ArrayObject(LongColumn.of(codes.counts())));
    }
    return results.size() == 1 ? results.getFirst() : PyTuple.copyOf(results);
  }

  private static Object either(Args args) {
    JoinedArrays both = both(args);
    ArrayType.requireOrder(both.all());
    Column left = sortedUnique(both.first());
    Column right = sortedUnique(both.second());
    Column either = Columns.concat(List.of(without(left, right), without(right, left)));
    return new ArrayObject(either.take(Sorter.order(either)));
  }
}
