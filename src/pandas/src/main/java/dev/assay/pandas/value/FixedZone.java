package dev.assay.pandas.value;

import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Python's {@code datetime.timezone}: always as far from UTC.
 *
 * @param label a name of its own, {@code null} for that of the offset
 */
public record FixedZone(ZoneOffset offset, @Nullable String label) implements Zone {

  public static final FixedZone UTC = new FixedZone(ZoneOffset.UTC, null);

  /** The zone so many seconds east of UTC. */
  public static FixedZone ofSeconds(int seconds) {
    return seconds == 0 ? UTC : new FixedZone(ZoneOffset.ofTotalSeconds(seconds), null);
  }

  /** The zone of hours with their sign, and minutes. */
  static FixedZone of(int hours, @Nullable String minutes) {
    int rest = minutes == null ? 0 : Integer.parseInt(minutes);
    if (Math.abs(hours) > 14 || rest > 59) {
      throw PythonError.unsupported(
          "the time zone of " + hours + " hours", "use one that is less than 15 hours from UTC");
    }
    return ofSeconds((hours * 60 + (hours < 0 ? -rest : rest)) * 60);
  }

  @Override
  public String typeName() {
    return "datetime.timezone";
  }

  @Override
  public String name() {
    if (label != null) {
      return label;
    }
    return offset.getTotalSeconds() == 0 ? "UTC" : "UTC" + offset.getId();
  }

  @Override
  public ZoneOffset offsetAt(long second) {
    return offset;
  }

  @Override
  public List<ZoneOffset> offsetsOf(LocalDateTime local) {
    return List.of(offset);
  }

  @Override
  public ZoneOffset offsetOf(LocalDateTime local) {
    return offset;
  }

  @Override
  public String abbreviation(ZoneOffset unused, long second) {
    return name();
  }

  @Override
  public String repr() {
    if (offset.getTotalSeconds() == 0 && label == null) {
      return "datetime.timezone.utc";
    }
    return "datetime.timezone("
        + DateTimeText.durationRepr(Duration.ofSeconds(offset.getTotalSeconds()))
        + (label == null ? ")" : ", " + Text.quoted(label) + ")");
  }

  @Override
  public boolean sameAs(Object other) {
    return other instanceof FixedZone zone && zone.offset.equals(offset);
  }

  @Override
  public int pythonHash() {
    return offset.hashCode();
  }
}
