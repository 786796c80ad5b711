package dev.assay.agents.reading;

import java.util.ArrayList;
import java.util.List;

/** The statements of a text that is all SQL: what semicolons, or empty lines, set apart. */
final class SqlStatements {

  private SqlStatements() {}

  /** The statements, each with its semicolon, without comments before and after it. */
  static List<String> in(String sql) {
    List<String> statements = new ArrayList<>();
    List<SqlToken> tokens = SqlToken.from(sql, 0);
    int first = 0;
    for (int i = 0; i < tokens.size(); i++) {
      boolean ends = tokens.get(i).is(";") && tokens.get(i).depth() <= 0;
      boolean last = ends || i + 1 == tokens.size() || begins(sql, tokens, first, i + 1);
      if (last) {
        if (!(ends && i == first)) {
          statements.add(sql.substring(tokens.get(first).start(), tokens.get(i).end()));
        }
        first = i + 1;
      }
    }
    return statements;
  }

  /**
   * Whether a second query begins at a token, without a semicolon before it: on a line of its own,
   * where the first could not go on with it.
   *
   * @param first index of the first token of the statement so far
   */
  static boolean begins(String sql, List<SqlToken> tokens, int first, int at) {
    SqlToken token = tokens.get(at);
    if (at == first
        || token.depth() != 0
        || !token.firstOnLine()
        || !(token.is("SELECT") || token.is("WITH"))
        || !SqlWords.QUERY.matcher(sql).region(token.start(), sql.length()).lookingAt()
        || SqlWords.dangles(tokens.get(at - 1).text())) {
      return false;
    }
    SqlToken begin = tokens.get(first);
    return begin.is("SELECT")
        || begin.is("(")
        || begin.is("WITH") && token.is("WITH")
        || begin.is("WITH")
            && tokens.subList(first, at).stream()
                .anyMatch(each -> each.is("SELECT") && each.depth() == 0);
  }
}
