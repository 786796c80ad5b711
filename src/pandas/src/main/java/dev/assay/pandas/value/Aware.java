package dev.assay.pandas.value;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** A moment of a time zone: of Python's datetime, or pandas' Timestamp. */
public sealed interface Aware extends Custom permits AwareDateTime, ZonedTimestamp {

  Zone zone();

  /** The date and time where the zone is. */
  LocalDateTime local();

  /** How far that is from UTC. */
  ZoneOffset offset();

  default Instant instant() {
    return local().toInstant(offset());
  }

  /** The error of what needs two times that both have a zone, or neither. */
  PythonError mixed();

  @Override
  default @Nullable Integer order(Object other) {
    return switch (other) {
      case Aware time -> instant().compareTo(time.instant());
      case Timestamp _ -> throw ZonedTimestamp.mixedOrder();
      case LocalDateTime _ -> throw mixed();
      default -> null;
    };
  }

  @Override
  default boolean sameAs(Object other) {
    return other instanceof Aware time && instant().equals(time.instant());
  }

  @Override
  default int pythonHash() {
    return instant().hashCode();
  }

  /** The offset as {@code +02:00}; with seconds where it has some. */
  default String offsetText() {
    return offset().getTotalSeconds() == 0 ? "+00:00" : offset().getId();
  }
}
