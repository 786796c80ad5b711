package dev.assay.pandas.column;

import dev.assay.pandas.value.Arithmetic;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.Comparison;
import dev.assay.pandas.value.Custom;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.NumpyScalar;
import dev.assay.pandas.value.Spending;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Timestamp;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** pandas' Interval: what is between two numbers or times, of which either edge may be part. */
public record Interval(Object left, Object right, Closed closed) implements Custom {

  @Override
  public String typeName() {
    return "Interval";
  }

  @Override
  public String repr() {
    return "Interval(%s, %s, closed='%s')".formatted(edge(left), edge(right), closed.text());
  }

  /** As pandas shows an edge: numpy's numbers and times as text, others as they are written. */
  private static String edge(Object edge) {
    return edge instanceof NumpyScalar || edge instanceof Timestamp
        ? Text.str(edge)
        : Text.repr(edge);
  }

  @Override
  public String str() {
    return (closed.left() ? "[" : "(")
        + Text.str(left)
        + ", "
        + Text.str(right)
        + (closed.right() ? "]" : ")");
  }

  /** Whether a number or time, or another interval as a whole, is between the edges. */
  @Override
  public Boolean holds(Object item) {
    if (item instanceof Interval inner) {
      boolean from =
          Comparison.less(left, inner.left)
              || same(left, inner.left) && (closed.left() || !inner.closed.left());
      boolean to =
          Comparison.less(inner.right, right)
              || same(right, inner.right) && (closed.right() || !inner.closed.right());
      return from && to;
    }
    boolean above = Comparison.less(left, item) || closed.left() && same(left, item);
    return above && (Comparison.less(item, right) || closed.right() && same(right, item));
  }

  /** Whether the two have something in common. */
  public boolean overlaps(Interval other) {
    boolean first = closed.left() && other.closed.right();
    boolean second = closed.right() && other.closed.left();
    return (Comparison.less(left, other.right) || first && same(left, other.right))
        && (Comparison.less(other.left, right) || second && same(other.left, right));
  }

  private static boolean same(Object one, Object other) {
    return Equality.equal(one, other);
  }

  /** Both edges moved or scaled by a number, or moved by a span of time. */
  @Override
  public @Nullable Object arithmetic(BinaryOperator operator, Object other) {
    if (other instanceof Custom) {
      return null;
    }
    Object from = Arithmetic.binary(operator, left, other, Spending.current());
    Object to = Arithmetic.binary(operator, right, other, Spending.current());
    return from == null || to == null ? null : new Interval(from, to, closed);
  }

  /** By the left edge, then by the right one, then by which of them belong to it. */
  @Override
  public @Nullable Integer order(Object other) {
    if (!(other instanceof Interval that)) {
      return null;
    }
    int order = order(left, that.left);
    order = order == 0 ? order(right, that.right) : order;
    return order == 0 ? closed.text().compareTo(that.closed.text()) : order;
  }

  private static int order(Object one, Object other) {
    return Comparison.less(one, other) ? -1 : Comparison.less(other, one) ? 1 : 0;
  }

  @Override
  public boolean sameAs(Object other) {
    return equals(other);
  }

  @Override
  public int pythonHash() {
    return hashCode();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Interval that
        && closed == that.closed
        && same(left, that.left)
        && same(right, that.right);
  }

  @Override
  public int hashCode() {
    return Objects.hash(Equality.key(left), Equality.key(right), closed);
  }
}
