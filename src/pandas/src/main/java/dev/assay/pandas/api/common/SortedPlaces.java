package dev.assay.pandas.api.common;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** {@code searchsorted} of a series or an index: where values belong among sorted ones. */
public final class SortedPlaces {

  public static final String NOTATION = "value, side='left'|'right', !sorter=None";

  private SortedPlaces() {}

  /**
   * One place, or an array of them for several values, as numpy finds them.
   *
   * @throws PythonError where the values are not of the column's kind
   */
  public static Object of(Column column, Args args) {
    Context context = args.context();
    Object value = args.get("value");
    Column sought =
        Read.isListLike(value)
            ? Read.column(context, value)
            : Columns.infer(List.of(Scalars.plain(value)));
    boolean times =
        column.dtype().isTime()
            && column.dtype().kind() == sought.dtype().kind()
            && !column.hasMissing()
            && !sought.hasMissing();
    boolean alike =
        isOrdered(column) && isOrdered(sought) && isText(column) == isText(sought) || times;
    if (!alike) {
      throw PythonError.unsupported(
          "searchsorted() of %s among %s".formatted(sought.dtypeName(), column.dtypeName()),
          "count with (s < value).sum()");
    }
    PyDict named = new PyDict();
    named.put("side", args.get("side"));
    Object numpy = context.library().modules().get("numpy");
    return context.invoke(
        numpy,
        "searchsorted",
        PyTuple.of(
            new ArrayObject(column), Read.isListLike(value) ? new ArrayObject(sought) : value),
        named);
  }

  private static boolean isOrdered(Column column) {
    DType dtype = column.dtype();
    boolean number = dtype.isNumeric() && !dtype.isNullable() && !dtype.isBool();
    return number || isText(column);
  }

  private static boolean isText(Column column) {
    return column.dtype() == DType.OBJECT
        && column.size() > 0
        && column.items().stream().allMatch(String.class::isInstance);
  }
}
