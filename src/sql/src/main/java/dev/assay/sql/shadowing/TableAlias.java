package dev.assay.sql.shadowing;

import dev.assay.sql.SqlToken;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Tells whether an alias follows a table's name. */
final class TableAlias {

  /** Words that may follow a table's name and are no alias of it. */
  private static final Set<String> NONE =
      Set.of(
          "ON",
          "USING",
          "WHERE",
          "GROUP",
          "HAVING",
          "ORDER",
          "LIMIT",
          "OFFSET",
          "FETCH",
          "WINDOW",
          "QUALIFY",
          "UNION",
          "INTERSECT",
          "EXCEPT",
          "MINUS",
          "LEFT",
          "RIGHT",
          "INNER",
          "CROSS",
          "FULL",
          "OUTER",
          "NATURAL",
          "JOIN",
          "STRAIGHT_JOIN",
          "TABLESAMPLE",
          "FOR",
          "CONNECT",
          "START",
          "PIVOT",
          "UNPIVOT",
          "OPTION",
          "WITH",
          "LATERAL",
          "SELECT",
          "USE",
          "FORCE",
          "IGNORE",
          "ASOF",
          "POSITIONAL",
          "SEMI",
          "ANTI",
          "GLOBAL",
          "APPLY");

  private TableAlias() {}

  /** Whether the token there, which follows a table's name, is its alias or begins one. */
  static boolean isAt(List<SqlToken> tokens, int at) {
    if (at >= tokens.size()) {
      return false;
    }
    SqlToken next = tokens.get(at);
    return next.kind() == SqlToken.Kind.QUOTED_NAME
        || (next.kind() == SqlToken.Kind.WORD
            && !NONE.contains(next.text().toUpperCase(Locale.ROOT)));
  }
}
