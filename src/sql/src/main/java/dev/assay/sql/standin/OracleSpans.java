package dev.assay.sql.standin;

import dev.assay.sql.SqlToken;
import dev.assay.sql.TestTable;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Differences of moments. Of timestamps they are spans in Oracle, of dates alone numbers of days.
 *
 * @param timestamps names of columns of timestamps, in lower case
 */
record OracleSpans(Tokens tokens, Set<String> timestamps) {

  private static final Pattern TIMESTAMP = Pattern.compile("TIMESTAMP\\b.*");

  /** Calls that give the type of what they are given. */
  private static final Set<String> SAME =
      Set.of(
          "MIN",
          "MAX",
          "NVL",
          "COALESCE",
          "GREATEST",
          "LEAST",
          "LAG",
          "LEAD",
          "FIRST_VALUE",
          "LAST_VALUE");

  /** What gives numbers, of a span perhaps. */
  private static final Set<String> GIVING_NUMBERS = Set.of("EXTRACT", "CASE");

  private static final Set<String> MOMENTS =
      Set.of("TIMESTAMP", "SYSTIMESTAMP", "CURRENT_TIMESTAMP", "LOCALTIMESTAMP");

  static OracleSpans of(Tokens tokens, List<TestTable> tables) {
    return new OracleSpans(tokens, new TypedColumns(tables, Set.of()).any(TIMESTAMP));
  }

  /** Whether what stands there is computed of such a span. */
  boolean isHeld(int first, int last) {
    for (int index = first; index < last; index++) {
      if (tokens.isWord(index, GIVING_NUMBERS)) {
        index = tokens.operandEnd(index);
      } else if (tokens.isSymbol(index, '-')
          && index > first
          && (isTimestamp(tokens.operandStart(index - 1)) || isTimestamp(index + 1))) {
        return true;
      }
    }
    return false;
  }

  private boolean isTimestamp(int first) {
    int name = first;
    while (tokens.isSymbol(name + 1, '.')) {
      name += 2;
    }
    if (!tokens.isSymbol(name + 1, '(')) {
      return isColumn(tokens.at(name)) || tokens.isWord(name, MOMENTS);
    }
    return tokens.isWord(name, SAME)
        && tokens.copy(name + 1, tokens.closing(name + 1)).stream().anyMatch(this::isColumn);
  }

  private boolean isColumn(SqlToken token) {
    return token.isName() && timestamps.contains(token.text().toLowerCase(Locale.ROOT));
  }
}
