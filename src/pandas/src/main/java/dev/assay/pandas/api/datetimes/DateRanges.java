package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.frame.time.DateRange;
import dev.assay.pandas.frame.time.DateStep;
import dev.assay.pandas.frame.time.TimeZones;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.RegionZone;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.Zone;
import dev.assay.pandas.value.ZonedTimestamp;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** {@code pd.date_range} and {@code pd.bdate_range}. */
public final class DateRanges {

  private DateRanges() {}

  /** How many times there are to be, which a truth does not say. */
  public static @Nullable Long periods(Args args) {
    Object given = args.optional("periods");
    if (given instanceof Boolean || given instanceof String) {
      throw PythonError.typeError("periods must be a number, got " + args.context().str(given));
    }
    return Scalars.plain(given == null ? Scalars.NONE : given) instanceof Double number
        ? Long.valueOf(number.longValue())
        : args.optionalInteger("periods");
  }

  static Object of(Args args) {
    Zone zone = zone(args);
    boolean even =
        args.optional("freq") == null
            && args.optional("start") != null
            && args.optional("end") != null
            && args.optional("periods") != null;
    DateStep step = OffsetObject.step(args.optional("freq") == null ? "D" : args.get("freq"));
    boolean moments = zone != null && (even || isClock(args, step, zone));
    LocalDateTime start = moment(args, "start", zone, moments);
    LocalDateTime end = moment(args, "end", zone, moments);
    Long periods = periods(args);
    if (start != null && end != null && periods != null && args.optional("freq") != null) {
      throw PythonError.valueError(
          "Of the four parameters: start, end, periods, and freq, exactly three must be specified");
    }
    TimeColumn times =
        even
            ? DateRange.even(
                Objects.requireNonNull(start),
                Objects.requireNonNull(end),
                Objects.requireNonNull(periods))
            : DateRange.of(start, end, periods, step, args.budget());
    TimeColumn kept = (TimeColumn) within(args, times, start, end);
    Index dates = Index.of(zoned(kept, zone, moments), args.get("name"));
    return Wrap.index(args, even ? dates : dates.withFreq(step));
  }

  /** Without the ends that {@code inclusive} leaves out. */
  private static Column within(
      Args args, TimeColumn times, @Nullable LocalDateTime start, @Nullable LocalDateTime end) {
    String inclusive = args.string("inclusive");
    boolean left = inclusive.equals("both") || inclusive.equals("left");
    boolean right = inclusive.equals("both") || inclusive.equals("right");
    if (!List.of("both", "left", "right", "neither").contains(inclusive)) {
      throw PythonError.valueError(
          "Inclusive has to be either 'both', 'neither', 'left', or 'right'");
    }
    if (start != null && start.equals(end) && (left || right)) {
      return times; // the one day is both ends, of which one belongs to it
    }
    int first = 0;
    int last = times.size();
    if (!left && last > 0 && start != null && times.item(0).equals(Timestamp.of(start))) {
      first++;
    }
    if (!right && last > first && end != null && times.item(last - 1).equals(Timestamp.of(end))) {
      last--;
    }
    return times.slice(first, last);
  }

  private static Column zoned(TimeColumn times, @Nullable Zone zone, boolean moments) {
    if (zone == null) {
      return times;
    }
    return moments
        ? new ZonedColumn(times, zone)
        : ZonedColumn.ofLocal(times, zone, ZonedColumn::raising);
  }

  /** The zone that is asked for, or that the bounds have. */
  private static @Nullable Zone zone(Args args) {
    Zone zone = ZonedTimes.zone(args.optional("tz"));
    Object first = bound(args, "start");
    Object last = bound(args, "end");
    boolean mixed =
        first instanceof ZonedTimestamp && last instanceof Timestamp
            || first instanceof Timestamp && last instanceof ZonedTimestamp;
    if (zone == null && mixed) {
      throw PythonError.typeError("Start and end cannot be one tz-aware and one tz-naive");
    }
    for (String name : List.of("start", "end")) {
      if (bound(args, name) instanceof ZonedTimestamp time) {
        if (zone != null && !zone.sameAs(time.zone())) {
          throw new PythonError(
              "AssertionError", "Inferred time zone not equal to passed time zone");
        }
        zone = time.zone();
      }
    }
    return zone;
  }

  /** Whether steps are of hours or less, which the clock of the zone does not change. */
  private static boolean isClock(Args args, DateStep step, Zone zone) {
    boolean days = step.isTick() && step.nanos() % DateStep.DAY == 0;
    boolean hours = args.optional("freq") instanceof String name && !name.endsWith("D");
    if (days && hours && zone instanceof RegionZone) {
      throw TimeZones.unsupported("steps of hours that are whole days");
    }
    return step.isTick() && !days;
  }

  private static @Nullable Object bound(Args args, String name) {
    Object given = args.optional(name);
    return given == null ? null : DateColumns.zonedScalar(given);
  }

  /** A bound as a local time of the zone, or as a moment in UTC. */
  private static @Nullable LocalDateTime moment(
      Args args, String name, @Nullable Zone zone, boolean moments) {
    Object bound = bound(args, name);
    Timestamp local =
        switch (bound) {
          case Timestamp time -> time;
          case ZonedTimestamp time -> time.naive();
          case null, default -> null;
        };
    if (local == null) {
      return null;
    }
    LocalDateTime kept =
        args.truth("normalize") ? local.dateTime().toLocalDate().atStartOfDay() : local.dateTime();
    if (!moments || zone == null) {
      return kept;
    }
    return bound instanceof ZonedTimestamp time && !args.truth("normalize")
        ? time.moment().dateTime()
        : ((ZonedTimestamp) ZonedTimes.inZone(Timestamp.of(kept), zone)).moment().dateTime();
  }
}
