package dev.assay.evaluation.scores;

import dev.assay.sql.Dialect;
import dev.assay.sql.RefusedSqlException;
import dev.assay.sql.SqlLexer;
import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What Spider counts of a query: only of its first SELECT, neither of subqueries nor of what
 * follows UNION, INTERSECT or EXCEPT.
 *
 * @param clauses WHERE, GROUP BY, ORDER BY, LIMIT, each join, each OR and each LIKE of a condition
 * @param nested subqueries in conditions, and a set operation
 * @param others one each for more than one aggregate, more than one column selected, more than one
 *     condition in WHERE, more than one column in GROUP BY
 */
record QueryShape(int clauses, int nested, int others) {

  private static final Set<String> CLAUSES =
      Set.of("SELECT", "FROM", "WHERE", "GROUP", "HAVING", "ORDER", "LIMIT");
  private static final Set<String> SET_OPERATIONS = Set.of("UNION", "INTERSECT", "EXCEPT");
  private static final Set<String> AGGREGATES = Set.of("MAX", "MIN", "COUNT", "SUM", "AVG");

  static QueryShape of(String sql) {
    try {
      return of(SqlLexer.tokens(Dialect.SQLITE, sql));
    } catch (RefusedSqlException unreadable) {
      return new QueryShape(0, 0, 0);
    }
  }

  private static QueryShape of(List<SqlToken> tokens) {
    Map<String, List<SqlToken>> clauses = new HashMap<>();
    boolean combined = split(tokens, clauses);
    List<SqlToken> from = clauses.getOrDefault("FROM", List.of());
    Conditions joins = Conditions.ofJoins(from);
    Conditions where = Conditions.of(clauses.getOrDefault("WHERE", List.of()));
    Conditions having = Conditions.of(clauses.getOrDefault("HAVING", List.of()));
    int components =
        present(clauses, "WHERE")
            + present(clauses, "GROUP")
            + present(clauses, "ORDER")
            + present(clauses, "LIMIT")
            + Conditions.joins(from)
            + joins.ors()
            + where.ors()
            + having.ors()
            + joins.likes()
            + where.likes()
            + having.likes();
    int nested = joins.nested() + where.nested() + having.nested() + (combined ? 1 : 0);
    return new QueryShape(components, nested, others(clauses, where, having));
  }

  private static int others(
      Map<String, List<SqlToken>> clauses, Conditions where, Conditions having) {
    List<List<SqlToken>> selected = items(clauses.getOrDefault("SELECT", List.of()));
    List<List<SqlToken>> grouped = items(clauses.getOrDefault("GROUP", List.of()));
    // the script's count of aggregates takes NOT, and AND or OR of HAVING, for aggregates
    long aggregates =
        selected.stream().filter(QueryShape::isAggregate).count()
            + grouped.stream().filter(QueryShape::isAggregate).count()
            + aggregateCalls(clauses.getOrDefault("ORDER", List.of()))
            + where.negations()
            + having.negations()
            + having.connectives();
    return (aggregates > 1 ? 1 : 0)
        + (selected.size() > 1 ? 1 : 0)
        + (where.connectives() > 0 ? 1 : 0)
        + (grouped.size() > 1 ? 1 : 0);
  }

  /**
   * Puts the tokens of the first SELECT into its clauses; whether a set operation follows it. What
   * comes before, tables of a WITH, is left out.
   */
  private static boolean split(List<SqlToken> tokens, Map<String, List<SqlToken>> clauses) {
    int at = firstSelect(tokens);
    int depth = 0;
    String clause = "";
    for (; at < tokens.size() && depth >= 0; at++) {
      SqlToken token = tokens.get(at);
      String word = word(token);
      depth += token.isSymbol('(') ? 1 : token.isSymbol(')') ? -1 : 0;
      if (depth == 0 && SET_OPERATIONS.contains(word)) {
        return true;
      }
      if (depth == 0 && CLAUSES.contains(word)) {
        clause = word;
        clauses.put(clause, new ArrayList<>());
      } else if (depth >= 0 && !token.isSymbol(';')) {
        clauses.computeIfAbsent(clause, _ -> new ArrayList<>()).add(token);
      }
    }
    return at < tokens.size() && SET_OPERATIONS.contains(word(tokens.get(at)));
  }

  /** The first SELECT outside parentheses; where there is none, the first at all. */
  private static int firstSelect(List<SqlToken> tokens) {
    int depth = 0;
    int first = tokens.size();
    for (int at = 0; at < tokens.size(); at++) {
      SqlToken token = tokens.get(at);
      depth += token.isSymbol('(') ? 1 : token.isSymbol(')') ? -1 : 0;
      if (token.isWord("SELECT")) {
        if (depth == 0 && (first == tokens.size() || tokens.getFirst().isWord("WITH"))) {
          return at;
        }
        first = Math.min(first, at);
      }
    }
    return first;
  }

  private static String word(SqlToken token) {
    return token.kind() == SqlToken.Kind.WORD
        ? token.text().toUpperCase(java.util.Locale.ROOT)
        : "";
  }

  private static int present(Map<String, List<SqlToken>> clauses, String clause) {
    return clauses.containsKey(clause) ? 1 : 0;
  }

  private static List<List<SqlToken>> items(List<SqlToken> clause) {
    List<List<SqlToken>> items = new ArrayList<>();
    int depth = 0;
    for (SqlToken token : clause) {
      depth += token.isSymbol('(') ? 1 : token.isSymbol(')') ? -1 : 0;
      if (items.isEmpty() || (depth == 0 && token.isSymbol(','))) {
        items.add(new ArrayList<>());
      }
      if (!token.isSymbol(',') && !token.isWord("DISTINCT") && !token.isWord("BY")) {
        items.getLast().add(token);
      }
    }
    return items;
  }

  private static boolean isAggregate(List<SqlToken> item) {
    return item.size() > 1 && AGGREGATES.contains(word(item.get(0))) && item.get(1).isSymbol('(');
  }

  private static int aggregateCalls(List<SqlToken> clause) {
    int calls = 0;
    for (int at = 0; at + 1 < clause.size(); at++) {
      if (AGGREGATES.contains(word(clause.get(at))) && clause.get(at + 1).isSymbol('(')) {
        calls++;
      }
    }
    return calls;
  }
}
