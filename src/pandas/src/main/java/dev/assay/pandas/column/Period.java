package dev.assay.pandas.column;

import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.Custom;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/** One period, such as the month 2024-03. */
public record Period(long ordinal, Frequency frequency) implements Comparable<Period>, Custom {

  @Override
  public String typeName() {
    return "Period";
  }

  @Override
  public String repr() {
    return "Period('" + this + "', '" + frequency.alias() + "')";
  }

  @Override
  public String str() {
    return toString();
  }

  /** A period so many later or earlier, or how far two periods are apart. */
  @Override
  public @Nullable Object arithmetic(BinaryOperator operator, Object right) {
    boolean back = operator == BinaryOperator.SUBTRACT;
    if (!back && operator != BinaryOperator.ADD) {
      return null;
    }
    return switch (Scalars.plain(right)) {
      case Long count -> new Period(back ? ordinal - count : ordinal + count, frequency);
      case Period other when back -> {
        if (other.frequency != frequency) {
          throw new PythonError(
              "IncompatibleFrequency",
              "Input has different freq=%s from Period(freq=%s)"
                  .formatted(other.frequency.alias(), frequency.alias()));
        }
        yield new PeriodDistance(ordinal - other.ordinal, frequency);
      }
      case Timedelta span -> ofSpan(back ? -span.nanos() : span.nanos());
      case Duration span -> ofSpan(back ? -span.toNanos() : span.toNanos());
      default -> null;
    };
  }

  /** So much later, if that is a whole number of periods of one length. */
  private Period ofSpan(long span) {
    long length = frequency == Frequency.DAY ? Duration.ofDays(1).toNanos() : frequency.nanos();
    if (length == 0 || span % length != 0) {
      throw new PythonError(
          "IncompatibleFrequency",
          "Input cannot be converted to Period(freq=" + frequency.alias() + ")");
    }
    return new Period(ordinal + span / length, frequency);
  }

  @Override
  public @Nullable Integer order(Object other) {
    return other instanceof Period period && period.frequency == frequency
        ? Integer.valueOf(compareTo(period))
        : null;
  }

  @Override
  public boolean sameAs(Object other) {
    return equals(other);
  }

  @Override
  public int pythonHash() {
    return hashCode();
  }

  public LocalDate start() {
    return frequency.start(ordinal);
  }

  public LocalDate end() {
    return endTime().toLocalDate();
  }

  public LocalDateTime startTime() {
    return frequency.startTime(ordinal);
  }

  /** The last nanosecond. */
  public LocalDateTime endTime() {
    return frequency.startTime(ordinal + 1).minusNanos(1);
  }

  /** What its fields are of: its last day, or its beginning where it is less than a day. */
  public LocalDateTime fields() {
    return frequency.nanos() == 0 ? end().atStartOfDay() : startTime();
  }

  /** The year that counts its quarters: the one in which it ends, where years end otherwise. */
  public long year() {
    return switch (frequency.unit()) {
      case YEAR -> ordinal + 1970;
      case QUARTER -> Math.floorDiv(ordinal, 4) + 1970;
      default -> end().getYear();
    };
  }

  /** The quarter of that year in which it ends. */
  public long quarter() {
    return frequency.unit() == Frequency.Unit.QUARTER
        ? Math.floorMod(ordinal, 4) + 1
        : (end().getMonthValue() - 1) / 3 + 1;
  }

  @Override
  public int compareTo(Period other) {
    return Long.compare(ordinal, other.ordinal);
  }

  @Override
  public String toString() {
    LocalDate start = start();
    return switch (frequency.unit()) {
      case YEAR -> String.valueOf(year());
      case QUARTER -> year() + "Q" + quarter();
      case MONTH -> start.toString().substring(0, 7);
      case WEEK -> start + "/" + end();
      case DAY -> start.toString();
      case HOUR, MINUTE -> start + " " + startTime().toLocalTime();
      default -> start + " " + ofDay(startTime().toLocalTime());
    };
  }

  /** A time of day to the digit that it has. */
  private String ofDay(LocalTime time) {
    int digits =
        switch (frequency.unit()) {
          case MILLI -> 3;
          case MICRO -> 6;
          case NANO -> 9;
          default -> 0;
        };
    String seconds = time.withNano(0) + (time.getSecond() == 0 ? ":00" : "");
    String fraction = String.valueOf(1_000_000_000L + time.getNano()).substring(1, 1 + digits);
    return digits == 0 ? seconds : seconds + "." + fraction;
  }
}
