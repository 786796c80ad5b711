package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.value.FixedZone;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Zone;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** The zones that datetimes were written with, and what columns they lead to. */
final class FoundZones {

  private @Nullable Zone @Nullable [] zones;

  void put(int at, int size, Zone zone) {
    if (zones == null) {
      zones = new Zone[size];
    }
    zones[at] = zone;
  }

  /**
   * The moments in UTC as a column of their zone.
   *
   * @param texts which of the values are text
   * @param coerce whether what does not fit is to be NaT
   * @param ofPython whether values of several zones are datetimes of Python's
   */
  Column column(long[] nanos, IntPredicate texts, boolean coerce, boolean ofPython) {
    TimeColumn moments = TimeColumn.datetimes(nanos);
    if (zones == null) {
      return moments;
    }
    Zone first = null;
    boolean naive = false;
    boolean several = false;
    boolean text = true;
    for (int at = 0; at < nanos.length; at++) {
      Zone zone = zones[at];
      if (nanos[at] == TimeColumn.NAT) {
        continue;
      }
      naive |= zone == null;
      text &= texts.test(at);
      several |= zone != null && first != null && !zone.sameAs(first);
      first = first == null ? zone : first;
    }
    if (first == null || !naive && !several) {
      return first == null ? moments : new ZonedColumn(moments, first);
    }
    if (!text && coerce) {
      throw TimeZones.unsupported("times of several zones with errors='coerce'");
    }
    if (!text) {
      throw naive
          ? PythonError.valueError("Cannot mix tz-aware with tz-naive values")
          : PythonError.valueError(
              "Tz-aware datetime.datetime cannot be converted to datetime64 unless utc=True");
    }
    if (naive && !ofPython) {
      throw TimeZones.unsupported("texts with a zone beside texts without one");
    }
    throw PythonError.unsupported(
        "times of several zones in one column", "use pd.to_datetime(..., utc=True)");
  }

  /** Datetimes of whatever zone, or none, as those of UTC. */
  static Column inUtc(Column column) {
    return switch (column) {
      case TimeColumn moments -> new ZonedColumn(moments, FixedZone.UTC);
      case ZonedColumn zoned -> new ZonedColumn(zoned.moments(), FixedZone.UTC);
      default -> throw TimeZones.unsupported("utc=True");
    };
  }

  /**
   * The moments of whatever zone, in UTC.
   *
   * @param each whether each text is read by itself; those of one form share their zones otherwise
   */
  ZonedColumn utc(long[] nanos, boolean each) {
    if (zones != null && !each) {
      for (int at = 0; at < nanos.length; at++) {
        if (nanos[at] != TimeColumn.NAT && zones[at] == null) {
          throw TimeZones.unsupported("texts with a zone beside texts without one");
        }
      }
    }
    return new ZonedColumn(TimeColumn.datetimes(nanos), FixedZone.UTC);
  }
}
