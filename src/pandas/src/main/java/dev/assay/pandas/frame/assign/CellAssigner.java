package dev.assay.pandas.frame.assign;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Promotion;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.frame.compute.TextAsTimes;
import dev.assay.pandas.frame.compute.Widths;
import dev.assay.pandas.frame.compute.ZonedValues;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.time.Periods;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TypeNames;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;

/** Replaces some values of a column; the dtype widens where the new values need it. */
public final class CellAssigner {

  private CellAssigner() {}

  /** One value put at all the positions. */
  public static Column fill(Column column, int[] positions, Object value) {
    if (positions.length == 0) {
      return column;
    }
    if (column.dtype() == DType.OBJECT) {
      Object[] values = ((ObjectColumn) column).values().clone();
      Object kept = Scalars.plain(value);
      for (int position : positions) {
        values[position] = kept;
      }
      return ObjectColumn.of(values);
    }
    Object plain = Scalars.boxed(value);
    return put(untimed(column, plain), positions, Columns.filled(plain, positions.length));
  }

  /** Times as objects where a day of Python's comes among them, which is no time to pandas. */
  public static Column untimed(Column column, Object value) {
    boolean times = column instanceof TimeColumn || column instanceof ZonedColumn;
    return times && value instanceof LocalDate ? ObjectColumn.of(column) : column;
  }

  /**
   * The column, once it is sure that it can hold a value.
   *
   * @throws PythonError a TypeError where a nullable dtype, or text, cannot
   */
  public static Column accepting(Column column, Object value) {
    Object plain = Scalars.boxed(value);
    if (column.dtype() == DType.STRING && !(plain instanceof String) && !Scalars.isMissing(plain)) {
      throw PythonError.typeError(
          "Invalid value '"
              + Text.str(plain)
              + "' for dtype 'string'. Value should be a string or missing value, got '"
              + TypeNames.of(plain)
              + "' instead.");
    }
    if (column instanceof MaskedColumn masked) {
      requireFitting(masked, plain);
    }
    if (column instanceof CategoryColumn categories) {
      if (plain == Scalars.NAT && !categories.categories().dtype().isTime()) {
        throw PythonError.typeError(
            "Cannot setitem on a Categorical with a new category (NaT), set the categories first");
      }
      encoded(categories, Columns.filled(plain, 1));
    }
    return column;
  }

  private static void requireFitting(MaskedColumn column, Object value) {
    boolean fits =
        switch (Scalars.plain(value)) {
          case Boolean _ -> column.dtype().isBool();
          case Long _ -> !column.dtype().isBool();
          case Double number ->
              number.isNaN()
                  || column.dtype().isFloat()
                  || column.dtype().isInteger() && number == Math.rint(number);
          case Object other -> Scalars.isMissing(other) && other != Scalars.NAT;
        };
    if (!fits) {
      throw PythonError.typeError(
          "Invalid value '" + Text.str(value) + "' for dtype '" + column.dtypeName() + "'");
    }
  }

  /** The same values in the dtype that the column would have with one more value. */
  public static Column widened(Column column, Object value) {
    if (column.dtype() == DType.OBJECT || column.size() == 0) {
      return column;
    }
    Column fitting = fitting(column, Columns.filled(Scalars.boxed(value), 1));
    return Columns.concat(List.of(widened(column, fitting), fitting))
        .take(Positions.all(column.size()));
  }

  /** Values put at the positions, one each. */
  public static Column put(Column column, int[] positions, Column values) {
    Column fitting = fitting(column, values);
    if (column instanceof MaskedColumn masked && Columns.isMissing(fitting)) {
      return masked.hiding(positions);
    }
    int[] sources = Positions.all(column.size());
    for (int at = 0; at < positions.length; at++) {
      sources[positions[at]] = column.size() + at;
    }
    return Columns.concat(List.of(widened(column, fitting), fitting)).take(sources);
  }

