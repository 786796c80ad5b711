package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.AwareDateTime;
import dev.assay.pandas.value.FixedZone;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.Zone;
import dev.assay.pandas.value.ZonedTimestamp;
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
    return objects(moments, ofPython);
  }

  private Column objects(TimeColumn moments, boolean ofPython) {
    Object[] cells = Allocation.objects(moments.size());
    for (int at = 0; at < cells.length; at++) {
      cells[at] = Scalars.NAT;
      if (moments.item(at) instanceof Timestamp moment) {
        Zone zone = zones == null ? null : zones[at];
        if (zone == null) {
          cells[at] = moment.dateTime();
        } else {
          ZonedTimestamp time = new ZonedTimestamp(moment, zone);
          cells[at] = ofPython ? AwareDateTime.at(time, zone) : time;
        }
      }
    }
    return ObjectColumn.of(cells);
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
