package dev.assay.pandas.value;

import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/**
 * Python's datetime with a time zone.
 *
 * @param offset that of the zone then, which tells apart what comes twice
 */
public record AwareDateTime(LocalDateTime local, ZoneOffset offset, Zone zone) implements Aware {

  /** A local time of a zone, the first one of two. */
  public static AwareDateTime of(LocalDateTime local, Zone zone) {
    return new AwareDateTime(local, zone.offsetOf(local), zone);
  }

  /** The same moment in another zone. */
  public static AwareDateTime at(Aware time, Zone zone) {
    ZoneOffset offset = zone.offsetAt(time.instant().getEpochSecond());
    LocalDateTime local = LocalDateTime.ofInstant(time.instant(), offset);
    return new AwareDateTime(local.withNano(local.getNano() / 1000 * 1000), offset, zone);
  }

  @Override
  public String typeName() {
    return "datetime.datetime";
  }

  @Override
  public String str() {
    return DateTimeText.dateTime(local) + offsetText();
  }

  @Override
  public String repr() {
    String naive = DateTimeText.dateTimeRepr(local);
    boolean second = !zone.offsetOf(local).equals(offset);
    return naive.substring(0, naive.length() - 1)
        + (second ? ", fold=1" : "")
        + ", tzinfo="
        + zone.repr()
        + ")";
  }

  @Override
  public PythonError mixed() {
    return PythonError.typeError("can't compare offset-naive and offset-aware datetimes");
  }

  /** Python moves the local time, and takes differences of local times within one zone. */
  @Override
  public @Nullable Object arithmetic(BinaryOperator operator, Object right) {
    boolean back = operator == BinaryOperator.SUBTRACT;
    if (!back && operator != BinaryOperator.ADD) {
      return null;
    }
    return switch (right) {
      case Duration span -> of(back ? local.minus(span) : local.plus(span), zone);
      case Timedelta span -> arithmetic(operator, span.in(NumpyUnit.MICRO).duration());
      case AwareDateTime other when back && other.zone.sameAs(zone) ->
          Duration.between(other.local, local);
      case AwareDateTime other when back -> Duration.between(other.instant(), instant());
      case ZonedTimestamp other when back -> ZonedTimestamp.of(this).arithmetic(operator, other);
      case LocalDateTime _ when back ->
          throw PythonError.typeError("can't subtract offset-naive and offset-aware datetimes");
      case Timestamp _ when back -> throw ZonedTimestamp.mixedDifference();
      case NaT missing -> missing;
      default -> null;
    };
  }
}
