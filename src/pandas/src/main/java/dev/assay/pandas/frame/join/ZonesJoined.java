package dev.assay.pandas.frame.join;

import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.FixedZone;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** Labels that are times of a zone beside those of another zone, or of none. */
public final class ZonesJoined {

  private ZonesJoined() {}

  /** Whether both are times of zones that differ, whose union is of UTC. */
  public static boolean differ(Index left, Index right) {
    return left.levelCount() == 1
        && right.levelCount() == 1
        && left.column() instanceof ZonedColumn zoned
        && right.column() instanceof ZonedColumn
        && !zoned.isOfZoneOf(right.column());
  }

  /** Refuses joins by the times of several zones; those with times of none are a TypeError. */
  static void requireOneZone(Index left, Index right) {
    if (left.levelCount() == 1 && right.levelCount() == 1) {
      requireOrder(left, right);
    }
    if (differ(left, right)) {
      throw PythonError.unsupported(
          "joins of indexes of several time zones", "use tz_convert('UTC') of both");
    }
  }

  /** Whether all are times of zones; a TypeError where others are times of none. */
  static boolean areAll(List<Index> parts) {
    boolean any = parts.stream().anyMatch(ZonesJoined::isZoned);
    if (any && parts.stream().anyMatch(Index::isOfDates)) {
      throw PythonError.typeError("Cannot join tz-naive with tz-aware DatetimeIndex");
    }
    return any && parts.stream().allMatch(ZonesJoined::isZoned);
  }

  private static boolean isZoned(Index labels) {
    return labels.levelCount() == 1 && labels.column() instanceof ZonedColumn;
  }

  /** As they are where their zone is one, else in UTC. */
  static List<Index> inOneZone(List<Index> parts) {
    boolean several = parts.stream().anyMatch(part -> differ(parts.getFirst(), part));
    return several ? parts.stream().map(ZonesJoined::inUtc).toList() : parts;
  }

  /** The same moments in UTC. */
  public static Index inUtc(Index labels) {
    return Index.of(
        new ZonedColumn(ZonedColumn.moments(labels.column()), FixedZone.UTC), labels.name());
  }

  /** A TypeError where times of a zone are to be ordered among times of none. */
  static void requireOrder(Index left, Index right) {
    boolean zoned = left.column() instanceof ZonedColumn || right.column() instanceof ZonedColumn;
    if (zoned && (left.isOfDates() || right.isOfDates())) {
      throw PythonError.typeError("Cannot join tz-naive with tz-aware DatetimeIndex");
    }
  }
}
