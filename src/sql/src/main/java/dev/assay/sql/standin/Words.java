package dev.assay.sql.standin;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlToken;
import java.util.Locale;
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

  /** Whether the word is part of an expression's form, and no name in it. */
  static boolean isKeyword(SqlToken token) {
    String word = token.text().toUpperCase(Locale.ROOT);
    return token.kind() == SqlToken.Kind.WORD
        && (NO_CALL.contains(word)
            || COMPARING.contains(word)
            || Set.of("NULL", "TRUE", "FALSE", "END", "INTERVAL", "DATE", "TIMESTAMP", "TIME")
                .contains(word));
  }

  /** Functions of a group's rows. */
  static final Set<String> AGGREGATES =
      Set.of(
          "COUNT",
          "SUM",
          "AVG",
          "MIN",
          "MAX",
          "GROUP_CONCAT",
          "STD",
          "STDDEV",
          "STDDEV_POP",
          "STDDEV_SAMP",
          "VAR_POP",
          "VAR_SAMP",
          "VARIANCE",
          "BIT_AND",
          "BIT_OR",
          "BIT_XOR",
          "JSON_ARRAYAGG",
          "JSON_OBJECTAGG",
          "ANY_VALUE",
          "STRING_AGG",
          "LISTAGG",
          "ARRAY_AGG",
          "XMLAGG",
          "COUNT_BIG",
          "APPROX_COUNT_DISTINCT",
          "CHECKSUM_AGG",
          "STDEV",
          "STDEVP",
          "VAR",
          "VARP",
          "VARIANCE_SAMP",
          "MEDIAN",
          "STATS_MODE",
          "CORR",
          "CORRELATION",
          "COVAR_POP",
          "COVAR_SAMP",
          "COVARIANCE",
          "COVARIANCE_SAMP",
          "REGR_SLOPE",
          "REGR_INTERCEPT",
          "REGR_COUNT",
          "REGR_R2",
          "REGR_AVGX",
          "REGR_AVGY",
          "REGR_SXX",
          "REGR_SYY",
          "REGR_SXY");

  /** Functions whose first argument names a part of dates. */
  static Set<String> callsOfUnits(Dialect dialect) {
    return dialect == Dialect.MSSQL
        ? Set.of("DATEPART", "DATENAME", "DATEADD", "DATEDIFF", "DATEDIFF_BIG", "DATETRUNC")
        : Set.of("TIMESTAMPDIFF", "TIMESTAMPADD", "GET_FORMAT");
  }

  private Words() {}
}
