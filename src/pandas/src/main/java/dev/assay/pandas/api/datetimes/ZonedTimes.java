package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.column.ZonedColumn.Doubtful;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.frame.time.TimeZones;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.AwareDateTime;
import dev.assay.pandas.value.FixedZone;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.TypeNames;
import dev.assay.pandas.value.Zone;
import dev.assay.pandas.value.ZoneDirectives;
import dev.assay.pandas.value.ZonedTimestamp;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** {@code tz_localize} and {@code tz_convert}, of single times and of columns. */
public final class ZonedTimes {

  public static final String LOCALIZE = "tz, ambiguous='raise', nonexistent='raise'";

  /** The arguments of {@code floor}, {@code ceil} and {@code round}. */
  public static final String ROUND = "freq, ambiguous='raise', nonexistent='raise'";

  private ZonedTimes() {}

  /** The zone that an argument names, {@code null} for None. */
  public static @Nullable Zone zone(@Nullable Object given) {
    return switch (given) {
      case null -> null;
      case None _ -> null;
      case String name -> Zone.named(name);
      case Zone zone -> zone;
      case Long seconds -> FixedZone.ofSeconds(Math.toIntExact(seconds));
      default ->
          throw PythonError.typeError(
              "a time zone is a name as 'US/Eastern' or an object of datetime or zoneinfo, not "
                  + TypeNames.of(given));
    };
  }

  /** The moment with a zone, or in UTC without one. */
  static Object with(Timestamp moment, @Nullable Zone zone) {
    return zone == null ? moment : new ZonedTimestamp(moment, zone);
  }

  static Column with(TimeColumn moments, @Nullable Zone zone) {
    return zone == null ? moments : new ZonedColumn(moments, zone);
  }

  /** A local time in a zone. */
  static Object localized(Timestamp local, Args args) {
    Zone zone = zone(args.optional("tz"));
    if (zone == null) {
      return local;
    }
    TimeColumn alone = new TimeColumn(new long[] {local.nanos()}, dtype(local));
    return ZonedColumn.ofLocal(alone, zone, doubtful(args, zone)).item(0);
  }

  /** Local times in a zone; without theirs, where it is None. */
  public static Column localized(Column times, Args args) {
    if (times instanceof ZonedColumn zoned) {
      requireNone(args, "Already tz-aware, use tz_convert to convert.");
      return zoned.local();
    }
    Zone zone = zone(args.optional("tz"));
    return zone != null && times instanceof TimeColumn local
        ? ZonedColumn.ofLocal(local, zone, doubtful(args, zone))
        : times;
  }

  /** Moments as those of another zone, of UTC and without it where that is None. */
  public static Column converted(Column times, Args args) {
    if (!(times instanceof ZonedColumn zoned)) {
      throw naive("timestamps");
    }
    return with(zoned.moments(), zone(args.optional("tz")));
  }

  /** The error of times without a zone that are to be converted. */
  static PythonError naive(String what) {
    return PythonError.typeError(
        "Cannot convert tz-naive " + what + ", use tz_localize to localize");
  }

  /** Each time by a format of {@code strftime}. */
  public static Column texts(ZonedColumn times, String format) {
    return objects(times, time -> ZoneDirectives.strftime(time, format), Scalars.NAN);
  }

  /** Each as a datetime of Python's. */
  static Column pythonTimes(ZonedColumn times) {
    return objects(times, time -> AwareDateTime.at(time, time.zone()), Scalars.NAT);
  }

  private static Column objects(
      ZonedColumn times, Function<ZonedTimestamp, Object> made, Object missing) {
    return ObjectColumn.of(
        Allocation.objects(
            times.size(),
            at -> times.item(at) instanceof ZonedTimestamp time ? made.apply(time) : missing));
  }

  private static DType dtype(Timestamp time) {
    return DType.datetimes(time.unit());
  }

