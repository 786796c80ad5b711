package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.column.Closed;
import dev.assay.pandas.column.Interval;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.Arithmetic;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.Comparison;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Spending;
import dev.assay.pandas.value.Text;
import java.util.Objects;

/** The table of {@code pd.Interval}. */
public final class IntervalType {

  public static final PyType<Interval> TYPE =
      PyType.builder("Interval", Interval.class)
          .doc("what is between two edges")
          .constructor("left, right, closed='right'", IntervalType::of)
          .property("left", (self, _) -> self.left())
          .property("right", (self, _) -> self.right())
          .property("mid", (self, _) -> mid(self))
          .property("length", (self, _) -> length(self))
          .property("closed", (self, _) -> self.closed().text())
          .property("closed_left", (self, _) -> self.closed().left())
          .property("closed_right", (self, _) -> self.closed().right())
          .property("open_left", (self, _) -> !self.closed().left())
          .property("open_right", (self, _) -> !self.closed().right())
          .property("is_empty", (self, _) -> isEmpty(self))
          .method("overlaps", "other", IntervalType::overlaps)
          .build();

  private IntervalType() {}

  private static Object of(Args args) {
    Object left = args.get("left");
    Object right = args.get("right");
    if (left instanceof String || right instanceof String) {
      throw PythonError.valueError(
          "Only numeric, Timestamp and Timedelta endpoints are allowed when constructing an"
              + " Interval.");
    }
    if (Comparison.less(right, left)) {
      throw PythonError.valueError("left side of interval must be <= right side");
    }
    return new Interval(left, right, closed(args));
  }

  /** The argument {@code closed}. */
  public static Closed closed(Args args) {
    Closed closed = Closed.of(args.context().str(args.get("closed")));
    if (closed == null) {
      throw PythonError.valueError("invalid option for 'closed': " + Text.str(args.get("closed")));
    }
    return closed;
  }

  private static Object binary(BinaryOperator operator, Object left, Object right) {
    return Objects.requireNonNull(
        Arithmetic.binary(operator, left, right, Spending.current()), "edges of one kind");
  }

  private static Object length(Interval interval) {
    return binary(BinaryOperator.SUBTRACT, interval.right(), interval.left());
  }

  private static Object mid(Interval interval) {
    if (Scalars.plain(interval.left()) instanceof Number) {
      Object sum = binary(BinaryOperator.ADD, interval.left(), interval.right());
      return binary(BinaryOperator.MULTIPLY, 0.5, sum);
    }
    Object half = binary(BinaryOperator.MULTIPLY, length(interval), 0.5);
    return binary(BinaryOperator.ADD, interval.left(), half);
  }

  public static boolean isEmpty(Interval interval) {
    return interval.closed() != Closed.BOTH && Equality.equal(interval.left(), interval.right());
  }

  private static Object overlaps(Interval self, Args args) {
    if (!(args.get("other") instanceof Interval other)) {
      throw PythonError.typeError(
          "`other` must be an Interval, got " + args.context().typeName(args.get("other")));
    }
    return self.overlaps(other);
  }
}
