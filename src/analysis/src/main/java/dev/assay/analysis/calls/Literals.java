package dev.assay.analysis.calls;

import dev.assay.pandas.syntax.Expression;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.UnaryOperator;
import java.math.BigInteger;
import java.util.Optional;

/** Values that a program writes out; nothing is computed. */
final class Literals {

  private Literals() {}

  static boolean isNone(Expression value) {
    return value instanceof Expression.Literal(_, None _);
  }

  /** The value as a condition's operand; empty when it is not written out. */
  static Optional<Operand> operand(Expression value) {
    return switch (value) {
      case Expression.Literal(_, String text) -> Optional.of(new Operand.Text(text));
      case Expression.Literal(_, Long number) -> plain(number.toString());
      case Expression.Literal(_, BigInteger number) -> plain(number.toString());
      case Expression.Literal(_, Double number) when Double.isFinite(number) ->
          plain(new java.math.BigDecimal(number.toString()).toPlainString());
      case Expression.Literal(_, Boolean truth) -> plain(truth ? "TRUE" : "FALSE");
      case Expression.Literal(_, None _) -> Optional.of(new Operand.Missing());
      case Expression.Unary(_, UnaryOperator sign, Expression number)
          when sign == UnaryOperator.NEGATE && isNumber(number) ->
          operand(number)
              .filter(Operand.Plain.class::isInstance)
              .map(each -> new Operand.Plain("-" + ((Operand.Plain) each).text()));
      default -> Optional.empty();
    };
  }

  private static Optional<Operand> plain(String text) {
    return Optional.of(new Operand.Plain(text));
  }

  private static boolean isNumber(Expression value) {
    return value instanceof Expression.Literal(_, Number _);
  }
}
