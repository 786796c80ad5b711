package dev.assay.pandas.value;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What numpy's times and durations count. The order is from coarse to fine. */
public enum NumpyUnit {
  YEAR("Y", "years", 0),
  MONTH("M", "months", 0),
  WEEK("W", "weeks", 604_800_000_000_000L),
  DAY("D", "days", 86_400_000_000_000L),
  HOUR("h", "hours", 3_600_000_000_000L),
  MINUTE("m", "minutes", 60_000_000_000L),
  SECOND("s", "seconds", 1_000_000_000L),
  MILLI("ms", "milliseconds", 1_000_000L),
  MICRO("us", "microseconds", 1_000L),
  NANO("ns", "nanoseconds", 1L);

  private static final int EPOCH = 1970;

  private static final Pattern WRITTEN =
      Pattern.compile("\\d{4}(-\\d\\d(-\\d\\d([T ]\\d\\d(:\\d\\d(:\\d\\d(\\.\\d+)?)?)?)?)?)?");

  private final String symbol;
  private final String plural;
  private final long nanos;

  NumpyUnit(String symbol, String plural, long nanos) {
    this.symbol = symbol;
    this.plural = plural;
    this.nanos = nanos;
  }

  /** As numpy writes it in dtypes. */
  public String symbol() {
    return symbol;
  }

  /** As numpy writes durations of it. */
  public String plural() {
    return plural;
  }

  /** Its length in nanoseconds; 0 for months and years, whose lengths differ. */
  public long nanos() {
    return nanos;
  }

  /** A count of nanoseconds without what is less than a whole one. */
  public long cut(long count) {
    return count - Math.floorMod(count, nanos);
  }

  /** Whether all of its durations are of one length. */
  public boolean isFixed() {
    return nanos > 0;
  }

  /** The unit that numpy writes like this. */
  public static @Nullable NumpyUnit of(String symbol) {
    for (NumpyUnit unit : values()) {
      if (unit.symbol.equals(symbol)) {
        return unit;
      }
    }
    return null;
  }

  /** The unit that a written date is exact to; {@code null} for what numpy does not read. */
  public static @Nullable NumpyUnit ofText(String text) {
    if (!WRITTEN.matcher(text).matches()) {
      return null;
    }
    return switch (text.length()) {
      case 4 -> YEAR;
      case 7 -> MONTH;
      case 10 -> DAY;
      case 13 -> HOUR;
      case 16 -> MINUTE;
      case 19 -> SECOND;
      case 21, 22, 23 -> MILLI;
      case 24, 25, 26 -> MICRO;
      default -> NANO;
    };
  }

  /** The finer one of two, in which numpy calculates with values of both. */
  public NumpyUnit finer(NumpyUnit other) {
    return compareTo(other) >= 0 ? this : other;
  }

  /** How many whole ones lie between 1970 and a moment that is given in nanoseconds. */
  public long countAt(long moment) {
    if (isFixed()) {
      return Math.floorDiv(moment, nanos);
    }
    LocalDate date = new Timestamp(moment).dateTime().toLocalDate();
    int years = date.getYear() - EPOCH;
    return this == YEAR ? years : years * 12L + date.getMonthValue() - 1;
  }

  /** The moment, in nanoseconds since 1970, that a count of them stands for. */
  public long momentAt(long count) {
    try {
      return isFixed()
          ? Math.multiplyExact(count, nanos)
          : Math.multiplyExact(start(count).toEpochSecond(ZoneOffset.UTC), SECOND.nanos);
    } catch (ArithmeticException _) {
      throw PythonError.unsupported(
          "a date outside of the years 1677 to 2262", "use dates that nanoseconds can count");
    }
  }

  private LocalDateTime start(long count) {
    LocalDate epoch = LocalDate.ofEpochDay(0);
    return (this == YEAR ? epoch.plusYears(count) : epoch.plusMonths(count)).atStartOfDay();
  }
}
