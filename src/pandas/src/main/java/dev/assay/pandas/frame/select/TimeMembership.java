package dev.assay.pandas.frame.select;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.frame.time.DateParser;
import dev.assay.pandas.frame.time.TimedeltaParser;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** What times are looked for among: text and dates are read as times where all of them are such. */
final class TimeMembership {

  private static final Set<String> MISSING = Set.of("", "NaT", "nat", "NAT", "nan", "NaN", "NAN");

  private TimeMembership() {}

  /** The values sought, as times of the same kind, or as objects that times may be equal to. */
  static Column sought(Column values, Column wanted) {
    if (wanted.dtype() == DType.NULLABLE_BOOL) {
      throw PythonError.typeError("times are not sought among truths of a nullable dtype");
    }
    if (wanted.dtype().isReal()) {
      return nothing(values);
    }
    if (!(wanted instanceof ObjectColumn)) {
      return wanted;
    }
    List<Object> items = wanted.items();
    if (items.isEmpty()) {
      return nothing(values);
    }
    boolean nats =
        items.contains(Scalars.NAT) && items.stream().allMatch(TimeMembership::isNothing);
    if (nats) {
      return TimeColumn.allMissing(1, values.dtype());
    }
    if (all(items, String.class::isInstance)) {
      return ofTexts(values, items);
    }
    if (all(items, LocalDate.class::isInstance)) {
      return ofDates(values, items);
    }
    Column typed = Columns.infer(items);
    boolean numbers = typed.dtype().isReal();
    return numbers ? nothing(values) : typed.dtype() == DType.OBJECT ? wanted : typed;
  }

  private static boolean all(List<Object> items, Predicate<Object> test) {
    return items.stream().allMatch(test);
  }

  private static boolean isNothing(Object item) {
    return item == Scalars.NAT || item == Scalars.NONE;
  }

  private static Column nothing(Column values) {
    return new TimeColumn(new long[0], values.dtype());
  }

  private static Column ofTexts(Column values, List<Object> items) {
    long[] nanos = Allocation.longs(items.size());
    for (int at = 0; at < nanos.length; at++) {
      String text = (String) items.get(at);
      Column one = MISSING.contains(text) ? null : parsed(values.dtype(), text);
      if (one != null && one.isMissing(0)) {
        return nothing(values);
      }
      nanos[at] = one == null ? TimeColumn.NAT : ((TimeColumn) one).values()[0];
    }
    return new TimeColumn(nanos, values.dtype());
  }

  /** Missing where the text is no such time. */
  private static Column parsed(DType dtype, String text) {
    return dtype.isTimedelta()
        ? TimedeltaParser.parse(ObjectColumn.of(text), 1, true)
        : Columns.infer(List.of(DateParser.parseOrMissing(text)));
  }

  private static Column ofDates(Column values, List<Object> items) {
    if (values.dtype().isTimedelta()) {
      throw PythonError.typeError("<class 'datetime.date'> is not convertible to timedelta");
    }
    long[] nanos = Allocation.longs(items.size());
    for (int at = 0; at < nanos.length; at++) {
      nanos[at] = Scalars.nanos(((LocalDate) items.get(at)).atStartOfDay());
    }
    return new TimeColumn(nanos, values.dtype());
  }
}
