package dev.assay.pandas.value;

import dev.assay.table.AsOf;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The moment that "now" means to the program that runs on this thread: never that of the machine. A
 * program that was given none has no clock, and asking it ends the program.
 */
public final class Clock {

  /** What a text may say for the moment: {@code pd.to_datetime('now')}. */
  public static final String NOW = "now";

  /** The same to pandas; a day to numpy. */
  public static final String TODAY = "today";

  private static final ScopedValue<AsOf> AS_OF = ScopedValue.newInstance();

  private Clock() {}

  /** Does work for which now is a moment; it has no clock without one. */
  public static <T> T at(@Nullable AsOf asOf, Supplier<T> work) {
    return asOf == null ? work.get() : ScopedValue.where(AS_OF, asOf).call(work::get);
  }

  /** Whether there is one: text that needs none for most dates asks before it looks. */
  public static boolean isThere() {
    return AS_OF.isBound();
  }

  /** Whether a text stands for the moment. */
  public static boolean isNamedBy(String text) {
    return text.equals(NOW) || text.equals(TODAY);
  }

  /**
   * The local day and time, exact to microseconds.
   *
   * @param asked what was asked for, as the error names it
   * @throws PythonError an error that cannot be caught where there is no clock
   */
  public static LocalDateTime local(String asked) {
    return asOf(asked).local().truncatedTo(ChronoUnit.MICROS);
  }

  /** The day and time of UTC, as {@link #local} gives those of the zone. */
  public static LocalDateTime utc(String asked) {
    return LocalDateTime.ofInstant(instant(asked), ZoneOffset.UTC);
  }

  /** The moment, as {@link #local} gives its day and time. */
  public static Instant instant(String asked) {
    return asOf(asked).moment().truncatedTo(ChronoUnit.MICROS);
  }

  private static AsOf asOf(String asked) {
    if (!isThere()) {
      throw PythonError.unsupported(
          asked, "there is no clock; write the date and time that the question means");
    }
    return AS_OF.get();
  }
}
