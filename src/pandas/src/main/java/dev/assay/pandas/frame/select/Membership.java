package dev.assay.pandas.frame.select;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Interval;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.frame.compute.ZonedValues;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** {@code isin}: which values are among others. */
public final class Membership {

  private Membership() {}

  /** A missing value is in a list that has one. Numbers are never in a list of text. */
  public static Column of(Column values, Column wanted) {
    BoolColumn truths = truths(values, wanted);
    return values instanceof MaskedColumn
        ? new MaskedColumn(truths, Allocation.booleans(values.size()))
        : truths;
  }

  /** The same as plain truths, whatever the dtype. */
  public static BoolColumn truths(Column values, Column wanted) {
    requireComparable(values, wanted);
    Column sought = sought(values, wanted);
    requireComparable(values, sought);
    Set<Object> keys = new HashSet<>();
    List<Object> unhashable = new ArrayList<>();
    boolean missing = false;
    for (int at = 0; at < sought.size(); at++) {
      if (sought.isMissing(at)) {
        missing = true;
      } else if (Equality.isHashable(sought.item(at))) {
        keys.add(Scalars.key(sought.item(at)));
        keys.addAll(holding(values, sought.item(at)));
      } else {
        unhashable.add(sought.item(at));
      }
    }
    boolean[] found = Allocation.booleans(values.size());
    boolean objects =
        values.dtype() == DType.OBJECT
            || values.dtype().isFloat()
            || values instanceof IntervalColumn;
    for (int at = 0; at < found.length; at++) {
      found[at] =
          values.isMissing(at)
              ? missing
                  && (!isTimely(values) || hasNat(sought))
                  && (!(values instanceof MaskedColumn) || hasNa(sought))
                  && (!objects || sameMissing(values.item(at), sought))
              : Equality.isHashable(values.item(at))
                  ? keys.contains(Scalars.key(values.item(at)))
                  : isAmong(values.item(at), unhashable);
    }
    return new BoolColumn(found);
  }

  /** Lists and dicts have no hash, by which pandas takes all of them for equal at first. */
  private static boolean isAmong(Object value, List<Object> items) {
    for (Object item : items) {
      if (Equality.equal(value, item)) {
        return true;
      }
    }
    return false;
  }

  /**
   * What is looked for, in the dtype of times or periods where it is such; truths are no numbers
   * that are categories.
   */
  private static Column sought(Column values, Column wanted) {
    return switch (values) {
      case TimeColumn _ -> TimeMembership.sought(values, wanted);
      case ZonedColumn zoned -> ZonedValues.soughtAmong(zoned, wanted);
      case PeriodColumn _ -> Columns.withTimes(wanted);
      case CategoryColumn categories
          when wanted instanceof BoolColumn && categories.categories().dtype().isReal() ->
          ObjectColumn.of();
      default -> wanted;
    };
  }

  private static boolean isTimely(Column values) {
    return values instanceof TimeColumn
        || values instanceof ZonedColumn
        || values instanceof PeriodColumn;
  }

  /** Categories that are intervals are found by what is in them. */
  private static List<Object> holding(Column values, Object item) {
    IntervalColumn intervals =
        values instanceof CategoryColumn categories && !(item instanceof Interval)
            ? IntervalColumn.in(categories)
            : null;
    int at = intervals == null ? -1 : intervals.holding(item, 0);
    return intervals == null || at < 0 ? List.of() : List.of(Scalars.key(intervals.item(at)));
  }

  private static boolean hasNat(Column wanted) {
    return wanted.dtype().isTimely()
        || wanted instanceof PeriodColumn
        || wanted.items().contains(Scalars.NAT);
  }

  /** Times are not looked for among truths, nor among times of the other kind. */
  private static void requireComparable(Column values, Column wanted) {
    boolean lists =
        values.dtype() == DType.STRING
            && wanted.items().stream()
                .anyMatch(item -> item instanceof PyList list && list.items().size() > 1);
    if (lists) {
      throw PythonError.valueError(
          "The truth value of an array with more than one element is ambiguous. Use a.any() or"
              + " a.all()");
    }
    boolean times = wanted.dtype().isTime() || wanted instanceof PeriodColumn;
    boolean other = times && wanted.dtype().kind() != values.dtype().kind();
    if (values instanceof TimeColumn && (other || wanted instanceof BoolColumn)) {
      throw PythonError.typeError(
          "dtype %s cannot be converted to %s", wanted.dtypeName(), values.dtypeName());
    }
  }

  /**
   * Whether there is NA among objects or truths; the missing numbers of a nullable dtype are NaN.
   */
  private static boolean hasNa(Column wanted) {
    boolean numbers = wanted instanceof MaskedColumn && !wanted.dtype().isBool();
    return !numbers && wanted.items().contains(Scalars.NA);
  }

  /** Objects tell None from NaN, which the missing numbers of a nullable dtype are to them. */
  private static boolean sameMissing(Object value, Column wanted) {
    if (wanted instanceof MaskedColumn && !wanted.dtype().isBool()) {
      return Scalars.NAN.equals(value);
    }
    for (int at = 0; at < wanted.size(); at++) {
      if (wanted.isMissing(at) && Scalars.cellKey(wanted.item(at)).equals(Scalars.cellKey(value))) {
        return true;
      }
    }
    return false;
  }
}
