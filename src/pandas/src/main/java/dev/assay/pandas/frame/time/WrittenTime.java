package dev.assay.pandas.frame.time;

import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.Zone;
import dev.assay.pandas.value.ZonedTimestamp;
import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

/**
 * A date and time as a text has it.
 *
 * @param zone that of its offset, {@code null} where it names none
 */
public record WrittenTime(WrittenDate date, @Nullable Zone zone) {

  private static final long SECOND = 1_000_000_000L;

  WrittenTime(LocalDateTime local, @Nullable Zone zone) {
    this(new WrittenDate(local, NumpyUnit.NANO), zone);
  }

  public LocalDateTime local() {
    return date.moment();
  }

  /** The same without a zone. */
  LocalDateTime naive() {
    if (zone != null) {
      throw TimeZones.unsupported("'" + local() + "' of " + zone.name());
    }
    return local();
  }

  /** Nanoseconds since 1970, of UTC where there is a zone. */
  long nanos() {
    long nanos = Timestamp.of(local()).nanos();
    return zone == null ? nanos : nanos - zone.offsetOf(local()).getTotalSeconds() * SECOND;
  }

  /** The Timestamp that it stands for. */
  public Object timestamp() {
    Timestamp moment = new Timestamp(nanos()).in(date.unit().finer(NumpyUnit.SECOND));
    return zone == null ? moment : new ZonedTimestamp(moment, zone);
  }
}
