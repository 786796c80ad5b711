package dev.assay.pandas.frame.compute;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.frame.time.TimeZones;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Aware;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Datetimes of a time zone beside other values: compared, added, subtracted, put among them. */
public final class ZonedValues {

  private ZonedValues() {}

  /** Whether one of two sides is of a zone. */
  static boolean among(Column left, Column right) {
    return left instanceof ZonedColumn || right instanceof ZonedColumn;
  }

  /**
   * Values as those of a zone, where they are of some or are text: text without one is of this.
   * Others as they are.
   */
  public static Column beside(ZonedColumn zoned, Column column) {
    Column known = column;
    if (column instanceof ObjectColumn objects && isTextOrAware(objects)) {
      known = read(zoned, objects);
    }
    return known instanceof ZonedColumn other
        ? new ZonedColumn(other.moments(), zoned.zone())
        : column;
  }

  /** What is looked for among times of a zone: text that names one is read, other text is none. */
  public static Column soughtAmong(ZonedColumn zoned, Column wanted) {
    if (!(wanted instanceof ObjectColumn objects) || !objects.isText()) {
      return wanted;
    }
    try {
      return DateColumns.zonedEach(objects) instanceof ZonedColumn read
          ? new ZonedColumn(read.moments(), zoned.zone())
          : wanted;
    } catch (PythonError error) {
      if (error.isCatchable()) {
        return wanted;
      }
      throw error;
    }
  }

  private static boolean isTextOrAware(ObjectColumn column) {
    boolean any = false;
    for (int at = 0; at < column.size(); at++) {
      Object value = column.item(at);
      if (!(value instanceof String) && !(value instanceof Aware) && !column.isMissing(at)) {
        return false;
      }
      any |= !column.isMissing(at);
    }
    return any;
  }

  private static Column read(ZonedColumn zoned, ObjectColumn column) {
    Column[] each = new Column[column.size()];
    try {
      for (int at = 0; at < each.length; at++) {
        Column one = DateColumns.zonedEach(column.take(new int[] {at}));
        each[at] =
            one instanceof TimeColumn local
                ? ZonedColumn.ofLocal(local, zoned.zone(), ZonedColumn::raising)
                : new ZonedColumn(((ZonedColumn) one).moments(), zoned.zone());
      }
    } catch (PythonError error) {
      if (error.isCatchable()) {
        return column; // text that is no time stays text
      }
      throw error;
    }
    return Columns.concat(Arrays.asList(each));
  }

  /** {@code left op right}, of which one is of a zone; {@code null} where they are unlike. */
  static @Nullable Column compare(CompareOperator operator, Column left, Column right) {
    ZonedColumn zoned = left instanceof ZonedColumn one ? one : (ZonedColumn) right;
    Column first = beside(zoned, left);
    Column second = beside(zoned, right);
    if (first instanceof ZonedColumn one && second instanceof ZonedColumn other) {
      return ColumnComparison.compare(operator, one.moments(), other.moments(), false);
    }
    Column others = left instanceof ZonedColumn ? right : left;
    if (!(others instanceof ObjectColumn objects)) {
      return null;
    }
    if (objects.size() == 0) {
      return new BoolColumn(new boolean[0]);
    }
    if (operator.isOrder()) {
      throw PythonError.typeError(
          "Invalid comparison between dtype=" + zoned.dtypeName() + " and objects");
    }
    boolean[] equal = Allocation.booleans(zoned.size());
    for (int at = 0; at < equal.length; at++) {
      Object value = objects.item(at);
      boolean aware = value instanceof Aware && !zoned.isMissing(at);
      equal[at] = aware && ((Aware) value).sameAs(zoned.item(at));
    }
    BoolColumn same = new BoolColumn(equal);
    return operator == CompareOperator.EQUAL ? same : same.not();
  }

  /** Sums of moments and durations, and differences. */
  static Column arithmetic(BinaryOperator operator, Operand left, Operand right, Budget budget) {
    Column a = typed(left.column());
    Column b = typed(right.column());
    boolean sum = operator == BinaryOperator.ADD;
    if (!sum && operator != BinaryOperator.SUBTRACT) {
      throw UnsupportedOperands.of(operator, left, right);
    }
    if (a instanceof ZonedColumn one && b instanceof ZonedColumn other && !sum) {
      return moments(operator, one.moments(), other.moments(), budget);
    }
    if (a instanceof ZonedColumn one && b.dtype().isTimedelta()) {
      return one.map(times -> moments(operator, times, b, budget));
    }
    if (b instanceof ZonedColumn other && a.dtype().isTimedelta() && sum) {
      return other.map(times -> moments(operator, times, a, budget));
    }
    if (a.dtype().isDatetime() || b.dtype().isDatetime()) {
      throw PythonError.typeError("Cannot subtract tz-naive and tz-aware datetime-like objects.");
    }
    if (a instanceof ObjectColumn || b instanceof ObjectColumn) {
      throw isText(a) || isText(b)
          ? UnsupportedOperands.of(operator, left, right)
          : TimeZones.unsupported("arithmetic with objects");
    }
    throw UnsupportedOperands.of(operator, left, right);
  }

  private static boolean isText(Column column) {
    return column instanceof ObjectColumn objects && objects.isText();
  }

  private static Column moments(BinaryOperator operator, Column a, Column b, Budget budget) {
    return ColumnArithmetic.apply(operator, Operand.of(a), Operand.of(b), budget);
  }

  private static Column typed(Column column) {
    if (!(column instanceof ObjectColumn objects)) {
      return column;
    }
    Column inferred = Columns.infer(objects.items());
    boolean times = inferred.dtype().isTime() || inferred instanceof ZonedColumn;
    return times ? inferred : column;
  }
}
