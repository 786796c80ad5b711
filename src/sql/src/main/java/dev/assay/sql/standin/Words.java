package dev.assay.sql.standin;

import java.util.Set;

/** Words that rewriting has to know, in upper case. */
final class Words {

  /** Those that stand before a parenthesis and call nothing. */
  static final Set<String> NO_CALL =
      Set.of(
          "AND",
          "OR",
          "NOT",
          "IN",
          "SELECT",
          "FROM",
          "WHERE",
          "ON",
          "BY",
          "HAVING",
          "WHEN",
          "THEN",
          "ELSE",
          "CASE",
          "LIKE",
          "REGEXP",
          "RLIKE",
          "BETWEEN",
          "IS",
          "AS",
          "ANY",
          "ALL",
          "SOME",
          "EXISTS",
          "USING",
          "OVER",
          "VALUES",
          "UNION",
          "EXCEPT",
          "INTERSECT",
          "JOIN",
          "DISTINCT",
          "LIMIT",
          "OFFSET",
          "XOR",
          "DIV",
          "MOD",
          "WITH",
          "RECURSIVE",
          "PARTITION",
          "ORDER",
          "RETURN",
          "KEY",
          "INDEX",
          "ROLLUP",
          "LATERAL",
          "TOP",
          "APPLY",
          "WITHIN",
          "GROUP",
          "FILTER",
          "INTO",
          "SEPARATOR",
          "INTERVAL",
          "COLLATE",
          "ESCAPE",
          "BINARY",
          "PIVOT",
          "UNPIVOT",
          "GROUPING",
          "SETS",
          "WINDOW",
          "MATERIALIZED",
          "MATCH",
          "AGAINST",
          "CROSS",
          "INNER",
          "OUTER");

  /** Those that end a table's place in FROM, and so are no alias of it. */
  static final Set<String> AFTER_TABLE =
      Set.of(
          "WHERE",
          "GROUP",
          "ORDER",
          "HAVING",
          "LIMIT",
          "UNION",
          "EXCEPT",
          "INTERSECT",
          "JOIN",
          "ON",
          "LEFT",
          "RIGHT",
          "INNER",
          "CROSS",
          "NATURAL",
          "STRAIGHT_JOIN",
          "USING",
          "WINDOW",
          "OFFSET",
          "FETCH",
          "FOR");

  static final Set<String> COMPARING =
      Set.of("AND", "OR", "NOT", "IN", "LIKE", "REGEXP", "RLIKE", "BETWEEN", "IS", "EXISTS", "XOR");

  private Words() {}
}
