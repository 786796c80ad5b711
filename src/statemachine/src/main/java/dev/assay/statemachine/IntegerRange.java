package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import org.jspecify.annotations.Nullable;

/** The integers that a field takes, checked when it is read or, for an expression, when it runs. */
record IntegerRange(int min, int max) {

  /** The longest time that Step Functions takes anywhere, about three years. */
  static final int LONGEST_SECONDS = 99_999_999;

  static final IntegerRange SECONDS = new IntegerRange(1, LONGEST_SECONDS);
  static final IntegerRange SECONDS_OR_NONE = new IntegerRange(0, LONGEST_SECONDS);
  static final IntegerRange PERCENT = new IntegerRange(0, 100);
  static final IntegerRange COUNT = new IntegerRange(0, LONGEST_SECONDS);

  /** What is wrong with the value; null where it fits. */
  @Nullable String refusal(JsonNode value) {
    boolean fits =
        value.isNumber()
            && value.doubleValue() == Math.rint(value.doubleValue())
            && value.doubleValue() >= min
            && value.doubleValue() <= max;
    return fits ? null : "must be an integer from " + min + " to " + max + ", not " + value;
  }
}
