package dev.assay.catalog.glossary;

import dev.assay.sql.Dialect;
import dev.assay.sql.RefusedSqlException;
import dev.assay.sql.SqlLexer;
import dev.assay.sql.SqlToken;
import dev.assay.sql.SqlTokens;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the names of a semantic view stand for. Its expressions are made of each other, as {@code
 * SUM(net_amount)} or {@code orders.total / customers.number}; here they are written out down to
 * the columns.
 */
final class SnowflakeNames {

  private static final int DEEPEST = 5;

  /** Functions whose first argument names a part of dates. */
  private static final Set<String> DATE_PARTS_FIRST =
      Set.of(
          "DATEDIFF",
          "DATEADD",
          "DATE_PART",
          "DATE_TRUNC",
          "TIMEDIFF",
          "TIMEADD",
          "TIMESTAMPDIFF",
          "TIMESTAMPADD",
          "EXTRACT");

  private static final Set<String> DATE_PARTS = Set.of("YEAR", "QUARTER", "MONTH", "WEEK", "DAY");

  /** An expression of columns, and the tables that these are of. */
  record Written(String sql, Set<String> tables) {}

  private record Place(String table, String name) {

    static Place of(String table, String name) {
      return new Place(table.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
    }
  }

  private final Map<String, String> tables = new HashMap<>();
  private final Map<Place, String> expressions = new HashMap<>();

  /** A logical table, and the one of the database that it stands for. */
  void addTable(String name, String base) {
    tables.put(name.toLowerCase(Locale.ROOT), base);
  }

  /** An expression of a logical table; a name that is just its column stands for itself. */
  void add(String table, String name, String expression) {
    if (!expression.isEmpty() && !expression.equalsIgnoreCase(name)) {
      expressions.put(Place.of(table, name), expression);
    }
  }

  /** An expression of that table and name, written out. */
  Written written(String table, String name, String expression) {
    Set<String> used = new LinkedHashSet<>();
    String own = tables.get(table.toLowerCase(Locale.ROOT));
    if (own != null) {
      used.add(own);
    }
    return new Written(written(table, name, expression, used, 0), used);
  }

  private String written(
      String table, String name, String expression, Set<String> used, int depth) {
    SqlTokens tokens;
    try {
      tokens = new SqlTokens(SqlLexer.tokens(Dialect.SNOWFLAKE, expression));
    } catch (RefusedSqlException unreadable) {
      return expression;
    }
    StringBuilder sql = new StringBuilder();
    int copied = 0;
    for (int at = 0; at < tokens.size() && sql.length() <= Term.LONGEST_SQL; at++) {
      boolean isQualified = tokens.isName(at) && tokens.isSymbol(at + 1, '.');
      int last = isQualified && tokens.isName(at + 2) ? at + 2 : at;
      String of = last > at ? tokens.at(at).text() : table;
      if (!tokens.isName(last)
          || tokens.isSymbol(at - 1, '.')
          || tokens.isSymbol(last + 1, '(')
          || (last == at && isNoName(tokens, at))) {
        continue;
      }
      String replaced = replacement(Place.of(of, tokens.at(last).text()), table, name, used, depth);
      if (replaced != null) {
        sql.append(expression, copied, tokens.at(at).start()).append(replaced);
        copied = tokens.at(last).end();
      }
      at = last;
    }
    return sql.append(expression.substring(copied)).toString();
  }

  /** Whether the word is a type, a path, the name of a part of dates, or begins a literal. */
  private static boolean isNoName(SqlTokens tokens, int at) {
    boolean isType = tokens.isSymbol(at - 1, ':') || tokens.isWord(at - 1, "AS");
    boolean isLiteral =
        tokens.isKind(at, SqlToken.Kind.WORD) && tokens.isKind(at + 1, SqlToken.Kind.STRING);
    boolean isFirst =
        tokens.isSymbol(at - 1, '(')
            && DATE_PARTS_FIRST.stream().anyMatch(call -> tokens.isWord(at - 2, call));
    return isType || isLiteral || isFirst || isLastPart(tokens, at);
  }

  private static boolean isLastPart(SqlTokens tokens, int at) {
    if (!tokens.isSymbol(at - 1, ',') || !tokens.isSymbol(at + 1, ')')) {
      return false;
    }
    int open = tokens.opening(at + 1);
    boolean isPart = DATE_PARTS.contains(tokens.at(at).text().toUpperCase(Locale.ROOT));
    return isPart && (tokens.isWord(open - 1, "LAST_DAY") || tokens.isWord(open - 1, "TRUNC"));
  }

  /** What stands for a name; null where it is a column, or the name that is being told. */
  private @Nullable String replacement(
      Place place, String table, String name, Set<String> used, int depth) {
    String base = tables.get(place.table());
    if (base != null) {
      used.add(base);
    }
    String expression = expressions.get(place);
    if (expression == null || place.equals(Place.of(table, name)) || depth > DEEPEST) {
      return null;
    }
    return ModelFields.inParentheses(
        written(place.table(), place.name(), expression, used, depth + 1));
  }
}