  /** The new values in the column's own dtype, where nothing is lost by that. */
  private static Column fitting(Column column, Column values) {
    if (column instanceof ZonedColumn zoned && !Columns.isMissing(values)) {
      return inUnit(zoned, ZonedValues.beside(zoned, values));
    }
    if (column.dtype() == values.dtype() && !(column instanceof CategoryColumn)) {
      return values;
    }
    if (Columns.isMissing(values)) {
      if (column instanceof MaskedColumn masked) {
        values.items().forEach(value -> requireFitting(masked, value));
      }
      return missingFor(column, values);
    }
    return switch (column) {
      case CategoryColumn categories -> encoded(categories, values);
      case TimeColumn times -> inUnit(times, TextAsTimes.beside(times, values));
      case PeriodColumn periods when values instanceof ObjectColumn texts -> read(periods, texts);
      case LongColumn longs when isWhole(values) -> narrowed(values, longs.dtype());
      case DoubleColumn doubles when values.dtype().isReal() ->
          new DoubleColumn(Numbers.doubles(values), doubles.dtype());
      case MaskedColumn masked -> {
        values.items().forEach(value -> requireFitting(masked, value));
        yield Casts.cast(values, masked.dtype());
      }
      case ObjectColumn texts when texts.dtype() == DType.STRING && Columns.isText(values) ->
          ObjectColumn.strings(withNa(values));
      default -> values;
    };
  }

  /** Text as the periods that it stands for, where all of it does. */
  private static Column read(PeriodColumn column, ObjectColumn texts) {
    PeriodColumn periods = Periods.read(texts, column.frequency());
    return periods == null ? texts : periods;
  }

  /** Times of the same kind count what the column counts. */
  private static Column inUnit(TimeColumn column, Column values) {
    return values instanceof TimeColumn times && times.dtype().kind() == column.dtype().kind()
        ? times.in(column.dtype().unit())
        : values;
  }

  private static Column inUnit(ZonedColumn column, Column values) {
    return values instanceof ZonedColumn zoned
        ? zoned.with(zoned.moments().in(column.unit()))
        : values;
  }

  private static LongColumn narrowed(Column values, DType dtype) {
    long[] whole = Numbers.longs(values);
    if (!Arrays.equals(Widths.wrap(whole.clone(), dtype), whole)) {
      throw PythonError.unsupported(
          "numbers in a column of " + dtype.text() + " that it cannot hold",
          "use astype('int64') first");
    }
    return new LongColumn(whole, dtype);
  }

  private static Object[] withNa(Column values) {
    return Allocation.objects(
        values.size(), at -> values.isMissing(at) ? Scalars.NA : values.item(at));
  }

  private static boolean isWhole(Column values) {
    if (values instanceof LongColumn) {
      return true;
    }
    if (!(values instanceof DoubleColumn(double[] numbers, _))) {
      return false;
    }
    for (double number : numbers) {
      if (number != Math.rint(number) || Double.isInfinite(number)) {
        return false;
      }
    }
    return true;
  }

  private static Column missingFor(Column column, Column values) {
    return switch (column) {
      case LongColumn _ when !values.dtype().isTime() -> DoubleColumn.allMissing(values.size());
      case BoolColumn _ when !values.dtype().isTime() ->
          ObjectColumn.filled(Scalars.NAN, values.size());
      case LongColumn _, BoolColumn _ -> ObjectColumn.of(values);
      case DoubleColumn _ when values.dtype().isTime() -> ObjectColumn.of(values);
      case ObjectColumn objects when objects.dtype() == DType.OBJECT -> ObjectColumn.of(values);
      case CategoryColumn categories -> encoded(categories, values);
      case PeriodColumn _, ZonedColumn _ -> Columns.missingLike(column, values.size());
      default ->
          Columns.missing(column.dtype(), values.size())
              .takeOrMissing(Positions.all(values.size()));
    };
  }

  private static Column encoded(CategoryColumn column, Column values) {
    if (values instanceof CategoryColumn other && !column.isAlike(other)) {
      throw PythonError.typeError(
          "Cannot set a Categorical with another, without identical categories");
    }
    int[] codes = Allocation.ints(values.size());
    for (int at = 0; at < codes.length; at++) {
      codes[at] = values.isMissing(at) ? -1 : column.categories().items().indexOf(values.item(at));
      if (codes[at] < 0 && !values.isMissing(at)) {
        throw PythonError.typeError(
            "Cannot setitem on a Categorical with a new category ("
                + Text.str(values.item(at))
                + "), set the categories first");
      }
    }
    return new CategoryColumn(codes, column.categories(), column.ordered());
  }

  /** Objects where the values do not go together in one typed column. */
  private static Column widened(Column column, Column values) {
    DType common = Promotion.common(column.dtype(), values.dtype());
    boolean nat =
        (column instanceof TimeColumn || column instanceof ZonedColumn) && common == DType.OBJECT;
    return nat ? ObjectColumn.of(column) : column;
  }
}
