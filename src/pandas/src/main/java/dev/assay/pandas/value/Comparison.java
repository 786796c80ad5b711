package dev.assay.pandas.value;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** Python's comparisons of values that are not host objects, and its stable sort. */
public final class Comparison {

  private static final int MAX_DEPTH = 500;

  /** The order of two values that compare to neither less, equal nor greater (NaN). */
  private static final int UNORDERED = 2;

  /** Says that the types have no order. */
  private static final int UNDEFINED = 3;

  private static final int SHORT = 64;

  /** A text of so many characters takes long enough to look at the clock before. */
  private static final int LONG = 4_096;

  private Comparison() {}

  /** {@code left op right}; {@code null} when the types have no order. */
  public static @Nullable Object compare(CompareOperator operator, Object left, Object right) {
    if (left == NA.NA || right == NA.NA) {
      return besideNa(operator, left == NA.NA ? right : left);
    }
    Boolean truth = truth(operator, left, right, 0);
    if (truth == null) {
      return null;
    }
    boolean numpy =
        isNumpys(left, right) || isNumpys(right, left) || NumpyTimes.answers(left, right);
    return numpy ? (Object) new NumpyBool(truth) : truth;
  }

  /**
   * Whether numpy answers: its numbers compare with numbers and text, but not with None or dates.
   */
  private static boolean isNumpys(Object scalar, Object other) {
    return scalar instanceof NumpyScalar
        && (other instanceof Number
            || other instanceof Boolean
            || other instanceof NumpyScalar
            || other instanceof String);
  }

  /** NA compares with single values alone; it is not None, and no container. */
  private static @Nullable Object besideNa(CompareOperator operator, Object other) {
    boolean container =
        other instanceof PyList
            || other instanceof PyTuple
            || other instanceof PyDict
            || other instanceof PySet;
    if (other != None.NONE && !container) {
      return NA.NA;
    }
    return switch (operator) {
      case EQUAL -> false;
      case NOT_EQUAL -> true;
      default -> null;
    };
  }

  private static @Nullable Boolean truth(
      CompareOperator operator, Object left, Object right, int depth) {
    return switch (operator) {
      case EQUAL -> Equality.equal(left, right);
      case NOT_EQUAL -> !Equality.equal(left, right);
      default -> {
        if (left instanceof PySet one && right instanceof PySet other) {
          yield subset(operator, one, other);
        }
        if (left instanceof PyTuple one && right instanceof PyTuple other) {
          yield sequences(operator, one.items(), other.items(), depth);
        }
        if (left instanceof PyList one && right instanceof PyList other) {
          yield sequences(operator, one.items(), other.items(), depth);
        }
        int order = order(left, right);
        yield order == UNDEFINED ? null : order != UNORDERED && operator.test(order);
      }
    };
  }

  /**
   * Whether {@code left < right}, as sorting asks.
   *
   * @throws PythonError a TypeError when the types have no order
   */
  public static boolean less(Object left, Object right) {
    Boolean truth = truth(CompareOperator.LESS, left, right, 0);
    if (truth == null) {
      throw unordered(CompareOperator.LESS, left, right);
    }
    return truth;
  }

  /** The first elements that differ decide, or the lengths when none do. */
  private static boolean sequences(
      CompareOperator operator, List<Object> left, List<Object> right, int depth) {
    if (depth > MAX_DEPTH) {
      throw new LimitError("RecursionError", "maximum recursion depth exceeded in comparison");
    }
    int length = Math.min(left.size(), right.size());
    for (int index = 0; index < length; index++) {
      TimeLimit.check();
      Object one = left.get(index);
      Object other = right.get(index);
      if (!Equality.same(one, other)) {
        Boolean truth = truth(operator, one, other, depth + 1);
        if (truth == null) {
          throw unordered(operator, one, other);
        }
        return truth;
      }
    }
    return operator.test(Integer.compare(left.size(), right.size()));
  }

  /** The TypeError of two values that have no order. */
  public static PythonError unordered(CompareOperator operator, Object left, Object right) {
    boolean dates =
        left instanceof LocalDateTime && right instanceof LocalDate
            || left instanceof LocalDate && right instanceof LocalDateTime;
    if (dates) {
      return PythonError.typeError("can't compare datetime.datetime to datetime.date");
    }
    return PythonError.typeError(
        "'%s' not supported between instances of '%s' and '%s'",
        operator.symbol(), TypeNames.of(left), TypeNames.of(right));
  }

  private static int order(Object left, Object right) {
    return left instanceof String text
        ? right instanceof String other ? compareText(text, other) : UNDEFINED
        : compareScalars(left, right);
  }

  /** By code point, as Python orders strings; Java's own order is by UTF-16 unit. */
  private static int compareText(String left, String right) {
    if (left == right) {
      return 0;
    }
    int length = Math.min(left.length(), right.length());
    if (length >= LONG) {
      TimeLimit.check();
    }
    for (int index = 0; index < length; index++) {
      char one = left.charAt(index);
      char other = right.charAt(index);
      if (one != other) {
        boolean surrogates = Character.isSurrogate(one) != Character.isSurrogate(other);
        return surrogates ? (Character.isSurrogate(one) ? 1 : -1) : one < other ? -1 : 1;
      }
    }
    return Integer.signum(left.length() - right.length());
  }

