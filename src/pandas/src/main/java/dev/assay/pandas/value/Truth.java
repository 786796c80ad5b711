package dev.assay.pandas.value;

import java.time.Duration;

/** Python's truth of values that have no methods of their own. */
public final class Truth {

  private Truth() {}

  /**
   * The truth of a value.
   *
   * @throws PythonError a TypeError for NA, which is neither true nor false
   */
  public static boolean of(Object value) {
    return switch (value) {
      case Boolean truth -> truth;
      case None _ -> false;
      case String text -> !text.isEmpty();
      case Long number -> number != 0;
      case Double number -> number != 0;
      case NumpyBool truth -> truth.value();
      case NumpyInt number -> number.value() != 0;
      case NumpyFloat number -> number.value() != 0;
      case PyList list -> list.size() > 0;
      case PyTuple tuple -> tuple.size() > 0;
      case PyDict dict -> dict.size() > 0;
      case PySet set -> set.size() > 0;
      case Duration duration -> !duration.isZero();
      case Timedelta delta -> delta.nanos() != 0;
      case NumpyTemporal time -> time.count() != 0;
      case NA _ -> throw NA.ambiguous();
      default -> true;
    };
  }
}
