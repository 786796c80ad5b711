package dev.assay.pandas.frame.time;

import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.WatchedText;
import dev.assay.pandas.value.Zone;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A text that ends with a time zone.
 *
 * @param base what stands before it
 * @param gap the blank between the two, if there is one
 * @param suffix an offset, {@code Z} or {@code UTC}
 */
record ZonedText(String base, String gap, String suffix) {

  /** A time of day stands before the zone. */
  private static final Pattern ZONED =
      Pattern.compile(
          "(.*(?:\\d[T ]\\d{1,2}|\\d{8}T\\d{4,6}|:\\d{2}(?:\\.\\d+)?)(?: ?[AaPp][Mm])?)( ?)"
              + "([+-]\\d{2}:?[0-5]\\d|Z|UTC)");

  /** The parts of a text; {@code null} where it ends with no zone. */
  static @Nullable ZonedText of(String text) {
    Matcher matcher = ZONED.matcher(new WatchedText(text));
    return matcher.matches()
        ? new ZonedText(matcher.group(1), matcher.group(2), matcher.group(3))
        : null;
  }

  Zone zone() {
    return Zone.named(suffix.equals("Z") ? "UTC" : suffix);
  }

  /** Whether it ends as ISO 8601 has it. */
  boolean isIso() {
    return !suffix.equals("UTC");
  }

  /** The format of the whole text, by that of what stands before the zone. */
  @Nullable DateFormat format(@Nullable DateFormat ofBase) {
    return ofBase != null
        ? new DateFormat(ofBase.format() + gap + (suffix.equals("UTC") ? "%Z" : "%z"))
        : null;
  }

  /** The date with its zone; {@code null} where it has no time of day. */
  @Nullable WrittenTime with(@Nullable WrittenDate date) {
    return date == null || date.unit().compareTo(NumpyUnit.HOUR) < 0
        ? null
        : new WrittenTime(date, zone());
  }
}
