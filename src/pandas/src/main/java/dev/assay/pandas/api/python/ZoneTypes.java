package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Exceptions;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.Aware;
import dev.assay.pandas.value.FixedZone;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.RegionZone;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Zone;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** The tables of {@code datetime.timezone} and {@code zoneinfo.ZoneInfo}. */
public final class ZoneTypes {

  private static final long DAY = 86_400L;

  /** What both are. */
  static final PyType<Zone> TZINFO =
      PyType.builder("tzinfo", Zone.class)
          .module("datetime")
          .doc("a time zone")
          .lacking("use astimezone(...) of the time", "fromutc dst tzname utcoffset")
          .build();

  static final PyType<FixedZone> FIXED =
      PyType.builder("timezone", FixedZone.class)
          .module("datetime")
          .doc("a time zone that is always as far from UTC")
          .bases(TZINFO)
          .constructor("offset, name=None", ZoneTypes::fixed)
          .constant("utc", FixedZone.UTC)
          .lacking("write an offset of your own", "min max")
          .build();

  static final PyType<RegionZone> REGION =
      PyType.builder("ZoneInfo", RegionZone.class)
          .module("zoneinfo")
          .doc("a time zone of the tz database")
          .bases(TZINFO)
          .constructor("key", args -> region(args.string("key")))
          .property("key", (self, _) -> ofPython(self).key())
          .lacking("use ZoneInfo(key)", "no_cache from_file clear_cache")
          .build();

  private ZoneTypes() {}

  static PyModule zoneinfo() {
    return PyModule.builder("zoneinfo")
        .value("ZoneInfo", REGION)
        .value("ZoneInfoNotFoundError", Exceptions.type("ZoneInfoNotFoundError"))
        .refused("available_timezones", "name the zone that the question means")
        .build();
  }

  private static RegionZone ofPython(RegionZone zone) {
    if (!zone.ofPython()) {
      throw PythonError.unsupported("members of pandas' time zones", "use str(...) of it");
    }
    return zone;
  }

  private static Object region(String key) {
    String known = Zone.known(key, "ZoneInfoNotFoundError");
    if (!known.equals(key)) {
      throw new PythonError("ZoneInfoNotFoundError", "No time zone found with key " + key);
    }
    return new RegionZone(key, true);
  }

  private static Object fixed(Args args) {
    if (!(args.get("offset") instanceof Duration offset)) {
      throw PythonError.typeError(
          "timezone() argument 1 must be datetime.timedelta, not "
              + args.context().typeName(args.get("offset")));
    }
    if (Math.abs(offset.getSeconds()) >= DAY) {
      throw PythonError.valueError(
          "offset must be a timedelta strictly between -timedelta(hours=24) and"
              + " timedelta(hours=24), not "
              + Text.repr(offset)
              + ".");
    }
    if (Math.abs(offset.getSeconds()) > 18 * 3600 || offset.getNano() != 0) {
      throw PythonError.unsupported("a time zone of " + offset, "use less than 18 whole hours");
    }
    String label = args.optionalString("name");
    FixedZone zone = FixedZone.ofSeconds((int) offset.getSeconds());
    return label == null ? zone : new FixedZone(zone.offset(), label);
  }

  /** The zone that an argument gives, {@code null} for None; a TypeError for anything else. */
  static @Nullable Zone zone(Args args, String name) {
    return switch (args.optional(name)) {
      case null -> null;
      case RegionZone region when !region.ofPython() ->
          throw PythonError.unsupported(
              "pytz' time zones as tzinfo", "use zoneinfo.ZoneInfo('" + region.key() + "')");
      case Zone zone -> zone;
      default ->
          throw PythonError.typeError(
              "tzinfo argument must be None or of a tzinfo subclass, not type '"
                  + args.context().typeName(args.get(name))
                  + "'");
    };
  }

  /** How far a time is from UTC, as a timedelta. */
  public static Object offset(Aware time) {
    return Duration.ofSeconds(time.offset().getTotalSeconds());
  }

  /** The name of the zone at a time. */
  public static Object name(Aware time) {
    return time.zone().abbreviation(time.offset(), time.instant().getEpochSecond());
  }
}
