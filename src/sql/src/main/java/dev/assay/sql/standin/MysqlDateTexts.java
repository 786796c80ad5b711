package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;

import dev.assay.sql.SqlToken;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Texts that MySQL reads as dates where they are compared with a column of dates, and H2 does not:
 * {@code '24-01-05'} is a day of the year 2024, and {@code '2024/1/5'} is one, too. With a time of
 * day, a text beside a column of days stays a moment.
 *
 * @param dates columns of the test data that hold dates and times, in lower case
 */
record MysqlDateTexts(Tokens tokens, Set<String> dates) {

  private static final Pattern DATE =
      Pattern.compile("\\s*(\\d{4}|\\d{2})[-/.]\\d{1,2}[-/.]\\d{1,2}([ T].*)?");
  private static final Pattern KNOWN_TO_H2 = Pattern.compile("\\d{4}-\\d{2}-\\d{2}([ T].*)?");

  void rewrite() throws UnfitSqlException {
    for (int index = 0; index < tokens.size(); index++) {
      if (tokens.isKind(index, SqlToken.Kind.STRING) && isOdd(tokens.at(index).text())) {
        LocalDateTime moment = MysqlDates.moment(tokens.at(index).text());
        if (moment != null && (isBehindDate(index) || isBeforeDate(index))) {
          boolean day = tokens.at(index).text().strip().length() <= "2024-01-01".length();
          String text = day ? moment.toLocalDate().toString() : MysqlTimes.written(moment);
          tokens.replace(index, index, List.of(Tokens.string(text)));
        }
      }
    }
  }

  /** Texts with a time of day beside columns of days alone. */
  void keepMoments() throws UnfitSqlException {
    for (int index = tokens.size() - 1; index > 0; index--) {
      String text = tokens.isKind(index, SqlToken.Kind.STRING) ? tokens.at(index).text() : "";
      if (text.strip().length() > "2024-01-01".length() && DATE.matcher(text).matches()) {
        LocalDateTime moment = MysqlDates.moment(text);
        if (moment != null && (isBehindDate(index) || isBeforeDate(index))) {
          tokens.replace(
              index,
              index,
              List.of(Tokens.word("TIMESTAMP"), Tokens.string(MysqlTimes.written(moment))));
        }
      }
    }
  }

  private static boolean isOdd(String text) {
    return DATE.matcher(text).matches() && !KNOWN_TO_H2.matcher(text).matches();
  }

  private boolean isBehindDate(int index) throws UnfitSqlException {
    int at = index - 1;
    if (tokens.isSymbol(at, "(,")) {
      return isBesideDate(open(at));
    }
    if (tokens.isWord(at, "AND") && tokens.isKind(at - 1, SqlToken.Kind.STRING)) {
      at -= 2; // the lower bound
    }
    if (tokens.isWord(at, "BETWEEN")) {
      return isDate(tokens.isWord(at - 1, "NOT") ? at - 2 : at - 1);
    }
    while (tokens.isSymbol(at, "<>=!")) {
      at--;
    }
    return at < index - 1 && isDate(at);
  }

  /** Where the list begins that holds what stands there. */
  private int open(int within) {
    int at = within;
    while (at > 0 && !tokens.isSymbol(at, '(')) {
      at = tokens.isSymbol(at, ')') ? tokens.opening(at) - 1 : at - 1;
    }
    return at;
  }

  /**
   * Whether a date is compared with what the list holds; other lists may be of what is selected.
   */
  private boolean isBesideDate(int open) throws UnfitSqlException {
    if (tokens.isWord(open - 1, "IN")) {
      return isDate(tokens.isWord(open - 2, "NOT") ? open - 3 : open - 2);
    }
    boolean date = tokens.arguments(open).stream().anyMatch(this::isDate);
    if (date && tokens.isWord(open - 1, Set.of("GREATEST", "LEAST"))) {
      throw lacking("the greatest or the least of dates and of texts");
    }
    return date && tokens.isWord(open - 1, "NULLIF");
  }

  private boolean isDate(List<SqlToken> value) {
    return !value.isEmpty()
        && value.getLast().isName()
        && dates.contains(value.getLast().text().toLowerCase(Locale.ROOT));
  }

  private boolean isBeforeDate(int index) {
    int at = index + 1;
    while (tokens.isSymbol(at, "<>=!")) {
      at++;
    }
    return at > index + 1 && isDate(tokens.isWithin(at) ? tokens.operandEnd(at) : at);
  }

  private boolean isDate(int index) {
    return tokens.isWithin(index)
        && tokens.at(index).isName()
        && dates.contains(tokens.at(index).text().toLowerCase(Locale.ROOT));
  }
}
