package dev.assay.pandas.value;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.zone.ZoneRules;
import java.util.List;

/**
 * A zone of the tz database, such as {@code US/Eastern}.
 *
 * @param key its name
 * @param ofPython whether it is a {@code zoneinfo.ZoneInfo}; pandas' own, of pytz, know no changes
 *     after 2037
 */
public record RegionZone(String key, boolean ofPython) implements Zone {

  private static final int FIRST_YEAR = 1902;
  private static final int LAST_YEAR = 2037;

  /** 1902-01-01 and 2038-01-01. */
  private static final long FIRST = -2_145_916_800L;

  private static final long LAST = 2_145_916_800L;

  private ZoneRules rules() {
    return ZoneId.of(key).getRules();
  }

  @Override
  public String typeName() {
    return ofPython ? "zoneinfo.ZoneInfo" : key;
  }

  @Override
  public String name() {
    return key;
  }

  private void requireKnown(int year) {
    if (year < FIRST_YEAR) {
      throw PythonError.unsupported(
          "the time zone '" + key + "' before " + FIRST_YEAR, "use UTC for early dates");
    }
  }

  @Override
  public ZoneOffset offsetAt(long second) {
    requireKnown(second < FIRST ? FIRST_YEAR - 1 : FIRST_YEAR);
    return rules().getOffset(Instant.ofEpochSecond(clamped(second)));
  }

  private long clamped(long second) {
    return ofPython ? second : Math.min(second, LAST);
  }

  @Override
  public List<ZoneOffset> offsetsOf(LocalDateTime local) {
    requireKnown(local.getYear());
    return isBeyond(local) ? List.of(offsetAt(LAST)) : rules().getValidOffsets(local);
  }

  @Override
  public ZoneOffset offsetOf(LocalDateTime local) {
    requireKnown(local.getYear());
    return isBeyond(local) ? offsetAt(LAST) : rules().getOffset(local);
  }

  private boolean isBeyond(LocalDateTime local) {
    return !ofPython && local.getYear() > LAST_YEAR;
  }

  @Override
  public String abbreviation(ZoneOffset offset, long second) {
    boolean summer = rules().isDaylightSavings(Instant.ofEpochSecond(clamped(second)));
    return ZoneAbbreviations.of(key, second, summer);
  }

  @Override
  public String repr() {
    if (!ofPython) {
      throw PythonError.unsupported(
          "the representation of the time zone '" + key + "'", "use str(...) of it");
    }
    return "zoneinfo.ZoneInfo(key=" + Text.quoted(key) + ")";
  }

  @Override
  public boolean sameAs(Object other) {
    return equals(other);
  }

  @Override
  public int pythonHash() {
    return hashCode();
  }
}
