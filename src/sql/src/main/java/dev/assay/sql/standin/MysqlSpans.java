package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;

import dev.assay.sql.SqlToken;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Times that may be longer than a day, which H2's are not: a difference is a text where a function
 * takes it for one, and a time that moves by an INTERVAL ends the query where it leaves its day.
 *
 * @param times columns of times in all tables that have them, in lower case
 */
record MysqlSpans(Tokens tokens, Set<String> times) {

  private static final Set<String> TAKING_SPANS =
      Set.of("ASSAY_TIME_TO_SEC", "ASSAY_HOUR", "ASSAY_MINUTE", "ASSAY_SECOND");

  private static final Set<String> GIVING_TIMES =
      Set.of("ASSAY_TIME", "ASSAY_SEC_TO_TIME", "ASSAY_TIMEDIFF", "ASSAY_MAKETIME", "CURTIME");

  private static final Set<String> UNITS = Set.of("HOUR", "MINUTE", "SECOND", "DAY");

  void rewrite() throws UnfitSqlException {
    for (int index = 0; index < tokens.size(); index++) {
      if (tokens.isWord(index, TAKING_SPANS) && tokens.isWord(index + 2, "ASSAY_TIMEDIFF")) {
        tokens.replace(index + 2, index + 2, Tokens.of("ASSAY_TIMEDIFF_TEXT"));
      } else if (tokens.isWord(index, "DATEADD") && tokens.isSymbol(index + 1, '(')) {
        move(index);
      }
    }
  }

  private void move(int call) throws UnfitSqlException {
    List<List<SqlToken>> arguments = tokens.arguments(call + 1);
    if (arguments.size() != 3 || !isTime(arguments.get(2))) {
      return;
    }
    String unit = arguments.getFirst().getFirst().text().toUpperCase(Locale.ROOT);
    if (!UNITS.contains(unit)) {
      throw lacking("a time that moves by " + unit);
    }
    tokens.replace(
        call,
        tokens.closing(call + 1),
        FunctionTable.filled(
            "ASSAY_TIME_MOVED ( $1 , $2 , $3 )",
            List.of(arguments.get(2), arguments.get(1), List.of(Tokens.string(unit)))));
  }

  private boolean isTime(List<SqlToken> value) {
    boolean bare = value.size() == 1 || (value.size() == 3 && value.get(1).isSymbol('.'));
    SqlToken last = value.getLast();
    boolean column = bare && last.isName() && times.contains(last.text().toLowerCase(Locale.ROOT));
    return column || GIVING_TIMES.contains(value.getFirst().text().toUpperCase(Locale.ROOT));
  }
}
