package dev.assay.pandas.syntax;

import dev.assay.pandas.value.Ints;
import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a number: integers of any base and size, floats; underscores between digits. */
final class NumberScanner {

  private static final Pattern NUMBER =
      Pattern.compile(
          "0[xX](?:_?[0-9a-fA-F])++|0[oO](?:_?[0-7])++|0[bB](?:_?[01])++"
              + "|(?:\\d(?:_?\\d)*+\\.?(?:\\d(?:_?\\d)*+)?|\\.\\d(?:_?\\d)*+)"
              + "(?:[eE][+-]?\\d(?:_?\\d)*+)?");
  private static final int MAX_DIGITS = 4300;
  private static final int PLAIN_DIGITS = 18;
  private static final int EXACT_DIGITS = 15;
  private static final double[] POWERS_OF_TEN = {
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14
  };

  private NumberScanner() {}

  static Token scan(String text, int start, int end) {
    int whole = digits(text, start, end);
    boolean plain =
        whole > start
            && whole - start <= PLAIN_DIGITS
            && (text.charAt(start) != '0' || whole == start + 1);
    if (plain && isOver(text, whole, end)) {
      return number(start, whole, value(text, start, whole, 0));
    }
    if (plain && text.charAt(whole) == '.') {
      int stop = digits(text, whole + 1, end);
      if (stop - start <= EXACT_DIGITS && isOver(text, stop, end)) {
        return number(start, stop, decimal(text, start, whole, stop));
      }
    }
    return general(text, start, end);
  }

  /** Two numbers that a double holds exactly have the right quotient. */
  private static double decimal(String text, int start, int point, int stop) {
    long digits = value(text, point + 1, stop, value(text, start, point, 0));
    return digits / POWERS_OF_TEN[stop - point - 1];
  }

  /** Where the digits end that begin at an offset. */
  private static int digits(String text, int from, int end) {
    int at = from;
    while (at < end && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    return at;
  }

  /** The number that the digits mean after those that a value stands for. */
  private static long value(String text, int from, int stop, long before) {
    long value = before;
    for (int at = from; at < stop; at++) {
      value = value * 10 + (text.charAt(at) - '0');
    }
    return value;
  }

  /** Whether nothing follows that may belong to the number. */
  private static boolean isOver(String text, int at, int end) {
    char next = at < end ? text.charAt(at) : ' ';
    return next == ',' || next != '.' && next != '_' && !Character.isLetterOrDigit(next);
  }

  private static Token number(int start, int stop, Object value) {
    return new Token(Token.Kind.NUMBER, start, stop, "", value);
  }

  private static Token general(String text, int start, int end) {
    Matcher matcher = NUMBER.matcher(text).region(start, end);
    if (!matcher.lookingAt()) {
      throw new SyntaxException("invalid decimal literal", start);
    }
    int stop = matcher.end();
    checkEnd(text, start, stop, end);
    Object value = value(matcher.group().replace("_", ""), start);
    return number(start, stop, value);
  }

  /** A letter right after a number is an error, unless it begins a keyword such as {@code if}. */
  private static void checkEnd(String text, int start, int stop, int end) {
    if (stop >= end) {
      return;
    }
    char next = text.charAt(stop);
    if (next == 'j' || next == 'J') {
      throw new SyntaxException("complex numbers are not supported", start);
    }
    boolean keyword =
        text.startsWith("if", stop)
            || text.startsWith("in", stop)
            || text.startsWith("is", stop)
            || text.startsWith("or", stop)
            || text.startsWith("and", stop)
            || text.startsWith("else", stop)
            || text.startsWith("for", stop)
            || text.startsWith("not", stop);
    if (next == '_' || (Character.isLetterOrDigit(next) && !keyword)) {
      throw new SyntaxException("invalid decimal literal", start);
    }
  }

  private static Object value(String digits, int start) {
    if (digits.length() > 2 && digits.charAt(0) == '0' && Character.isLetter(digits.charAt(1))) {
      int radix =
          switch (digits.charAt(1)) {
            case 'x', 'X' -> 16;
            case 'o', 'O' -> 8;
            case 'b', 'B' -> 2;
            default -> 0;
          };
      if (radix != 0) {
        return integer(digits.substring(2), radix, start);
      }
    }
    if (digits.chars().allMatch(Character::isDigit)) {
      if (digits.charAt(0) == '0' && digits.chars().anyMatch(digit -> digit != '0')) {
        throw new SyntaxException(
            "leading zeros in decimal integer literals are not permitted; use an 0o prefix for"
                + " octal integers",
            start);
      }
      return integer(digits, 10, start);
    }
    return Double.valueOf(digits);
  }

  private static Object integer(String digits, int radix, int start) {
    if (digits.length() > MAX_DIGITS) {
      throw new SyntaxException(
          "an integer literal may have at most " + MAX_DIGITS + " digits", start);
    }
    return Ints.normalized(new BigInteger(digits, radix));
  }
}
