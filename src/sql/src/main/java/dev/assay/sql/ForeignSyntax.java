package dev.assay.sql;

import java.util.EnumSet;
import java.util.List;
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
    boolean join = next.isWord("JOIN") || next.isWord("OUTER");
    return token.isWord("FULL") && join && WITHOUT_FULL_JOIN.contains(dialect) ? "FULL JOIN" : "";
  }
}