  private static int compareScalars(Object left, Object right) {
    Object one = plain(NumpyTimes.ofPandas(left));
    Object other = plain(NumpyTimes.ofPandas(right));
    boolean floats =
        left instanceof NumpyFloat
            || right instanceof NumpyFloat
            || left instanceof NumpyInt && right instanceof Double
            || left instanceof Double && right instanceof NumpyInt;
    return switch (one) {
      case Number number when floats && other instanceof Number second ->
          compareNumbers((Number) Floats.of(number), (Number) Floats.of(second));
      case Number number when other instanceof Number second -> compareNumbers(number, second);
      case LocalDateTime time when other instanceof LocalDateTime second ->
          Integer.signum(time.compareTo(second));
      case LocalDate date when other instanceof LocalDate second ->
          Integer.signum(date.compareTo(second));
      case LocalTime time when other instanceof LocalTime second ->
          Integer.signum(time.compareTo(second));
      case Duration span when other instanceof Duration second ->
          Integer.signum(span.compareTo(second));
      case NaT _ -> isTime(other) ? UNORDERED : UNDEFINED;
      case LocalDateTime _ when other instanceof Aware aware -> throw aware.mixed();
      case Aware _ when other instanceof NaT -> UNORDERED;
      case Custom own -> {
        Integer order = own.order(other);
        yield order == null ? UNDEFINED : Integer.signum(order);
      }
      default -> other instanceof NaT && isTime(one) ? UNORDERED : UNDEFINED;
    };
  }

  private static boolean isTime(Object value) {
    return value instanceof NaT
        || value instanceof LocalDateTime
        || value instanceof Duration
        || value instanceof Aware;
  }

  /** Numbers as Long, BigInteger or Double; pandas' times as Java's. */
  private static Object plain(Object value) {
    return switch (value) {
      case Boolean truth -> truth ? 1L : 0L;
      case NumpyBool truth -> truth.value() ? 1L : 0L;
      case NumpyInt number -> number.value();
      case NumpyFloat number -> number.value();
      case Timestamp time -> time.dateTime();
      case Timedelta delta -> delta.duration();
      default -> value;
    };
  }

  private static int compareNumbers(Number left, Number right) {
    if (left instanceof Double one && right instanceof Double other) {
      return Double.isNaN(one) || Double.isNaN(other)
          ? UNORDERED
          : one < other ? -1 : one > other ? 1 : 0;
    }
    if (left instanceof Double one) {
      return -reversed(compareMixed(right, one));
    }
    if (right instanceof Double other) {
      return compareMixed(left, other);
    }
    return Ints.compare(left, right);
  }

  private static int reversed(int order) {
    return order == UNORDERED ? -UNORDERED : order;
  }

  /** An integer against a float, exactly. */
  private static int compareMixed(Number integer, double other) {
    if (Double.isNaN(other)) {
      return UNORDERED;
    }
    if (Double.isInfinite(other)) {
      return other > 0 ? -1 : 1;
    }
    return new BigDecimal(Ints.big(integer)).compareTo(new BigDecimal(other));
  }

  private static @Nullable Boolean subset(CompareOperator operator, PySet left, PySet right) {
    boolean within = left.items().stream().allMatch(right::contains);
    boolean around = right.items().stream().allMatch(left::contains);
    return switch (operator) {
      case LESS -> within && left.size() < right.size();
      case LESS_OR_EQUAL -> within;
      case GREATER -> around && right.size() < left.size();
      case GREATER_OR_EQUAL -> around;
      case EQUAL, NOT_EQUAL -> null;
    };
  }

  /**
   * A stable sort that asks only whether one is less than another. Short lists are sorted by the
   * very comparisons that CPython makes, so that values without an order (NaN) end up where they do
   * there.
   */
  public static <T> List<T> sorted(List<T> items, BiPredicate<T, T> less) {
    if (items.size() < SHORT) {
      return insertionSorted(items, less);
    }
    int middle = items.size() / 2;
    List<T> left = sorted(items.subList(0, middle), less);
    List<T> right = sorted(items.subList(middle, items.size()), less);
    List<T> merged = new ArrayList<>(items.size());
    int next = 0;
    for (T item : left) {
      TimeLimit.check();
      while (next < right.size() && less.test(right.get(next), item)) {
        merged.add(right.get(next++));
      }
      merged.add(item);
    }
    merged.addAll(right.subList(next, right.size()));
    return merged;
  }

  /** Binary insertion after the run with which the items begin. */
  private static <T> List<T> insertionSorted(List<T> items, BiPredicate<T, T> less) {
    List<T> sorted = new ArrayList<>(items);
    for (int next = orderedRun(sorted, less); next < sorted.size(); next++) {
      T pivot = sorted.get(next);
      int left = 0;
      int right = next;
      while (left < right) {
        int middle = (left + right) / 2;
        if (less.test(pivot, sorted.get(middle))) {
          right = middle;
        } else {
          left = middle + 1;
        }
      }
      sorted.remove(next);
      sorted.add(left, pivot);
    }
    return sorted;
  }

  /** The length of the run at the start; one that falls strictly is turned round. */
  private static <T> int orderedRun(List<T> items, BiPredicate<T, T> less) {
    if (items.size() < 2) {
      return items.size();
    }
    boolean falls = less.test(items.get(1), items.get(0));
    int end = 2;
    while (end < items.size() && less.test(items.get(end), items.get(end - 1)) == falls) {
      end++;
    }
    if (falls) {
      Collections.reverse(items.subList(0, end));
    }
    return end;
  }
}
