package dev.assay.pandas.column;

import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TimeLimit;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.Zone;
import dev.assay.pandas.value.ZonedTimestamp;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.function.UnaryOperator;

/**
 * A column of datetimes of a time zone. A kind of its own, so that what does not know zones does
 * not take it for datetimes without one.
 *
 * @param moments when they are, in UTC
 */
public record ZonedColumn(TimeColumn moments, Zone zone) implements Column {

  private static final long SECOND = 1_000_000_000L;

  /** What a local time becomes that a zone does not have, or has twice. */
  @FunctionalInterface
  public interface Doubtful {
    /** The moment in UTC, {@link TimeColumn#NAT} for none, or an error. */
    long moment(LocalDateTime local, List<ZoneOffset> offsets);
  }

  @Override
  public DType dtype() {
    return DType.ZONED;
  }

  @Override
  public String dtypeName() {
    return "datetime64[" + unit().symbol() + ", " + zone.name() + "]";
  }

  public NumpyUnit unit() {
    return moments.dtype().unit();
  }

  @Override
  public int size() {
    return moments.size();
  }

  @Override
  public Object get(int position) {
    return item(position);
  }

  @Override
  public Object item(int position) {
    return moments.item(position) instanceof Timestamp moment
        ? new ZonedTimestamp(moment, zone)
        : Scalars.NAT;
  }

  @Override
  public boolean isMissing(int position) {
    return moments.isMissing(position);
  }

  @Override
  public ZonedColumn take(int[] positions) {
    return with(moments.take(positions));
  }

  @Override
  public ZonedColumn takeOrMissing(int[] positions) {
    return with(moments.takeOrMissing(positions));
  }

  /** The moments of a column of datetimes, those of a zone in UTC. */
  public static TimeColumn moments(Column datetimes) {
    return datetimes instanceof ZonedColumn zoned ? zoned.moments : (TimeColumn) datetimes;
  }

  /** Other moments of the same zone. */
  public ZonedColumn with(TimeColumn others) {
    return new ZonedColumn(others, zone);
  }

  /** The same after a change of the moments, which leaves datetimes datetimes. */
  public ZonedColumn map(UnaryOperator<Column> change) {
    return with((TimeColumn) change.apply(moments));
  }

  /** Whether another column is of the same zone. */
  public boolean isOfZoneOf(Column other) {
    return other instanceof ZonedColumn zoned && zoned.zone.sameAs(zone);
  }

  /** The local times, without the zone. */
  public TimeColumn local() {
    return each(
        nanos -> nanos + zone.offsetAt(Math.floorDiv(nanos, SECOND)).getTotalSeconds() * SECOND);
  }

  private TimeColumn each(LongUnaryOperator change) {
    return each(moments, change);
  }

  private static TimeColumn each(TimeColumn times, LongUnaryOperator change) {
    long[] values = Allocation.longs(times.size());
    for (int at = 0; at < values.length; at++) {
      TimeLimit.check();
      long nanos = times.values()[at];
      values[at] = nanos == TimeColumn.NAT ? nanos : change.applyAsLong(nanos);
    }
    return new TimeColumn(values, times.dtype());
  }

  /** Local times as those of a zone. */
  public static ZonedColumn ofLocal(TimeColumn local, Zone zone, Doubtful doubtful) {
    TimeColumn moments = each(local, nanos -> moment(nanos, zone, doubtful));
    return new ZonedColumn(TimeColumn.cut(moments.values(), local.dtype()), zone);
  }

  /** The moment of a local time, both in nanoseconds since 1970. */
  public static long moment(long nanos, Zone zone, Doubtful doubtful) {
    LocalDateTime local = new Timestamp(nanos).dateTime();
    List<ZoneOffset> offsets = zone.offsetsOf(local);
    return offsets.size() == 1
        ? nanos - offsets.getFirst().getTotalSeconds() * SECOND
        : doubtful.moment(local, offsets);
  }

  /** The moment of a local time that has an offset. */
  public static long at(LocalDateTime local, ZoneOffset offset) {
    return Timestamp.of(local).nanos() - offset.getTotalSeconds() * SECOND;
  }

  /** The moment at which the clock of a zone leaps over a local time. */
  public static long afterGap(LocalDateTime local, Zone zone) {
    long second = local.toEpochSecond(zone.offsetOf(local)); // as if it had not leapt
    ZoneOffset later = zone.offsetAt(second);
    while (zone.offsetAt(second - 1).equals(later)) {
      second--;
    }
    return second * SECOND;
  }

  /** The text of a local time as pandas' errors show it. */
  public static PythonError refused(LocalDateTime local, boolean twice) {
    String text = Text.str(local);
    return twice
        ? new PythonError(
            "AmbiguousTimeError",
            "Cannot infer dst time from " + text + ", try using the 'ambiguous' argument")
        : new PythonError("NonExistentTimeError", text);
  }

  /** As pandas does unless it is told otherwise. */
  public static long raising(LocalDateTime local, List<ZoneOffset> offsets) {
    throw refused(local, !offsets.isEmpty());
  }
}
