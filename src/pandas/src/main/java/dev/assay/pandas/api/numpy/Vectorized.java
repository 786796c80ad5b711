package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayCasts;
import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.NativeFunction;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code np.vectorize}: a function of single values as one of arrays. */
final class Vectorized {

  static final String NOTATION =
      "pyfunc, otypes=None, doc=None, !excluded=None, cache=False, !signature=None";

  private Vectorized() {}

  static Object of(Args args) {
    Object function = args.get("pyfunc");
    Object dtype = dtype(args);
    return new NativeFunction(
        "vectorize",
        "*args",
        call -> {
          List<Object> given = call.rest("args").items();
          if (given.stream().noneMatch(Read::isListLike)) {
            throw ArrayArgument.dimensionless(
                "a vectorized function of single values", "call the function itself");
          }
          if (given.stream().anyMatch(Matrices::hasRows)) {
            throw PythonError.unsupported(
                "a vectorized function of two dimensions", "use .map(function) of a DataFrame");
          }
          Column results = results(call, function, given, dtype == null);
          return dtype == null
              ? new ArrayObject(results)
              : ArrayCasts.cast(call.context(), new ArrayObject(results), dtype);
        });
  }

  /** The dtype of the results, where one is said: a text of one letter or a list of one dtype. */
  private static @Nullable Object dtype(Args args) {
    Object types = args.optional("otypes");
    if (types == null) {
      return null;
    }
    List<Object> each = args.context().list(types);
    if (each.size() != 1) {
      throw PythonError.unsupported("vectorize() of several results", "vectorize one at a time");
    }
    return each.getFirst();
  }

  private static Column results(Args call, Object function, List<Object> given, boolean typed) {
    List<Column> columns = new ArrayList<>();
    int size = 1;
    for (Object each : given) {
      boolean list = Read.isListLike(each);
      Column column =
          list ? elements(call.context(), each) : Columns.infer(List.of(Scalars.plain(each)));
      if (list && column.size() != 1 && size != 1 && column.size() != size) {
        throw PythonError.broadcastError(size, column.size());
      }
      size = list && column.size() != 1 ? column.size() : size;
      columns.add(column);
    }
    List<Object> results = new ArrayList<>();
    for (int at = 0; at < size; at++) {
      int row = at;
      Object[] values =
          columns.stream().map(each -> each.item(each.size() == 1 ? 0 : row)).toArray();
      results.add(Scalars.plain(call.context().call(function, values)));
    }
    return typed ? typed(results) : ObjectColumn.of(results);
  }

  /** The dtype of the first result is that of all. */
  private static Column typed(List<Object> results) {
    Column column = Columns.infer(results);
    if (results.isEmpty()) {
      throw PythonError.valueError(
          "cannot call `vectorize` on size 0 inputs unless `otypes` is set");
    }
    Column first = Columns.infer(results.subList(0, 1));
    return first.dtype().isInteger() && column.dtype().isFloat()
        ? Casts.cast(column, DType.INT64)
        : column;
  }

  /** A series as it is, a list with None as the objects that it holds. */
  private static Column elements(Context context, Object each) {
    return Read.holdsNone(each) ? ArrayArgument.column(context, each) : Read.column(context, each);
  }
}
