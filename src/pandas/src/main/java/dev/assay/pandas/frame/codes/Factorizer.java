package dev.assay.pandas.frame.codes;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.TimeLimit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.IntToLongFunction;
import java.util.function.UnaryOperator;

/** Numbers the distinct values of columns in order of first appearance. */
public final class Factorizer {

  /** What becomes of missing values. */
  public enum Missing {
    /** They get the code -1. */
    DROP,
    /** They are one value more, whichever kind they are of. */
    KEEP,
    /** None and NaN in a column of objects are values of their own. */
    DISTINCT
  }

  private Factorizer() {}

  public static Codes codes(Column column, Missing missing) {
    int size = column.size();
    return switch (column) {
      case LongColumn numbers -> longs(size, at -> numbers.values()[at], at -> false, missing);
      case DoubleColumn numbers ->
          longs(size, at -> bits(numbers.values()[at]), column::isMissing, missing);
      case BoolColumn bools -> longs(size, at -> bools.values()[at] ? 1 : 0, at -> false, missing);
      case TimeColumn times -> longs(size, at -> times.values()[at], column::isMissing, missing);
      case ZonedColumn zoned -> codes(zoned.moments(), missing);
      case PeriodColumn periods ->
          longs(size, at -> periods.ordinals()[at], column::isMissing, missing);
      case CategoryColumn values ->
          longs(size, at -> values.codes()[at], column::isMissing, missing);
      case ObjectColumn objects -> objects(objects, missing, Scalars::cellKey);
      case IntervalColumn intervals -> objects(intervals.objects(), missing, Scalars::key);
      case MaskedColumn masked -> masked(masked, missing);
    };
  }

  /** Objects that are equal, as True and 1 are, by the first of them, as their level has it. */
  public static Column representatives(Column key) {
    if (!(key instanceof ObjectColumn objects) || objects.dtype() != DType.OBJECT) {
      return key;
    }
    Set<Class<?>> kinds = new HashSet<>();
    for (Object each : objects.values()) {
      Object value = Scalars.plain(each);
      if (value instanceof Number || value instanceof Boolean) {
        kinds.add(value.getClass());
      }
    }
    if (kinds.size() < 2) {
      return key;
    }
    Codes codes = codes(key, Missing.KEEP);
    return codes.uniques(key).take(codes.codes());
  }

  /** Codes of values that need not have a hash. */
  public static Codes looseCodes(Column column, Missing missing) {
    return column instanceof ObjectColumn objects
        ? objects(objects, missing, LooseKey::of)
        : codes(column, missing);
  }

  /** Codes of the combinations of several columns; missing where any of them is, when dropped. */
  public static Codes codes(List<Column> columns, Missing missing) {
    Codes codes = codes(columns.getFirst(), missing);
    for (Column column : columns.subList(1, columns.size())) {
      codes = combine(codes, codes(column, missing));
    }
    return codes;
  }

  /** Codes of the pairs of two columns' codes; missing where either is. */
  public static Codes combine(Codes left, Codes right) {
    long width = Math.max(1, right.count());
    return longs(
        left.codes().length,
        at -> left.codes()[at] * width + right.codes()[at],
        at -> left.codes()[at] < 0 || right.codes()[at] < 0,
        Missing.DROP);
  }

  private static long bits(double value) {
    return value == 0 ? 0 : Double.doubleToLongBits(value);
  }

  private static Codes longs(
      int size, IntToLongFunction value, IntPredicate isMissing, Missing missing) {
    LongTable table = new LongTable(Math.min(size, 1024));
    Absent absent = new Absent();
    int[] codes = Allocation.ints(size);
    for (int at = 0; at < size; at++) {
      if (!isMissing.test(at)) {
        codes[at] = table.code(value.applyAsLong(at), at);
      } else {
        codes[at] = -1;
        absent.meet(at);
      }
    }
    return absent.complete(codes, table.firsts(), missing);
  }

  private static Codes objects(ObjectColumn column, Missing missing, UnaryOperator<Object> key) {
    Map<Object, Integer> table = new HashMap<>();
    Positions firsts = new Positions();
    Absent absent = new Absent();
    int[] codes = Allocation.ints(column.size());
    for (int at = 0; at < codes.length; at++) {
      TimeLimit.check();
      Object value = column.values()[at];
      if (missing != Missing.DISTINCT && Scalars.isMissing(value)) {
        codes[at] = -1;
        absent.meet(at);
        continue;
      }
      Object found = key.apply(value);
      Integer code = table.get(found); // a number is boxed only where a value is new
      codes[at] = code == null ? firsts.size() : code;
      if (code == null) {
        table.put(found, firsts.size());
        firsts.add(at);
      }
    }
    return absent.complete(codes, firsts.toArray(), missing);
  }

  private static Codes masked(MaskedColumn column, Missing missing) {
    Codes data = codes(column.data(), Missing.DROP);
    return longs(column.size(), at -> data.codes()[at], column::isMissing, missing);
  }

  /** Remembers the first missing value, and where it comes among the distinct ones. */
  private static final class Absent {
    private int first = -1;

    void meet(int position) {
      if (first < 0) {
        first = position;
      }
    }

    /** The codes with the missing value as one more, in its place by first appearance. */
    Codes complete(int[] codes, int[] firsts, Missing missing) {
      if (first < 0 || missing == Missing.DROP) {
        return new Codes(codes, firsts);
      }
      int place = 0;
      while (place < firsts.length && firsts[place] < first) {
        place++;
      }
      int[] all = Allocation.ints(firsts.length + 1);
      System.arraycopy(firsts, 0, all, 0, place);
      all[place] = first;
      System.arraycopy(firsts, place, all, place + 1, firsts.length - place);
      for (int at = 0; at < codes.length; at++) {
        codes[at] = codes[at] < 0 ? place : codes[at] >= place ? codes[at] + 1 : codes[at];
      }
      return new Codes(codes, all);
    }
  }
}
