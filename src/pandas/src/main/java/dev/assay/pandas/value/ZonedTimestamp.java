package dev.assay.pandas.value;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/**
 * pandas' Timestamp of a time zone.
 *
 * @param moment when it is, in UTC
 */
public record ZonedTimestamp(Timestamp moment, Zone zone) implements Aware {

  private static final long SECOND = 1_000_000_000L;

  /** As pandas takes Python's datetime, which is exact to microseconds. */
  public static ZonedTimestamp of(AwareDateTime time) {
    LocalDateTime utc = LocalDateTime.ofInstant(time.instant(), ZoneOffset.UTC);
    return new ZonedTimestamp(Timestamp.ofPython(utc), time.zone());
  }

  static PythonError mixedOrder() {
    return PythonError.typeError("Cannot compare tz-naive and tz-aware timestamps");
  }

  static PythonError mixedDifference() {
    return PythonError.typeError("Cannot subtract tz-naive and tz-aware datetime-like objects.");
  }

  public long nanos() {
    return moment.nanos();
  }

  public NumpyUnit unit() {
    return moment.unit();
  }

  @Override
  public ZoneOffset offset() {
    return zone.offsetAt(Math.floorDiv(nanos(), SECOND));
  }

  /** The local time as a Timestamp without a zone. */
  public Timestamp naive() {
    return new Timestamp(nanos() + offset().getTotalSeconds() * SECOND, unit());
  }

  @Override
  public LocalDateTime local() {
    return naive().dateTime();
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochSecond(Math.floorDiv(nanos(), SECOND), Math.floorMod(nanos(), SECOND));
  }

  @Override
  public PythonError mixed() {
    return mixedOrder();
  }

  @Override
  public String typeName() {
    return "Timestamp";
  }

  @Override
  public String str() {
    return DateTimeText.timestamp(naive()) + offsetText();
  }

  @Override
  public String repr() {
    return "Timestamp('"
        + DateTimeText.timestamp(naive())
        + offsetText().replace(":", "")
        + "', tz='"
        + zone.name()
        + "')";
  }

  /** Durations are added to the moment, whatever the clocks of the zone do between. */
  @Override
  public @Nullable Object arithmetic(BinaryOperator operator, Object right) {
    if (operator != BinaryOperator.SUBTRACT && operator != BinaryOperator.ADD) {
      return null;
    }
    boolean back = operator == BinaryOperator.SUBTRACT;
    return switch (right) {
      case Duration _, Timedelta _ ->
          TimeArithmetic.binary(operator, moment, right) instanceof Timestamp moved
              ? new ZonedTimestamp(moved, zone)
              : null;
      case ZonedTimestamp other when back -> TimeArithmetic.binary(operator, moment, other.moment);
      case AwareDateTime other when back -> arithmetic(operator, of(other));
      case Timestamp _, LocalDateTime _ when back -> throw mixedDifference();
      case NumpyTemporal time -> arithmetic(operator, time.ofPandas());
      case NaT missing -> missing;
      default -> null;
    };
  }
}
