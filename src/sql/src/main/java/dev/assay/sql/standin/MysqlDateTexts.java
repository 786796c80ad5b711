package dev.assay.sql.standin;

import dev.assay.sql.SqlToken;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Texts that MySQL reads as dates where they are compared with a column of dates, and H2 does not:
 * {@code '24-01-05'} is a day of the year 2024, and {@code '2024/1/5'} is one, too.
 *
 * @param dates columns of the test data that hold dates and times, in lower case
 */
record MysqlDateTexts(Tokens tokens, Set<String> dates) {

  private static final Pattern DATE =
      Pattern.compile("\\s*(\\d{4}|\\d{2})[-/.]\\d{1,2}[-/.]\\d{1,2}([ T].*)?");
  private static final Pattern KNOWN_TO_H2 = Pattern.compile("\\d{4}-\\d{2}-\\d{2}([ T].*)?");

  void rewrite() {
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

  private static boolean isOdd(String text) {
    return DATE.matcher(text).matches() && !KNOWN_TO_H2.matcher(text).matches();
  }

  private boolean isBehindDate(int index) {
    int at = index - 1;
    if (tokens.isSymbol(at, "(,")) {
      while (tokens.isKind(at, SqlToken.Kind.STRING) || tokens.isSymbol(at, ',')) {
        at--;
      }
      boolean listed = tokens.isSymbol(at, '(') && tokens.isWord(at - 1, "IN");
      return listed && isDate(tokens.isWord(at - 2, "NOT") ? at - 3 : at - 2);
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
