package dev.assay.pandas.api.dtype;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Interval;
import dev.assay.pandas.column.Period;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.Aware;
import dev.assay.pandas.value.NaT;
import dev.assay.pandas.value.NumpyTime;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.function.Predicate;

/** What kind the labels of an index are, by their values ({@code Index.inferred_type}). */
public final class InferredType {

  private InferredType() {}

  public static String of(Column labels) {
    DType dtype = labels.dtype();
    if (dtype == DType.OBJECT) {
      return ofObjects(labels.items());
    }
    if (dtype.isBool()) {
      return "boolean";
    }
    if (dtype.isInteger()) {
      return "integer";
    }
    if (dtype.isFloat()) {
      return "floating";
    }
    if (dtype.isDatetime()) {
      return "datetime64";
    }
    return switch (dtype) {
      case STRING -> "string";
      case CATEGORY -> "categorical";
      case ZONED -> "datetime64";
      case PERIOD -> "period";
      case INTERVAL -> "interval";
      default -> "timedelta64";
    };
  }

  /**
   * {@code infer_dtype} of pandas/_libs/lib.pyx: the first value that there is tells what to try.
   */
  static String ofObjects(List<Object> values) {
    if (values.isEmpty()) {
      return "empty";
    }
    if (values.stream().allMatch(NumpyTime.class::isInstance)) {
      return "datetime64";
    }
    List<Object> plain = values.stream().map(Scalars::plain).toList();
    Object first = plain.stream().filter(value -> !isVague(value)).findFirst().orElse(Double.NaN);
    return switch (first) {
      case Long _, BigInteger _ -> ofNumbers(plain);
      case Double _ -> ofNumbers(plain);
      case Boolean _ -> all(plain, Boolean.class, "boolean");
      case String _ -> all(plain, String.class, "string");
      case Timestamp _, LocalDateTime _, Aware _ -> times(plain, "datetime");
      case Timedelta _, Duration _ -> times(plain, "timedelta");
      case LocalDate _ -> all(plain, LocalDate.class, "date");
      case LocalTime _ -> all(plain, LocalTime.class, "time");
      case Period _ -> all(plain, Period.class, "period");
      case Interval _ -> all(plain, Interval.class, "interval");
      default -> mixed(plain);
    };
  }

  private static boolean isVague(Object value) {
    return Scalars.isMissing(value) && !(value instanceof NaT);
  }

  private static String ofNumbers(List<Object> values) {
    if (values.stream().allMatch(InferredType::isInteger)) {
      return "integer";
    }
    if (values.stream().allMatch(Double.class::isInstance)) {
      return "floating";
    }
    Predicate<Object> missing = value -> value instanceof Double real && real.isNaN();
    if (values.stream().allMatch(value -> isInteger(value) || missing.test(value))) {
      return "integer-na";
    }
    boolean numbers =
        values.stream().allMatch(value -> isInteger(value) || value instanceof Double);
    return numbers ? "mixed-integer-float" : mixed(values);
  }

  private static boolean isInteger(Object value) {
    return value instanceof Long || value instanceof BigInteger;
  }

  private static String all(List<Object> values, Class<?> type, String name) {
    return values.stream().allMatch(type::isInstance) ? name : mixed(values);
  }

  private static String times(List<Object> values, String name) {
    boolean all =
        values.stream()
            .allMatch(
                value ->
                    Scalars.isMissing(value)
                        || (name.equals("datetime")
                            ? value instanceof Timestamp || value instanceof LocalDateTime
                            : value instanceof Timedelta || value instanceof Duration));
    return all ? name : mixed(values);
  }

  private static String mixed(List<Object> values) {
    return values.stream().anyMatch(InferredType::isInteger) ? "mixed-integer" : "mixed";
  }
}
