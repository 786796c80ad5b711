package dev.assay.agents.reading;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** The words by which SQL is told from prose. */
final class SqlWords {

  private static final String NAME = "(?:[\\w$.]++|\"[^\"\\n]++\"|`[^`\\n]++`|\\[[^\\]\\n]++])";

  /** How a query begins, at its first word. */
  static final Pattern QUERY =
      Pattern.compile(
          "(?<![\\w.'\"])(?:SELECT(?=[\\s*(\"'`\\[]+[^\\s])"
              + "|WITH\\s++(?:RECURSIVE\\s++)?"
              + NAME
              + "\\s*+(?:\\([^()]*+\\)\\s*+)?AS\\s*+(?:(?:NOT\\s++)?MATERIALIZED\\s*+)?\\("
              + "|VALUES\\s*+\\()",
          Pattern.CASE_INSENSITIVE);

  /** How statements begin that are no queries. */
  static final Pattern OTHER_STATEMENT =
      Pattern.compile(
          "(?:INSERT\\s+INTO|REPLACE\\s+INTO|MERGE\\s+INTO|UPDATE\\s+\\S+\\s+SET|DELETE\\s+FROM"
              + "|(?:CREATE|ALTER|DROP|TRUNCATE)\\s+\\w+|PRAGMA\\s+\\w+|ATTACH\\s+\\S+"
              + "|(?:GRANT|REVOKE)\\s+\\w+|EXPLAIN\\s+\\w+|VACUUM\\b|SET\\s+\\S+\\s*(?:=|TO\\b)).*",
          Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  /** Words with which a query goes on after its first line. */
  private static final Set<String> GO_ON =
      Set.of(
          "FROM",
          "WHERE",
          "GROUP",
          "ORDER",
          "HAVING",
          "LIMIT",
          "OFFSET",
          "FETCH",
          "JOIN",
          "LEFT",
          "RIGHT",
          "INNER",
          "OUTER",
          "FULL",
          "CROSS",
          "NATURAL",
          "LATERAL",
          "ON",
          "USING",
          "AND",
          "OR",
          "NOT",
          "IN",
          "BETWEEN",
          "LIKE",
          "IS",
          "UNION",
          "INTERSECT",
          "EXCEPT",
          "MINUS",
          "CASE",
          "WHEN",
          "THEN",
          "ELSE",
          "END",
          "AS",
          "OVER",
          "PARTITION",
          "WINDOW",
          "QUALIFY",
          "FOR",
          "WITH",
          "SELECT",
          "VALUES",
          "ASC",
          "DESC",
          "NULLS",
          "COLLATE",
          "ESCAPE",
          "FILTER",
          "STRAIGHT_JOIN",
          "TABLESAMPLE",
          "PIVOT",
          "UNPIVOT",
          "DISTINCT",
          "ALL",
          "BY",
          "ROWS");

  /** Words after which a query can't end. */
  private static final Set<String> DANGLE =
      Set.of(
          "SELECT",
          "DISTINCT",
          "FROM",
          "WHERE",
          "BY",
          "HAVING",
          "JOIN",
          "ON",
          "AND",
          "OR",
          "NOT",
          "IN",
          "BETWEEN",
          "LIKE",
          "IS",
          "UNION",
          "INTERSECT",
          "EXCEPT",
          "MINUS",
          "ALL",
          "AS",
          "CASE",
          "WHEN",
          "THEN",
          "ELSE",
          "WITH",
          "RECURSIVE",
          "LIMIT",
          "OFFSET",
          "OVER",
          "GROUP",
          "ORDER",
          "INNER",
          "LEFT",
          "RIGHT",
          "OUTER",
          "CROSS",
          "FULL",
          "NATURAL",
          "USING");

  /** Words that follow "select" in English, and in SQL only as names that nobody gives. */
  private static final Set<String> ENGLISH =
      Set.of(
          "the", "this", "these", "those", "that", "any", "one", "your", "their", "its", "only",
          "both", "some", "each", "every", "which", "what", "from", "data", "all");

  private SqlWords() {}

  static boolean goesOn(String word) {
    return GO_ON.contains(word.toUpperCase(Locale.ROOT));
  }

  static boolean dangles(String word) {
    return DANGLE.contains(word.toUpperCase(Locale.ROOT))
        || word.length() == 1 && "(,.=<>+-*/|%".indexOf(word.charAt(0)) >= 0 && !word.equals("*");
  }

  static boolean isEnglishAfterSelect(String word) {
    return ENGLISH.contains(word.toLowerCase(Locale.ROOT));
  }
}
