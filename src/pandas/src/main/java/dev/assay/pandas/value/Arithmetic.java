package dev.assay.pandas.value;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Arithmetic of scalars: Python's numbers, numpy's, dates and durations. */
public final class Arithmetic {

  private Arithmetic() {}

  /**
   * {@code left op right}; {@code null} when the types don't define it.
   *
   * @throws PythonError what Python raises, such as ZeroDivisionError
   */
  public static @Nullable Object binary(
      BinaryOperator operator, Object left, Object right, Budget budget) {
    if (left == NA.NA || right == NA.NA) {
      return NaArithmetic.binary(operator, left, right);
    }
    if (NumpyTimes.applies(left, right)) {
      return left instanceof Custom || right instanceof Custom
          ? custom(operator, left, right)
          : NumpyTimes.binary(operator, left, right, budget);
    }
    if (left instanceof Boolean one && right instanceof Boolean other) {
      Object truth = logical(operator, one, other);
      if (truth != null) {
        return truth;
      }
    }
    Object leftInt = Ints.of(left);
    Object rightInt = Ints.of(right);
    if (leftInt != null && rightInt != null) {
      return Ints.binary(operator, leftInt, rightInt, budget);
    }
    if (NumpyArithmetic.applies(left, right)) {
      return NumpyArithmetic.binary(operator, left, right);
    }
    if (left instanceof Double || right instanceof Double) {
      Double one = Floats.of(left);
      Double other = Floats.of(right);
      if (one != null && other != null) {
        return Floats.binary(operator, one, other);
      }
    }
    Object own = custom(operator, left, right);
    return own == null ? TimeArithmetic.binary(operator, left, right) : own;
  }

  /** What a value with a class of its own makes of it; sums work both ways. */
  private static @Nullable Object custom(BinaryOperator operator, Object left, Object right) {
    if (left instanceof Custom own) {
      return own.arithmetic(operator, right);
    }
    if (left instanceof Timedelta && right instanceof AwareDateTime time) {
      return custom(operator, left, ZonedTimestamp.of(time)); // pandas' own answers first
    }
    return operator == BinaryOperator.ADD && right instanceof Custom own
        ? own.arithmetic(operator, left)
        : null;
  }

  static @Nullable Object logical(BinaryOperator operator, boolean left, boolean right) {
    return switch (operator) {
      case AND -> left && right;
      case OR -> left || right;
      case XOR -> left != right;
      default -> null;
    };
  }

  /** {@code op value}; {@code null} when the type does not define it. */
  public static @Nullable Object unary(UnaryOperator operator, Object value) {
    return switch (value) {
      case Boolean truth -> unary(operator, truth ? (Object) 1L : (Object) 0L);
      case Long _, BigInteger _ ->
          switch (operator) {
            case PLUS -> value;
            case NEGATE -> Ints.negate(value);
            case INVERT -> Ints.normalized(Ints.big(value).not());
          };
      case Double number ->
          switch (operator) {
            case PLUS -> number;
            case NEGATE -> -number;
            case INVERT -> null;
          };
      case NumpyInt number ->
          switch (operator) {
            case PLUS -> number;
            case NEGATE -> number.with(-number.value());
            case INVERT -> number.with(~number.value());
          };
      case NumpyFloat number ->
          switch (operator) {
            case PLUS -> number;
            case NEGATE -> new NumpyFloat(-number.value());
            case INVERT -> null;
          };
      case NumpyBool truth ->
          operator == UnaryOperator.INVERT ? new NumpyBool(!truth.value()) : null;
      case NA na -> na;
      case NumpyTemporal temporal -> unary(operator, temporal.ofPandas());
      default -> TimeArithmetic.unary(operator, value);
    };
  }
}
