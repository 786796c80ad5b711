package dev.assay.sql.standin;

import dev.assay.sql.SqlToken;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** MySQL's arithmetic of bits, of 64 without a sign, as calls that H2 makes. */
public final class MysqlBits {

  /** What binds before shifts, and these before {@code &} and {@code |}. */
  private static final String ARITHMETIC = "+-*/%";

  private static final Set<String> DIVISIONS = Set.of("DIV", "MOD");

  private static final BigDecimal MOST = unsigned(-1L);
  private static final BigDecimal LEAST = BigDecimal.valueOf(Long.MIN_VALUE);
  private static final int MOST_DIGITS = MOST.precision();

  private final Tokens tokens;

  MysqlBits(Tokens tokens) {
    this.tokens = tokens;
  }

  /** Writes the operators as calls; {@code ^} has been written before. */
  void rewrite() {
    rewrite(Set.of("<<", ">>"));
    rewrite(Set.of("&"));
    rewrite(Set.of("|"));
  }

  /** {@code ^} binds before {@code *}, and {@code ~} before all. */
  void rewriteInner() {
    for (int index = tokens.size() - 1; index >= 0; index--) {
      if (tokens.isSymbol(index, '~')) {
        int last = tokens.operandEnd(index + 1);
        List<SqlToken> bits = tokens.copy(index + 1, last);
        tokens.replace(
            index,
            last,
            FunctionTable.filled("ASSAY_BIT_NOT ( CAST ( ( $1 ) AS DECFLOAT ) )", List.of(bits)));
      }
    }
    for (int index = 0; index < tokens.size(); index++) {
      if (tokens.isSymbol(index, '^')) {
        int first = signed(tokens.operandStart(index - 1));
        call(index, first, tokens.operandEnd(index + 1));
        index = first;
      }
    }
  }

  private void rewrite(Set<String> operators) {
    for (int index = 0; index < tokens.size(); index++) {
      if (tokens.isKind(index, SqlToken.Kind.SYMBOL)
          && operators.contains(tokens.at(index).text())) {
        int first = tokens.operandStart(index - 1);
        while (isArithmetic(first - 1) && MysqlOperators.isOperandEnd(tokens, first - 2)) {
          first = tokens.operandStart(first - 2);
        }
        first = signed(first);
        int last = tokens.operandEnd(index + 1);
        while (isArithmetic(last + 1)) {
          last = tokens.operandEnd(last + 2);
        }
        call(index, first, last);
        index = first;
      }
    }
  }

  /** The operand with its sign. */
  private int signed(int first) {
    boolean sign =
        tokens.isSymbol(first - 1, "+-") && !MysqlOperators.isOperandEnd(tokens, first - 2);
    return sign ? first - 1 : first;
  }

  private boolean isArithmetic(int index) {
    return tokens.isSymbol(index, ARITHMETIC) || tokens.isWord(index, DIVISIONS);
  }

  private void call(int operator, int first, int last) {
    String name =
        switch (tokens.at(operator).text()) {
          case "&" -> "ASSAY_BIT_AND";
          case "|" -> "ASSAY_BIT_OR";
          case "^" -> "ASSAY_BIT_XOR";
          case "<<" -> "ASSAY_BIT_LEFT";
          default -> "ASSAY_BIT_RIGHT";
        };
    tokens.replace(
        first,
        last,
        FunctionTable.filled(
            name + " ( CAST ( ( $1 ) AS DECFLOAT ) , CAST ( ( $2 ) AS DECFLOAT ) )",
            List.of(tokens.copy(first, operator - 1), tokens.copy(operator + 1, last))));
  }

  private static BigDecimal unsigned(long bits) {
    return new BigDecimal(Long.toUnsignedString(bits));
  }

  /** The bits that both have. */
  public static @Nullable BigDecimal bitAnd(@Nullable BigDecimal one, @Nullable BigDecimal other) {
    return one == null || other == null ? null : unsigned(bits(one) & bits(other));
  }

  /** The bits that one of them has. */
  public static @Nullable BigDecimal bitOr(@Nullable BigDecimal one, @Nullable BigDecimal other) {
    return one == null || other == null ? null : unsigned(bits(one) | bits(other));
  }

  /** The bits that only one of them has. */
  public static @Nullable BigDecimal bitXor(@Nullable BigDecimal one, @Nullable BigDecimal other) {
    return one == null || other == null ? null : unsigned(bits(one) ^ bits(other));
  }

  /** Moved so many places to the left. */
  public static @Nullable BigDecimal bitLeft(@Nullable BigDecimal one, @Nullable BigDecimal by) {
    if (one == null || by == null) {
      return null;
    }
    long places = bits(by);
    return unsigned(places < 0 || places > 63 ? 0 : bits(one) << places);
  }

  /** Moved so many places to the right. */
  public static @Nullable BigDecimal bitRight(@Nullable BigDecimal one, @Nullable BigDecimal by) {
    if (one == null || by == null) {
      return null;
    }
    long places = bits(by);
    return unsigned(places < 0 || places > 63 ? 0 : bits(one) >>> places);
  }

  /** The bits that it has not. */
  public static @Nullable BigDecimal bitNot(@Nullable BigDecimal one) {
    return one == null ? null : unsigned(~bits(one));
  }

  /** How many bits it has. */
  public static @Nullable Integer bitCount(@Nullable BigDecimal one) {
    return one == null ? null : (Integer) Long.bitCount(bits(one));
  }

  /** What is beyond 64 bits has the most or the least of them. */
  private static long bits(BigDecimal number) {
    // never writes out the digits of a great exponent
    long digits = (long) number.precision() - number.scale();
    if (digits < 0 || number.signum() == 0) {
      return 0;
    }
    BigDecimal whole = digits > MOST_DIGITS ? number : number.setScale(0, RoundingMode.HALF_UP);
    if (digits > MOST_DIGITS || whole.compareTo(MOST) > 0 || whole.compareTo(LEAST) < 0) {
      return number.signum() > 0 ? -1L : Long.MIN_VALUE;
    }
    return whole.longValue();
  }
}
