package dev.assay.pandas.api.common;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.frame.compute.TextAsTimes;
import dev.assay.pandas.frame.time.Periods;
import dev.assay.pandas.value.Equality;

/** The cells that {@code replace} finds: equal ones, of a value that the column could hold. */
final class CellMatches {

  private CellMatches() {}

  /** Where a value is among the cells that are not done yet. */
  static int[] positions(Column column, Object sought, boolean[] done) {
    Object from = read(column, sought);
    Positions found = new Positions();
    boolean missing = Scalars.isMissing(sought);
    boolean ofList =
        from == Scalars.NONE
            && column.dtype().kind() != DType.Kind.OBJECT
            && !column.dtype().isTime()
            && !(column instanceof PeriodColumn)
            && !(column instanceof MaskedColumn);
    if (ofList) {
      return new int[0];
    }
    Object key = Scalars.key(Scalars.boxed(from));
    for (int at = 0; at < column.size(); at++) {
      boolean same =
          missing ? column.isMissing(at) : !column.isMissing(at) && is(column, at, from, key);
      if (!done[at] && same) {
        found.add(at);
      }
    }
    return found.toArray();
  }

  private static boolean is(Column column, int at, Object from, Object key) {
    Object item = column.item(at);
    return (column.dtype() == DType.OBJECT || item instanceof Boolean == from instanceof Boolean)
        && Equality.isHashable(item)
        && Scalars.key(item).equals(key);
  }

  /** Text as the time that it names, among times. */
  private static Object read(Column column, Object sought) {
    if (!(sought instanceof String)) {
      return sought;
    }
    Column text = Columns.filled(sought, 1);
    Column times =
        switch (column) {
          case TimeColumn own -> TextAsTimes.beside(own, text);
          case PeriodColumn own when text instanceof ObjectColumn objects ->
              Periods.read(objects, own.frequency());
          default -> text;
        };
    return times == null || times.isMissing(0) ? sought : times.item(0);
  }
}
