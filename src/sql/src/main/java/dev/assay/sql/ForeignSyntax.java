package dev.assay.sql;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Syntax of other databases, which H2 may read in place of a database that refuses it. What MySQL
 * and MariaDB lack of it is said where their SQL is put into H2's words.
 */
final class ForeignSyntax {

  private static final Set<Dialect> WITH_TOP =
      EnumSet.of(Dialect.MSSQL, Dialect.H2, Dialect.MYSQL, Dialect.MARIADB);
  private static final Set<Dialect> WITHOUT_LIMIT = EnumSet.of(Dialect.MSSQL, Dialect.ORACLE);
  private static final Set<Dialect> WITHOUT_FULL_JOIN = EnumSet.of(Dialect.MYSQL, Dialect.MARIADB);
  private static final Set<Dialect> WITH_COLONS =
      EnumSet.of(Dialect.POSTGRESQL, Dialect.H2, Dialect.DB2, Dialect.MYSQL, Dialect.MARIADB);
  private static final Set<Dialect> WITH_ILIKE =
      EnumSet.of(Dialect.POSTGRESQL, Dialect.H2, Dialect.MYSQL, Dialect.MARIADB);

  /** Whose functions are all in their lists; what MySQL and SQL Server lack is refused before. */
  private static final Set<Dialect> LISTED = EnumSet.of(Dialect.POSTGRESQL, Dialect.ORACLE);

  private ForeignSyntax() {}

  /** What in the query the dialect does not have. */
  static Optional<String> in(Dialect dialect, List<SqlToken> query) {
    for (int index = 0; index + 1 < query.size(); index++) {
      String foreign = at(dialect, query, index);
      if (!foreign.isEmpty()) {
        return Optional.of("%s has no %s".formatted(dialect.promptName(), foreign));
      }
    }
    return Optional.empty();
  }

  private static String at(Dialect dialect, List<SqlToken> query, int index) {
    SqlToken token = query.get(index);
    SqlToken next = query.get(index + 1);
    boolean number = next.kind() == SqlToken.Kind.NUMBER;
    if (token.isSymbol(':')
        && next.isSymbol(':')
        && token.end() == next.start()
        && !WITH_COLONS.contains(dialect)) {
      return "::";
    }
    if (token.isWord("ILIKE")
        && next.kind() == SqlToken.Kind.STRING
        && !WITH_ILIKE.contains(dialect)) {
      return "ILIKE";
    }
    if (token.isWord("TOP") && number && !WITH_TOP.contains(dialect)) {
      return "TOP";
    }
    if (token.isWord("LIMIT") && number && WITHOUT_LIMIT.contains(dialect)) {
      return "LIMIT";
    }
    if (next.isSymbol('(') && LISTED.contains(dialect) && isCallOfH2(dialect, query, index)) {
      return "function " + token.text().toLowerCase(Locale.ROOT);
    }
    boolean join = next.isWord("JOIN") || next.isWord("OUTER");
    return token.isWord("FULL") && join && WITHOUT_FULL_JOIN.contains(dialect) ? "FULL JOIN" : "";
  }

  /** Whether a function is called that H2 has, and the dialect has not. */
  private static boolean isCallOfH2(Dialect dialect, List<SqlToken> query, int index) {
    SqlToken name = query.get(index);
    String folded = FunctionRules.folded(name.text());
    FunctionList own = FunctionList.of(dialect);
    return name.kind() == SqlToken.Kind.WORD
        && FunctionList.of(Dialect.H2).allowed().contains(folded)
        && !own.allowed().contains(folded)
        && !own.refused().contains(folded)
        && !FunctionList.words().contains(folded)
        && !isList(query, index);
  }

  /** Whether a name before a parenthesis has its columns there: {@code WITH week(a) AS (…)}. */
  private static boolean isList(List<SqlToken> query, int index) {
    SqlToken before = query.get(Math.max(0, index - 1));
    if (index > 0 && (before.isWord("AS") || before.isSymbol(')') || before.isSymbol('.'))) {
      return true;
    }
    int depth = 0;
    for (int at = index + 1; at + 1 < query.size(); at++) {
      depth += query.get(at).isSymbol('(') ? 1 : query.get(at).isSymbol(')') ? -1 : 0;
      if (depth == 0) {
        boolean as = query.get(at + 1).isWord("AS");
        return as && at + 2 < query.size() && query.get(at + 2).isSymbol('(');
      }
    }
    return false;
  }
}
