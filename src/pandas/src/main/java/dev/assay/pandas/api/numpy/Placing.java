package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.array.Lines;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Functions of numpy that write into arrays, or choose from them, cell by cell. */
final class Placing {

  private Placing() {}

  static void add(PyModule.Builder table) {
    table
        .function("put", "a, ind, v, !mode='raise'", Placing::put)
        .function("place", "arr, mask, vals", Placing::place)
        .function("putmask", "a, mask, values", Placing::putMask)
        .function("copyto", "dst, src, !casting='same_kind', where=True", Placing::copy)
        .function("extract", "condition, arr", Placing::extracted)
        .function("compress", "condition, a, axis=None", AlongAxis.of("a", Placing::compressed))
        .function("piecewise", "x, condlist, funclist", Placing::pieces)
        .function("apply_along_axis", "func1d, axis, arr, *args, **kwargs", Placing::applied);
  }

  /** The cells of an array one behind the other, which writes go to. */
  private static ArrayObject target(Args args, String name) {
    return switch (args.get(name)) {
      case ArrayObject array -> array;
      case MatrixObject matrix -> new ArrayObject(matrix.memory(), matrix.form());
      default ->
          throw PythonError.typeError(
              "argument 1 must be numpy.ndarray, not " + args.context().typeName(args.get(name)));
    };
  }

  private static boolean[] truths(Args args, String name) {
    return Columns.truths(Casts.cast(Stacking.cells(args, name), DType.BOOL));
  }

  private static Object put(Args args) {
    ArrayObject target = target(args, "a");
    long[] places = Numbers.longs(Casts.cast(Stacking.cells(args, "ind"), DType.INT64));
    Column values = Stacking.cells(args, "v");
    int[] turns = IntStream.range(0, places.length).toArray();
    return written(args.context(), target, places, values, turns);
  }

  /** Writes values in turn, each as often as it takes. */
  private static Object written(
      Context context, ArrayObject target, long[] places, Column values, int[] turns) {
    if (places.length == 0) {
      return None.NONE;
    }
    if (values.size() == 0) {
      throw PythonError.valueError("Cannot insert from an empty array!");
    }
    int[] chosen = Arrays.stream(turns).map(turn -> turn % values.size()).toArray();
    target.setItem(
        context, new ArrayObject(LongColumn.of(places)), new ArrayObject(values.take(chosen)));
    return None.NONE;
  }

  private static int[] marked(ArrayObject target, boolean[] mask) {
    if (mask.length != target.column().size()) {
      throw PythonError.valueError("mask and data must be the same size");
    }
    return Positions.where(mask);
  }

  private static long[] longs(int[] places) {
    return Arrays.stream(places).asLongStream().toArray();
  }

  private static Object place(Args args) {
    ArrayObject target = target(args, "arr");
    int[] places = marked(target, truths(args, "mask"));
    int[] turns = IntStream.range(0, places.length).toArray();
    return written(args.context(), target, longs(places), Stacking.cells(args, "vals"), turns);
  }

  private static Object putMask(Args args) {
    ArrayObject target = target(args, "a");
    int[] places = marked(target, truths(args, "mask"));
    return written(args.context(), target, longs(places), Stacking.cells(args, "values"), places);
  }

  private static Object copy(Args args) {
    Context context = args.context();
    if (!Boolean.TRUE.equals(args.get("where"))) {
      throw PythonError.unsupported(
          "np.copyto() where a condition holds", "use np.where(...) or a mask");
    }
    Object target = args.get("dst");
    target(args, "dst");
    context.setItem(target, new PySlice(Scalars.NONE, Scalars.NONE, Scalars.NONE), args.get("src"));
    return None.NONE;
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

  /** A function or a value for each condition; what none of them has is 0. */
  private static Object pieces(Args args) {
    Context context = args.context();
    if (!(ArrayArgument.array(args, "x") instanceof ArrayObject given)) {
      throw PythonError.unsupported("np.piecewise() of rows and columns", "use np.select(...)");
    }
    List<Object> conditions = context.list(args.get("condlist"));
    List<Object> functions = context.list(args.get("funclist"));
    if (!conditions.isEmpty() && !Read.isListLike(conditions.getFirst())) {
      conditions = List.of(args.get("condlist"));
    }
    int more = functions.size() - conditions.size();
    if (more != 0 && more != 1) {
      throw PythonError.valueError(
          "with %d condition(s), either %d or %d functions are expected"
              .formatted(conditions.size(), conditions.size(), conditions.size() + 1));
    }
    Column zeros =
        Casts.cast(LongColumn.of(Allocation.longs(given.column().size())), given.column().dtype());
    ArrayObject result = new ArrayObject(zeros);
    boolean[] left = Allocation.booleans(zeros.size());
    Arrays.fill(left, true);
    for (int at = 0; at < functions.size(); at++) {
      boolean[] chosen =
          at < conditions.size() ? Columns.truths(Read.column(context, conditions.get(at))) : left;
      for (int row = 0; row < left.length && chosen != left; row++) {
        left[row] &= !chosen[row];
      }
      fill(context, result, given, new ArrayObject(new BoolColumn(chosen)), functions.get(at));
    }
    return result;
  }

  private static void fill(
      Context context, ArrayObject result, ArrayObject given, ArrayObject mask, Object function) {
    Object part = context.getItem(given, mask);
    boolean some = ((ArrayObject) part).column().size() > 0;
    boolean called = function instanceof PyCallable;
    if (!called || some) {
      result.setItem(context, mask, called ? context.call(function, part) : function);
    }
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
