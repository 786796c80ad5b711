package dev.assay.sql;

import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Amounts of PostgreSQL's type money, which servers write in the manner of their country: {@code
 * -$1,234.50}, {@code 1.234,50 €}, {@code ($3.50)}.
 */
final class MoneyText {

  /** Digits in groups, and at the end the fraction, which no currency has three digits of here. */
  private static final Pattern AMOUNT =
      Pattern.compile("(\\d+(?:\\D\\d+)*?)(?:[.,](\\d{1,2}|\\d{4,}))?");

  private MoneyText() {}

  /** The amount as a number; the text itself where it is none. */
  static Object read(String text) {
    String digits = text.replaceAll("^\\D+|\\D+$", "");
    Matcher amount = AMOUNT.matcher(digits);
    if (!amount.matches()) {
      return text;
    }
    String fraction = amount.group(2) == null ? "" : "." + amount.group(2);
    BigDecimal number = new BigDecimal(amount.group(1).replaceAll("\\D", "") + fraction);
    boolean negative = text.contains("-") || text.contains("(");
    return negative ? number.negate() : number;
  }
}
