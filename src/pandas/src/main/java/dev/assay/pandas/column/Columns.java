package dev.assay.pandas.column;

import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.AwareDateTime;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.Zone;
import dev.assay.pandas.value.ZonedTimestamp;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Makes columns: from Python values with the dtype that pandas finds, and from other columns. */
public final class Columns {

  private Columns() {}

  /** A column of Python values, of the dtype that pandas finds for a list of them. */
  public static Column infer(List<?> values) {
    return new Inference().of(values);
  }

  /** A column of objects in the dtype that pandas finds for them; any other as it is. */
  public static Column inferred(Column column) {
    Column found = column.dtype() == DType.OBJECT ? infer(column.items()) : column;
    boolean onlyMissing = found.dtype().isDatetime() && found.hasMissing() && isMissing(found);
    return onlyMissing ? column : found; // NaT alone does not tell datetimes from durations
  }

  /** Whether no value is there; so it is of no values. */
  public static boolean isMissing(Column column) {
    return IntStream.range(0, column.size()).allMatch(column::isMissing);
  }

  /** Whether all that is not missing is text. */
  public static boolean isText(Column column) {
    return IntStream.range(0, column.size())
        .allMatch(at -> column.isMissing(at) || column.item(at) instanceof String);
  }

  /** A value repeated; a time keeps its unit, as those of a list do not. */
  public static Column filled(Object value, int size) {
    Allocation.of(size);
    Column one =
        switch (value instanceof NumpyInt ? value : Scalars.boxed(value)) {
          case NumpyInt number ->
              new LongColumn(new long[] {number.value()}, DType.written(number.kind()));
          case Timestamp(long nanos, NumpyUnit unit) ->
              new TimeColumn(new long[] {nanos}, DType.datetimes(unit));
          case AwareDateTime time -> filled(ZonedTimestamp.of(time), 1);
          case ZonedTimestamp(Timestamp moment, Zone zone) ->
              new ZonedColumn((TimeColumn) filled(moment, 1), zone);
          case Timedelta(long nanos, NumpyUnit unit) ->
              new TimeColumn(new long[] {nanos}, DType.timedeltas(unit));
          default -> infer(List.of(value));
        };
    return switch (one) {
      case LongColumn(long[] values, var dtype) when size > 0 -> {
        long[] filled = Allocation.longs(size);
        Arrays.fill(filled, values[0]);
        yield new LongColumn(filled, dtype);
      }
      case DoubleColumn(double[] values, var dtype) when size > 0 -> {
        double[] filled = Allocation.doubles(size);
        Arrays.fill(filled, values[0]);
        yield new DoubleColumn(filled, dtype);
      }
      default -> one.take(Allocation.ints(size));
    };
  }

  /** A column of zeros, false, empty or missing values. */
  public static Column zeros(DType dtype, int size) {
    Allocation.of(size);
    return switch (dtype.kind()) {
      case BOOL -> masked(dtype, new BoolColumn(Allocation.booleans(size)), size);
      case INTEGER ->
          masked(dtype, new LongColumn(Allocation.longs(size), dtype.withoutMask()), size);
      case FLOAT ->
          masked(dtype, new DoubleColumn(Allocation.doubles(size), dtype.withoutMask()), size);
      case DATETIME, TIMEDELTA -> TimeColumn.allMissing(size, dtype);
      case ZONED ->
          throw PythonError.unsupported(
              "a dtype of datetimes with a time zone here", "use .dt.tz_localize(None) first");
      case OBJECT -> new ObjectColumn(ObjectColumn.filled(Scalars.NAN, size).values(), dtype);
      case CATEGORY -> new CategoryColumn(Positions.repeated(-1, size), ObjectColumn.of(), false);
      case PERIOD ->
          new PeriodColumn(new long[0], Frequency.MONTH)
              .takeOrMissing(Positions.repeated(-1, size));
      case INTERVAL ->
          new IntervalColumn(DoubleColumn.of(), DoubleColumn.of(), Closed.RIGHT)
              .takeOrMissing(Positions.repeated(-1, size));
    };
  }

  private static Column masked(DType dtype, Column data, int size) {
    return dtype.isNullable() ? new MaskedColumn(data, Allocation.booleans(size)) : data;
  }

  /** A column of nothing but missing values that fits beside a dtype. */
  public static Column missing(DType dtype, int size) {
    return zeros(dtype, 1).takeOrMissing(Positions.repeated(-1, size));
  }

  /** A column of nothing but missing values, of the dtype that another has with them. */
  public static Column missingLike(Column column, int size) {
    return column.takeOrMissing(Positions.repeated(-1, size));
  }

  /** The columns one after another, in the dtype that they have in common. */
  public static Column concat(List<Column> parts) {
    if (parts.isEmpty()) {
      throw PythonError.valueError("need at least one array to concatenate");
    }
    Allocation.of(parts.stream().mapToLong(Column::size).sum());
    return new Concatenation(parts).result();
  }

  /** One value of each column, side by side, as a row of a frame is. */
  public static Column interleave(List<Column> cells) {
    if (cells.isEmpty()) {
      return DoubleColumn.of();
    }
    long size = 0;
    int categories = 0;
    for (Column cell : cells) {
      size += cell.size();
      categories += cell instanceof CategoryColumn ? 1 : 0;
    }
    Allocation.of(size);
    if (categories > 0 && categories < cells.size()) {
      return interleave(cells.stream().map(Columns::withoutCategories).toList());
    }
    DType common = cells.getFirst().dtype();
    for (Column cell : cells) {
      common = Promotion.common(common, cell.dtype());
    }
    if (common != DType.OBJECT) {
      return concat(cells);
    }
    Object[] values = Allocation.objects(Math.toIntExact(size));
    int next = 0;
    for (Column cell : cells) {
      for (int position = 0; position < cell.size(); position++) {
        values[next++] = cell.item(position);
      }
    }
    return ObjectColumn.of(values);
  }

  /** Categories beside other values count as what they are, where they are numbers. */
  private static Column withoutCategories(Column cell) {
    if (!(cell instanceof CategoryColumn categories)) {
      return cell;
    }
    return categories.categories().dtype().isNumeric()
        ? categories.decoded()
        : ObjectColumn.of(each(cell));
  }

  /** Each value by itself: intervals keep their whole numbers, even beside missing ones. */
  public static List<Object> each(Column column) {
    return IntStream.range(0, column.size()).mapToObj(column::item).toList();
  }

  /**
   * Objects that are nothing but times, periods or intervals and missing ones in the dtype of
   * these, as arrays of them become ({@code maybe_infer_to_datetimelike} in
   * pandas/core/dtypes/cast.py).
   */
  public static Column withTimes(Column column) {
    if (column.dtype() != DType.OBJECT || column.size() == 0) {
      return column;
    }
    Column inferred = infer(column.items());
    return inferred.dtype().isTime()
            || inferred instanceof ZonedColumn
            || inferred instanceof PeriodColumn
            || inferred instanceof IntervalColumn
        ? inferred
        : column;
  }

  /** The values of a column as booleans; missing ones count as false. */
  public static boolean[] truths(Column column) {
    if (column instanceof BoolColumn bools) {
      return bools.values();
    }
    boolean[] truths = Allocation.booleans(column.size());
    for (int position = 0; position < truths.length; position++) {
      truths[position] =
          !column.isMissing(position) && Boolean.TRUE.equals(Scalars.plain(column.item(position)));
    }
    return truths;
  }
}
