package dev.assay.pandas.value;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A time zone: how far local time is from UTC. Two of one name are one zone. */
public sealed interface Zone extends Custom permits FixedZone, RegionZone {

  Pattern OFFSET = Pattern.compile("(?:UTC)?([+-]\\d{2}):?(\\d{2})?");

  Set<String> REGIONS = ZoneId.getAvailableZoneIds();

  /** How pandas writes it in a dtype. */
  String name();

  /** How far local time is from UTC at a moment, in seconds since 1970. */
  ZoneOffset offsetAt(long second);

  /** The offsets that a local time may have: none in a gap, two where it comes twice. */
  List<ZoneOffset> offsetsOf(LocalDateTime local);

  /** The offset of a local time; that before the change where there are two or none. */
  ZoneOffset offsetOf(LocalDateTime local);

  /** What {@code %Z} writes for local times of an offset. */
  String abbreviation(ZoneOffset offset, long second);

  /**
   * The zone that pandas finds by a name or an offset; an UnknownTimeZoneError for none.
   *
   * @throws PythonError also for zones that depend on the machine
   */
  static Zone named(String name) {
    String upper = LetterCase.upper(name);
    if (upper.equals("UTC")) {
      return FixedZone.UTC;
    }
    if (name.startsWith("dateutil/") || name.equals("tzlocal()")) {
      throw PythonError.unsupported("the time zone '" + name + "'", "name it as 'US/Eastern'");
    }
    Matcher offset = OFFSET.matcher(name);
    if (offset.matches()) {
      return FixedZone.of(Integer.parseInt(offset.group(1)), offset.group(2));
    }
    return new RegionZone(known(name, "UnknownTimeZoneError"), false);
  }

  /** The name of a region as it is written, whatever case it is given in. */
  static String known(String name, String error) {
    for (String each : REGIONS) {
      if (each.equalsIgnoreCase(name) && !each.startsWith("SystemV/")) {
        return each;
      }
    }
    if (name.equals("EST") || name.equals("MST") || name.equals("HST")) {
      throw PythonError.unsupported("the time zone '" + name + "'", "name it as 'US/Eastern'");
    }
    throw new PythonError(error, Text.quoted(name));
  }

  @Override
  default String str() {
    return name();
  }
}
