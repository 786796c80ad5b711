package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.value.Timestamp;
import java.time.LocalDateTime;
import java.time.YearMonth;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * The frequency at which times follow each other, found from the times themselves, as {@code
 * pd.infer_freq} finds it (pandas/tseries/frequencies.py).
 */
public final class InferredStep {

  private static final long HOUR = DateStep.DAY / 24;

  private final long[] nanos;
  private final long[] apart;
  private final List<LocalDateTime> dates;

  private InferredStep(long[] nanos) {
    this.nanos = nanos;
    this.apart = differences(nanos);
    this.dates = Arrays.stream(nanos).mapToObj(each -> new Timestamp(each).dateTime()).toList();
  }

  /** The name of the frequency; null where there is none, as for fewer than three times. */
  public static @Nullable String name(TimeColumn times) {
    long[] nanos = times.values();
    if (nanos.length < 3 || times.hasMissing() || !isStrict(nanos)) {
      return null;
    }
    return new InferredStep(nanos).name(times.dtype().isDatetime());
  }

  /** The name of the frequency as programs see it, None where there is none. */
  public static Object nameOrNone(TimeColumn times) {
    String name = name(times);
    return name == null ? Scalars.NONE : name;
  }

  /** The frequency; null where there is none that steps are made of. */
  public static @Nullable DateStep of(TimeColumn times) {
    String name = name(times);
    boolean other =
        name == null
            || name.startsWith("WOM")
            || name.contains("bh")
            || name.contains("BY")
            || name.contains("BQ");
    return other ? null : DateStep.of(name);
  }

  private static boolean isStrict(long[] nanos) {
    boolean up = nanos[1] > nanos[0];
    return IntStream.range(1, nanos.length)
        .allMatch(at -> up ? nanos[at] > nanos[at - 1] : nanos[at] < nanos[at - 1]);
  }

  /** All different distances, in their order. */
  private static long[] differences(long[] values) {
    return IntStream.range(1, values.length)
        .mapToLong(at -> values[at] - values[at - 1])
        .sorted()
        .distinct()
        .toArray();
  }

  private @Nullable String name(boolean calendar) {
    if (apart[0] % DateStep.DAY == 0) {
      return calendar ? byCalendar() : apart.length == 1 ? days() : null;
    }
    String hours = Arrays.toString(Arrays.stream(apart).map(each -> each / HOUR).toArray());
    boolean whole = Arrays.stream(apart).allMatch(each -> each % HOUR == 0);
    if (whole && List.of("[1, 17]", "[1, 65]", "[1, 17, 65]").contains(hours)) {
      return "bh";
    }
    return apart.length == 1 ? StepNames.frequency(StepNames.ofNanos(apart[0])) : null;
  }

  private @Nullable String byCalendar() {
    long[] years = distances(LocalDateTime::getYear);
    long[] months = distances(date -> date.getYear() * 12L + date.getMonthValue());
    String place = months.length == 1 ? place() : null;
    LocalDateTime first = dates.getFirst();
    boolean sameMonth =
        dates.stream().mapToInt(LocalDateTime::getMonthValue).distinct().count() == 1;
    if (place != null && years.length == 1 && sameMonth) {
      return counted(years[0], named("Y", place) + "-" + StepNames.month(first.getMonthValue()));
    }
    if (place != null && months[0] % 3 == 0) {
      int month = List.of(12, 10, 11).get(first.getMonthValue() % 3);
      return counted(months[0] / 3, named("Q", place) + "-" + StepNames.month(month));
    }
    if (place != null) {
      return counted(months[0], named("M", place));
    }
    if (apart.length == 1) {
      return days();
    }
    return isWorkdays() ? "B" : weekOfMonth();
  }

  private long[] distances(ToLongFunction<LocalDateTime> field) {
    return differences(dates.stream().mapToLong(field).toArray());
  }

  private String days() {
    long days = apart[0] / DateStep.DAY;
    return days % 7 == 0
        ? counted(days / 7, "W-" + StepNames.weekday(dates.getFirst().getDayOfWeek().getValue()))
        : counted(days, "D");
  }

  private static String counted(long count, String name) {
    return count == 1 ? name : count + name;
  }

  /** Where in their months all dates are: S for the start, E for the end, B before for workdays. */
  private @Nullable String place() {
    if (all(LocalDateTime::getDayOfMonth, _ -> 1)) {
      return "S";
    }
    if (all(LocalDateTime::getDayOfMonth, InferredStep::firstWorkday)) {
      return "BS";
    }
    if (all(LocalDateTime::getDayOfMonth, date -> YearMonth.from(date).lengthOfMonth())) {
      return "E";
    }
    return all(LocalDateTime::getDayOfMonth, InferredStep::lastWorkday) ? "BE" : null;
  }

  private boolean all(ToIntFunction<LocalDateTime> field, ToIntFunction<LocalDateTime> wanted) {
    return dates.stream().allMatch(date -> field.applyAsInt(date) == wanted.applyAsInt(date));
  }

  private static int firstWorkday(LocalDateTime date) {
    return switch (date.withDayOfMonth(1).getDayOfWeek()) {
      case SATURDAY -> 3;
      case SUNDAY -> 2;
      default -> 1;
    };
  }

  private static int lastWorkday(LocalDateTime date) {
    YearMonth month = YearMonth.from(date);
    int last = month.lengthOfMonth();
    return switch (month.atEndOfMonth().getDayOfWeek()) {
      case SATURDAY -> last - 1;
      case SUNDAY -> last - 2;
      default -> last;
    };
  }

  private static String named(String unit, String place) {
    return place.startsWith("B") ? "B" + unit + place.charAt(1) : unit + place;
  }

  /** Every working day: Mondays come three days after Fridays. */
  private boolean isWorkdays() {
    if (!Arrays.equals(apart, new long[] {DateStep.DAY, 3 * DateStep.DAY})) {
      return false;
    }
    return IntStream.range(1, nanos.length)
        .allMatch(
            at -> {
              int weekday = dates.get(at).getDayOfWeek().getValue();
              long days = (nanos[at] - nanos[at - 1]) / DateStep.DAY;
              return weekday == 1 ? days == 3 : weekday <= 5 && days == 1;
            });
  }

  /** The same weekday of the same week of each month. */
  private @Nullable String weekOfMonth() {
    LongStream weekdays = dates.stream().mapToLong(date -> date.getDayOfWeek().getValue());
    long[] weeks =
        dates.stream()
            .mapToLong(date -> (date.getDayOfMonth() - 1) / 7)
            .distinct()
            .filter(week -> week < 4)
            .toArray();
    return weekdays.distinct().count() > 1 || weeks.length != 1
        ? null
        : "WOM-" + (weeks[0] + 1) + StepNames.weekday(dates.getFirst().getDayOfWeek().getValue());
  }
}
