package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.array.Lines;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.stream.Stream;

/** Functions of numpy that choose from arrays, cell by cell or line by line. */
final class Placing {

  private Placing() {}

  static void add(PyModule.Builder table) {
    table
        .function("extract", "condition, arr", Placing::extracted)
        .function("compress", "condition, a, axis=None", AlongAxis.of("a", Placing::compressed))
        .function("apply_along_axis", "func1d, axis, arr, *args, **kwargs", Placing::applied);
  }

  private static boolean[] truths(Args args, String name) {
    return Columns.truths(Casts.cast(Stacking.cells(args, name), DType.BOOL));
  }

  private static Object extracted(Args args) {
    int[] places = Positions.where(truths(args, "condition"));
    return new ArrayObject(Stacking.cells(args, "arr").take(within(args, "arr", places)));
  }

  private static int[] within(Args args, String name, int[] places) {
    int size = Stacking.cells(args, name).size();
    if (places.length > 0 && places[places.length - 1] >= size) {
      throw PythonError.indexError(
          "index %d is out of bounds for axis 0 with size %d"
              .formatted(places[places.length - 1], size));
    }
    return places;
  }

  private static Object compressed(Args args) {
    int[] places = Positions.where(truths(args, "condition"));
    return new ArrayObject(Stacking.column(args, "a").take(within(args, "a", places)));
  }

  /** A function of the program's own for each row or column. */
  private static Object applied(Args args) {
    Context context = args.context();
    Object given = args.get("arr");
    Object function = args.get("func1d");
    PyTuple more = args.rest("args");
    PyDict named = args.namedRest("kwargs");
    if (!Matrices.hasRows(given)) {
      ArrayType.requireAxis(args);
      Object result =
          context.call(
              function, arguments(new ArrayObject(Stacking.column(args, "arr")), more), named);
      if (!Read.isListLike(result)) {
        throw ArrayArgument.dimensionless(
            "np.apply_along_axis() of one dimension", "call the function itself");
      }
      return new ArrayObject(Read.column(context, result));
    }
    return Lines.of(args, given)
        .each(
            context, line -> result(context, context.call(function, arguments(line, more), named)));
  }

  private static PyTuple arguments(Object line, PyTuple more) {
    return PyTuple.copyOf(Stream.concat(Stream.of(line), more.items().stream()).toList());
  }

  private static Object result(Context context, Object result) {
    if (Matrices.hasRows(result)) {
      throw PythonError.unsupported("arrays of three dimensions", "give one value for each line");
    }
    return Read.isListLike(result) ? new ArrayObject(Read.column(context, result)) : result;
  }
}
