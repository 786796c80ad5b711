package dev.assay.pandas.frame.assign;

import dev.assay.pandas.frame.BoolColumn;
import dev.assay.pandas.frame.CategoryColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.LongColumn;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Positions;
import dev.assay.pandas.frame.Promotion;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** Replaces some values of a column; the dtype widens where the new values need it. */
public final class CellAssigner {

  private CellAssigner() {}

  /** One value put at all the positions. */
  public static Column fill(Column column, int[] positions, Object value) {
    if (positions.length == 0) {
      return column;
    }
    Object plain = Scalars.boxed(value);
    if (column.dtype() == DType.OBJECT) {
      Object[] values = ((ObjectColumn) column).values().clone();
      for (int position : positions) {
        values[position] = plain;
      }
      return ObjectColumn.of(values);
    }
    return put(column, positions, Columns.filled(plain, positions.length));
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
    int[] sources = Positions.all(column.size());
    for (int at = 0; at < positions.length; at++) {
      sources[positions[at]] = column.size() + at;
    }
    return Columns.concat(List.of(widened(column, fitting), fitting)).take(sources);
  }

  /** The new values in the column's own dtype, where nothing is lost by that. */
  private static Column fitting(Column column, Column values) {
    if (column.dtype() == values.dtype() && !(column instanceof CategoryColumn)) {
      return values;
    }
    if (allMissing(values)) {
      return missingFor(column, values);
    }
    return switch (column) {
      case CategoryColumn categories -> encoded(categories, values);
      case LongColumn longs when isWhole(values) ->
          new LongColumn(dev.assay.pandas.frame.Numbers.longs(values), longs.dtype());
      case DoubleColumn doubles when isNumber(values) ->
          new DoubleColumn(dev.assay.pandas.frame.Numbers.doubles(values), doubles.dtype());
      case dev.assay.pandas.frame.MaskedColumn masked ->
          dev.assay.pandas.frame.convert.Casts.cast(values, masked.dtype());
      default -> values;
    };
  }

  private static boolean isNumber(Column values) {
    return values.dtype().isInteger() || values.dtype().isFloat();
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

  private static boolean allMissing(Column values) {
    for (int at = 0; at < values.size(); at++) {
      if (!values.isMissing(at)) {
        return false;
      }
    }
    return true;
  }

  private static Column missingFor(Column column, Column values) {
    return switch (column) {
      case LongColumn _ -> DoubleColumn.allMissing(values.size());
      case BoolColumn _ -> ObjectColumn.filled(Scalars.NAN, values.size());
      case ObjectColumn objects when objects.dtype() == DType.OBJECT -> ObjectColumn.of(values);
      default ->
          Columns.missing(column.dtype(), values.size())
              .takeOrMissing(Positions.all(values.size()));
    };
  }

  private static Column encoded(CategoryColumn column, Column values) {
    int[] codes = new int[values.size()];
    for (int at = 0; at < codes.length; at++) {
      codes[at] = values.isMissing(at) ? -1 : column.categories().items().indexOf(values.item(at));
      if (codes[at] < 0 && !values.isMissing(at)) {
        throw PythonError.typeError(
            "Cannot setitem on a Categorical with a new category ("
                + dev.assay.pandas.value.Text.str(values.item(at))
                + "), set the categories first");
      }
    }
    return new CategoryColumn(codes, column.categories(), column.ordered());
  }

  /** Objects where the values do not go together in one typed column. */
  private static Column widened(Column column, Column values) {
    DType common = Promotion.common(column.dtype(), values.dtype());
    boolean nat = column instanceof TimeColumn && common == DType.OBJECT;
    return nat ? ObjectColumn.of(column) : column;
  }
}
