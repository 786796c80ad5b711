package dev.assay.analysis.wording;

import java.math.BigDecimal;
import java.util.Set;

/**
 * A number that something is compared with.
 *
 * @param names in what is compared, in lower case
 * @param operator one of {@code < <= > >=}, as it stands with the number on its right
 * @param isBare whether it is a column that is compared, and nothing computed of it
 * @param isPlain whether rows of the whole query are selected by it, in no parentheses
 */
record Comparison(
    Set<String> names, String operator, BigDecimal number, boolean isBare, boolean isPlain) {

  /** Whether it wants more than the number, or as much. */
  boolean wantsMore() {
    return operator.startsWith(">");
  }

  boolean isWith(BigDecimal other) {
    return number.compareTo(other) == 0;
  }

  /** Whether both are the same but for the equality: {@code <} and {@code <=}. */
  boolean differsByEquality(Comparison other) {
    return wantsMore() == other.wantsMore() && !operator.equals(other.operator);
  }

  /** The operator as it is with both sides exchanged. */
  static String turned(String operator) {
    return operator.startsWith("<") ? operator.replace('<', '>') : operator.replace('>', '<');
  }
}
