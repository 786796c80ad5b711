package dev.assay.pandas.api.array;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.NumpySpan;
import dev.assay.pandas.value.NumpyTime;
import dev.assay.pandas.value.NumpyUnit;
import org.jspecify.annotations.Nullable;

/** What an array is beyond the values of its column: numpy has dtypes that columns have not. */
public sealed interface ArrayForm {

  /** An array of numpy's whose dtype is its column's. */
  ArrayForm NUMPY = new Own();

  /** An array of pandas' own, as {@code unique()} gives it. */
  ArrayForm PANDAS = new OfPandas();

  /** See {@link #NUMPY}. */
  record Own() implements ArrayForm {}

  /** See {@link #PANDAS}. */
  record OfPandas() implements ArrayForm {}

  /** Times or durations that count a unit that columns have not. */
  record Timed(NumpyUnit unit) implements ArrayForm {}

  /** Text of at most so many characters, where columns have objects. */
  record Texts(int width) implements ArrayForm {}

  /** The unit in which the times of a column count. */
  default NumpyUnit unit(Column column) {
    return this instanceof Timed timed ? timed.unit() : column.dtype().unit();
  }

  /** The form of an array of times of a unit; columns have those from seconds on. */
  static ArrayForm of(NumpyUnit unit) {
    return unit.compareTo(NumpyUnit.SECOND) >= 0 ? NUMPY : new Timed(unit);
  }

  /** This form for a column that was made of one of this form, as far as it suits it. */
  default ArrayForm suiting(Column column) {
    boolean suits =
        switch (this) {
          case Own _, OfPandas _ -> true;
          case Timed(NumpyUnit unit) ->
              column instanceof TimeColumn times
                  && times.dtype().unit() == DType.datetimes(unit).unit();
          case Texts _ -> column.dtype() == DType.OBJECT;
        };
    return suits ? this : NUMPY;
  }

  /** The name of the dtype of an array of this form. */
  default String dtypeName(Column column) {
    return switch (this) {
      case Own _, OfPandas _ -> column.dtypeName();
      case Timed(NumpyUnit unit) ->
          (column.dtype().isDatetime() ? "datetime64[" : "timedelta64[") + unit.symbol() + "]";
      case Texts(int width) -> "<U" + width;
    };
  }

  /** The values as they are shown, times of a coarser unit as text or as counts. */
  default Column shown(Column column) {
    if (unit(column) == NumpyUnit.NANO || !(column instanceof TimeColumn)) {
      return column;
    }
    return ObjectColumn.of(Allocation.objects(column.size(), at -> element(column, at)));
  }

  /** An element as it is alone: a scalar of numpy's for the times of its arrays. */
  default Object element(Column column, int position) {
    return column instanceof TimeColumn times && this != PANDAS
        ? element(times, position)
        : column.get(position);
  }

  private Object element(TimeColumn times, int position) {
    return scalar(times.dtype().isDatetime(), times.values()[position], unit(times));
  }

  private static Object scalar(boolean dates, long nanos, NumpyUnit unit) {
    return dates ? NumpyTime.at(nanos, unit) : NumpySpan.of(nanos, unit);
  }

  /** What a reduction of the array gives, as an element of it. */
  default Object reduced(Column column, @Nullable Object result) {
    return column instanceof TimeColumn times && this != PANDAS
        ? switch (result) {
          case dev.assay.pandas.value.Timestamp time -> scalar(true, time.nanos(), unit(times));
          case dev.assay.pandas.value.Timedelta span -> scalar(false, span.nanos(), unit(times));
          case dev.assay.pandas.value.NaT _ ->
              scalar(times.dtype().isDatetime(), TimeColumn.NAT, unit(times));
          case null -> throw new IllegalStateException("reductions give values");
          default -> result;
        }
        : java.util.Objects.requireNonNull(result);
  }
}