  /** What {@code tz_localize(...)} makes of a time that has a zone: None drops it. */
  static void requireNone(Args args, String message) {
    if (args.optional("tz") != null) {
      throw PythonError.typeError(message);
    }
  }

  private static Doubtful doubtful(Args args, Zone zone) {
    return (local, offsets) ->
        offsets.isEmpty() ? inGap(args, local, zone) : twice(args, local, offsets);
  }

  private static long inGap(Args args, LocalDateTime local, Zone zone) {
    if (Scalars.boxed(args.get("nonexistent")) instanceof Timedelta delta) {
      return ZonedColumn.moment(
          Timestamp.of(local).nanos() + delta.nanos(), zone, ZonedTimes::stillInGap);
    }
    return switch (Text.str(args.get("nonexistent"))) {
      case "raise" -> throw ZonedColumn.refused(local, false);
      case "NaT" -> TimeColumn.NAT;
      case "shift_forward", "shift_backward" -> shifted(args, local, zone);
      default ->
          throw PythonError.unsupported(
              "tz_localize with this nonexistent", "use 'raise', 'NaT', or 'shift_forward'");
    };
  }

  private static long stillInGap(LocalDateTime local, List<ZoneOffset> offsets) {
    throw offsets.isEmpty()
        ? PythonError.valueError(
            "The provided timedelta will relocalize on a nonexistent time: " + Text.str(local))
        : PythonError.unsupported(
            "tz_localize with this nonexistent", "use 'raise', 'NaT', or 'shift_forward'");
  }

  /** Local times after rounding, where the zone may have them twice or not. */
  static ZonedColumn rounded(ZonedColumn column, TimeColumn local, Args args) {
    return ZonedColumn.ofLocal(local, column.zone(), doubtful(args, column.zone()));
  }

  /** The moment of the change, or the last nanosecond before it. */
  private static long shifted(Args args, LocalDateTime local, Zone zone) {
    long change = ZonedColumn.afterGap(local, zone);
    return args.get("nonexistent").equals("shift_forward") ? change : change - 1;
  }

  private static long twice(Args args, LocalDateTime local, List<ZoneOffset> offsets) {
    return switch (Text.str(args.get("ambiguous"))) {
      case "raise" -> throw ZonedColumn.refused(local, true);
      case "NaT" -> TimeColumn.NAT;
      case "True" -> ZonedColumn.at(local, offsets.get(0));
      case "False" -> ZonedColumn.at(local, offsets.get(1));
      default ->
          throw PythonError.unsupported(
              "tz_localize with this ambiguous", "use 'raise', 'NaT', or one truth for all");
    };
  }

  /** Local times of the zone that a column has, after a change of them. */
  static Column changed(ZonedColumn column, TimeColumn local) {
    return ZonedColumn.ofLocal(local, column.zone(), ZonedColumn::raising);
  }

  /** Values as datetimes, in a zone where one is given: those without one are local times of it. */
  public static Column read(Column values, @Nullable Zone zone) {
    Column read = DateColumns.zonedEach(values);
    return switch (read) {
      case ZonedColumn zoned when zone != null -> new ZonedColumn(zoned.moments(), zone);
      case TimeColumn local when zone != null ->
          ZonedColumn.ofLocal(local, zone, ZonedColumn::raising);
      case ZonedColumn _, TimeColumn _ -> read;
      default -> throw TimeZones.unsupported("several in one column");
    };
  }

  /** A local time in a zone, which must have it once. */
  static Object inZone(Timestamp local, Zone zone) {
    return changed(new ZonedTimestamp(local, zone), local);
  }

  /** The local time of a zone, after a change of it. */
  static Object changed(ZonedTimestamp time, Timestamp local) {
    TimeColumn alone = new TimeColumn(new long[] {local.nanos()}, dtype(local));
    return ZonedColumn.ofLocal(alone, time.zone(), ZonedColumn::raising).item(0);
  }
}
