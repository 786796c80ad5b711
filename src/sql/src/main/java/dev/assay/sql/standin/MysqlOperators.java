package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;
import static dev.assay.sql.standin.UnfitSqlException.wrong;

import dev.assay.sql.SqlToken;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * MySQL's arithmetic: {@code /} gives fractions, what is divided by 0 is NULL, conditions are
 * numbers, dates move by an INTERVAL. In other arithmetic dates are numbers such as 20240131.
 *
 * @param dates columns of the test data that hold dates and times, in lower case
 */
record MysqlOperators(Tokens tokens, Set<String> dates) {

  private static final Set<String> GIVING_DATES =
      Set.of(
          "DATEADD",
          "ASSAY_DATE",
          "ASSAY_DATETIME",
          "ASSAY_LAST_DAY",
          "ASSAY_FROM_DAYS",
          "NOW",
          "ASSAY_STR_TO_DATE",
          "ASSAY_FROM_UNIXTIME",
          "ASSAY_MAKEDATE",
          "ASSAY_TIME",
          "CURDATE",
          "SYSDATE",
          "CURTIME");

  /** With digits enough that a quotient has as many, whatever its sides are. */
  private static final String ONE = "1.00000000000000000000";

  void rewrite() throws UnfitSqlException {
    for (int index = 0; index < tokens.size(); index++) {
      if (tokens.isWord(index, "INTERVAL") && !tokens.isSymbol(index - 1, '.')) {
        index = Math.max(-1, interval(index) - 1);
      }
    }
    for (int index = tokens.size() - 1; index >= 0; index--) {
      boolean operator =
          tokens.isSymbol(index, "+-*/%") || tokens.isWord(index, Set.of("DIV", "MOD"));
      // what was put in has no place in the text, and is as it shall be
      if (operator && tokens.at(index).start() >= 0 && arithmetic(index)) {
        index = tokens.size();
      }
    }
  }

  /** Where to go on. */
  private int interval(int index) throws UnfitSqlException {
    int unit = unit(index);
    if (unit < 0) {
      tokens.replace(index, index, Tokens.of("ASSAY_INTERVAL_OF"));
      return index + 1;
    }
    if (tokens.isWord(unit + 1, Set.of("PRECEDING", "FOLLOWING"))) {
      throw lacking("a frame of so much time");
    }
    List<SqlToken> amount = tokens.copy(index + 1, unit - 1);
    if (tokens.isSymbol(index - 1, "+-") && tokens.isWithin(index - 2)) {
      int first = tokens.operandStart(index - 2);
      List<SqlToken> date = tokens.copy(first, index - 2);
      boolean back = tokens.isSymbol(index - 1, '-');
      tokens.replace(first, unit, MysqlCalls.shift(date, back, amount, tokens.at(unit)));
      return first + 1;
    }
    if (tokens.isSymbol(unit + 1, '+')) {
      int last = tokens.operandEnd(unit + 2);
      List<SqlToken> date = tokens.copy(unit + 2, last);
      tokens.replace(index, last, MysqlCalls.shift(date, false, amount, tokens.at(unit)));
      return index + 1;
    }
    throw wrong("INTERVAL stands beside no date");
  }

  /** The place of the unit; negative where it is a function and has none. */
  private int unit(int index) throws UnfitSqlException {
    int last = tokens.operandEnd(index + 1);
    while (tokens.isSymbol(last + 1, "+-*/")) {
      last = tokens.operandEnd(last + 2);
    }
    if (!tokens.isKind(last + 1, SqlToken.Kind.WORD)) {
      if (tokens.isSymbol(index + 1, '(')) {
        return -1;
      }
      throw wrong("INTERVAL has no unit");
    }
    return last + 1;
  }

  /** Whether tokens before the operator have moved, too. */
  private boolean arithmetic(int index) throws UnfitSqlException {
    if (!isOperandEnd(index - 1)) {
      return false; // a sign, or all columns
    }
    int left = tokens.operandStart(index - 1);
    int right = tokens.operandEnd(index + 1);
    if (dateNumber(index + 1, right) | dateNumber(left, index - 1)) {
      return true;
    }
    number(index + 1, right);
    switch (tokens.upper(index)) {
      case "/" -> divide(index);
      case "%", "MOD" -> {
        call("ASSAY_MODULO ( $1 , $2 )", left, index);
        return true;
      }
      case "DIV" -> {
        call("ASSAY_INTEGER_QUOTIENT ( $1 , $2 )", left, index);
        return true;
      }
      default -> {}
    }
    number(left, Math.min(index - 1, tokens.operandEnd(left)));
    return false;
  }

  private void divide(int index) {
    int last = tokens.operandEnd(index + 1);
    List<SqlToken> divisor = tokens.copy(index + 1, last);
    tokens.replace(
        index, last, FunctionTable.filled("* " + ONE + " / NULLIF ( $1 , 0 )", List.of(divisor)));
  }

  /** Of {@code a * b % c}, the product is the left side. */
  private void call(String template, int left, int operator) {
    int first = left;
    while ((tokens.isSymbol(first - 1, "*/%") || tokens.isWord(first - 1, Set.of("DIV", "MOD")))
        && isOperandEnd(first - 2)) {
      first = tokens.operandStart(first - 2);
    }
    int last = tokens.operandEnd(operator + 1);
    tokens.replace(
        first,
        last,
        FunctionTable.filled(
            template, List.of(tokens.copy(first, operator - 1), tokens.copy(operator + 1, last))));
  }

  private boolean isOperandEnd(int index) {
    return isOperandEnd(tokens, index);
  }

  /** Whether a value ends there, so that what follows is an operator. */
  static boolean isOperandEnd(Tokens tokens, int index) {
    return tokens.isSymbol(index, ')')
        || (tokens.isWithin(index)
            && tokens.at(index).kind() != SqlToken.Kind.SYMBOL
            && !tokens.isWord(index, Words.NO_CALL)
            && !tokens.isWord(index, "THEN"));
  }

  /** A condition in parentheses beside an operator counts as 1 or 0. */
  private void number(int first, int last) {
    if (tokens.isSymbol(first, '(')
        && tokens.closing(first) == last
        && MysqlCalls.compares(tokens.copy(first + 1, last - 1))) {
      tokens.replace(
          first,
          last,
          FunctionTable.filled("CAST ( $1 AS INTEGER )", List.of(tokens.copy(first, last))));
    }
  }

  /** A date beside an operator is a number such as 20240131; whether there was one. */
  private boolean dateNumber(int first, int last) throws UnfitSqlException {
    if (!isDate(first, last)) {
      return false;
    }
    boolean text =
        tokens.isKind(first - 2, SqlToken.Kind.STRING)
            || tokens.isKind(last + 2, SqlToken.Kind.STRING);
    if (text) {
      throw lacking("arithmetic of a date and a text");
    }
    tokens.replace(
        first,
        last,
        FunctionTable.filled("ASSAY_DATE_NUMBER ( $1 )", List.of(tokens.copy(first, last))));
    return true;
  }

  private boolean isDate(int first, int last) {
    SqlToken token = tokens.at(last);
    if (token.isName()) {
      return dates.contains(token.text().toLowerCase(Locale.ROOT));
    }
    boolean literal = tokens.isWord(first, Set.of("DATE", "TIMESTAMP", "TIME"));
    boolean extreme =
        tokens.isWord(first, Set.of("MAX", "MIN"))
            && last == tokens.closing(first + 1)
            && isDate(first + 2, last - 1);
    return literal || extreme || tokens.isWord(first, GIVING_DATES);
  }
}
