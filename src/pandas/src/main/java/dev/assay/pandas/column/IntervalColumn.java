package dev.assay.pandas.column;

import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A column of intervals that are all closed on the same side: a column of each edge. */
public record IntervalColumn(Column left, Column right, Closed closed) implements Column {

  /** The intervals between neighbours of ascending edges. */
  public static IntervalColumn between(Column edges, Closed closed) {
    int size = Math.max(0, edges.size() - 1);
    return new IntervalColumn(
        edges.take(Positions.range(0, size)),
        edges.take(Positions.range(Math.min(1, edges.size()), edges.size())),
        closed);
  }

  /** A column of intervals, or missing ones; {@code null} where they are of different kinds. */
  static @Nullable IntervalColumn of(Object[] cells) {
    List<Object> lefts = new ArrayList<>();
    List<Object> rights = new ArrayList<>();
    Closed closed = null;
    for (Object cell : cells) {
      Interval interval = cell instanceof Interval one ? one : null;
      if (interval != null && closed != null && interval.closed() != closed) {
        return null;
      }
      closed = interval == null ? closed : interval.closed();
      lefts.add(interval == null ? Scalars.NAN : interval.left());
      rights.add(interval == null ? Scalars.NAN : interval.right());
    }
    Column left = Columns.infer(lefts);
    Column right = Columns.infer(rights);
    if (closed == null || left.dtype() == DType.OBJECT || right.dtype() == DType.OBJECT) {
      return null;
    }
    DType common = Promotion.common(left.dtype(), right.dtype());
    return new IntervalColumn(widened(left, common), widened(right, common), closed);
  }

  private static Column widened(Column edges, DType dtype) {
    return edges.dtype() == DType.INT64 && dtype == DType.FLOAT64
        ? DoubleColumn.of(Numbers.doubles(edges))
        : edges;
  }

  /**
   * The intervals of an index's labels, also where these are categories; {@code null} for others.
   */
  public static @Nullable IntervalColumn in(Column labels) {
    return switch (labels) {
      case IntervalColumn intervals -> intervals;
      case CategoryColumn categories -> in(categories.categories());
      default -> null;
    };
  }

  @Override
  public DType dtype() {
    return DType.INTERVAL;
  }

  @Override
  public String dtypeName() {
    return "interval[" + left.dtypeName() + ", " + closed.text() + "]";
  }

  @Override
  public int size() {
    return left.size();
  }

  @Override
  public Object get(int position) {
    return item(position);
  }

  @Override
  public Object item(int position) {
    return isMissing(position)
        ? Scalars.NAN
        : new Interval(left.get(position), right.get(position), closed);
  }

  @Override
  public boolean isMissing(int position) {
    return left.isMissing(position);
  }

  @Override
  public IntervalColumn take(int[] positions) {
    Allocation.of(positions.length);
    return new IntervalColumn(left.take(positions), right.take(positions), closed);
  }

  @Override
  public IntervalColumn takeOrMissing(int[] positions) {
    Allocation.of(positions.length);
    return new IntervalColumn(
        left.takeOrMissing(positions), right.takeOrMissing(positions), closed);
  }

  /** The intervals as objects: for what treats them as it treats any others. */
  public ObjectColumn objects() {
    return ObjectColumn.of(items());
  }

  /** The first interval at or after a position in which a number or time is, or -1. */
  public int holding(Object value, int from) {
    for (int at = from; at < size(); at++) {
      TimeLimit.check();
      if (item(at) instanceof Interval interval
          && comparable(interval, value)
          && Boolean.TRUE.equals(interval.holds(value))) {
        return at;
      }
    }
    return -1;
  }

  private static boolean comparable(Interval interval, Object value) {
    Object plain = Scalars.boxed(value);
    Object edge = Scalars.boxed(interval.left());
    return plain instanceof Number && edge instanceof Number || plain.getClass() == edge.getClass();
  }
}
