package dev.assay.sql;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells where PostgreSQL takes {@code a.b} for a table or a column and calls no function {@code b}
 * on a row of {@code a}: it does so only if the query names tables {@code a} and they have no
 * column {@code b}. A look at tokens: where it cannot be sure, it says no.
 */
final class Qualifiers {

  /** PostgreSQL cuts names off there, in bytes. */
  private static final int LONGEST_NAME = 63;

  /** Of one character. */
  private static final int MOST_BYTES = 4;

  /** What PostgreSQL takes for a function among the tables without a parenthesis. */
  private static final Set<String> VALUES =
      Set.of(
          "CURRENT_CATALOG",
          "CURRENT_DATE",
          "CURRENT_ROLE",
          "CURRENT_SCHEMA",
          "CURRENT_TIME",
          "CURRENT_TIMESTAMP",
          "CURRENT_USER",
          "LOCALTIME",
          "LOCALTIMESTAMP",
          "SESSION_USER",
          "SYSTEM_USER",
          "USER");

  private final SqlTokens tokens;
  private final OwnCode own;

  /** What functions among the tables are called; null before it was asked for. */
  private @Nullable Set<String> namesOfFunctions;

  Qualifiers(SqlTokens tokens, OwnCode own) {
    this.tokens = tokens;
    this.own = own;
  }

  /** Whether the name there, which stands behind a dot, is for certain no function of a row. */
  boolean isNoCall(int index) {
    if (isBeforeDot(index) && (tokens.isName(index + 2) || tokens.isSymbol(index + 2, '*'))) {
      return true; // of a.b.c only the last can be a function
    }
    SqlToken column = tokens.at(index);
    if (!tokens.isName(index - 2) || own.ofAnyRow().contains(FunctionRules.folded(column.text()))) {
      return false;
    }
    SqlToken qualifier = tokens.at(index - 2);
    if (exact(qualifier).isEmpty()) {
      return false;
    }
    Set<String> tables =
        exact(column).map(name -> own.columns().getOrDefault(name, Set.of())).orElse(Set.of());
    for (int at = 0; at < tokens.size(); at++) {
      if (isSame(at, qualifier) && !isBeforeDot(at) && !isCalledIn(tables, at)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether the name there may stand behind a function among the tables, such as {@code t} of
   * {@code FROM generate_series(1, 2) t}: that is a value where it is one of a single column, and
   * what PostgreSQL calls on it takes no row.
   */
  boolean isOfFunction(int index) {
    if (!tokens.isName(index - 2)) {
      return false;
    }
    Set<String> names = namesOfFunctions;
    if (names == null) {
      names = namesOfFunctions();
      namesOfFunctions = names;
    }
    return names.contains(beginning(tokens.at(index - 2)));
  }

  private Set<String> namesOfFunctions() {
    Set<String> names = new HashSet<>();
    for (int at = 0; at < tokens.size(); at++) {
      if (tokens.isName(at)
          && (isFunction(at) || isFunction(tokens.isWord(at - 1, "AS") ? at - 2 : at - 1))) {
        names.add(beginning(tokens.at(at)));
      }
    }
    return names;
  }

  /** Whether a function among the tables ends there, or is named there without an alias. */
  private boolean isFunction(int at) {
    if (tokens.isKind(at, SqlToken.Kind.WORD)
        && VALUES.contains(tokens.at(at).text().toUpperCase(Locale.ROOT))) {
      return true;
    }
    int open = tokens.isSymbol(at, ')') ? tokens.opening(at) : at + 1;
    if (!tokens.isSymbol(open, '(') || !tokens.isName(open - 1)) {
      return false;
    }
    int first = open - 1;
    while (tokens.isSymbol(first - 1, '.') && tokens.isName(first - 2)) {
      first -= 2;
    }
    if (tokens.isWord(first, "FROM")) {
      return tokens.isWord(first - 1, "ROWS");
    }
    if (tokens.isWord(first, "JOIN") || tokens.isWord(first, "LATERAL")) {
      return false; // a query in parentheses
    }
    return tokens.isWord(first - 1, "FROM")
        || tokens.isWord(first - 1, "JOIN")
        || tokens.isWord(first - 1, "LATERAL")
        || tokens.isSymbol(first - 1, ',')
        || tokens.isSymbol(first - 1, '(');
  }

  /** What is left of a name in any case, since PostgreSQL cuts long ones. */
  private static String beginning(SqlToken name) {
    String folded = FunctionRules.folded(name.text());
    return folded.substring(0, Math.min(folded.length(), LONGEST_NAME / MOST_BYTES));
  }

  /** Whether the name there is one of the tables, or an alias of one without columns. */
  private boolean isCalledIn(Set<String> tables, int at) {
    int aliased = tokens.isWord(at - 1, "AS") ? at - 2 : at - 1;
    return !tokens.isSymbol(at + 1, '(') && (isTable(tables, at) || isTable(tables, aliased));
  }

  private boolean isTable(Set<String> tables, int last) {
    if (!tokens.isName(last)) {
      return false;
    }
    int first = last;
    while (tokens.isSymbol(first - 1, '.') && tokens.isName(first - 2)) {
      first -= 2;
    }
    boolean listed =
        tokens.isWord(first - 1, "FROM")
            || tokens.isWord(first - 1, "JOIN")
            || tokens.isSymbol(first - 1, ',');
    return listed
        && exact(tokens.at(last)).filter(tables::contains).isPresent()
        && !isWithTable(tokens.at(last));
  }

  /** Whether a WITH may have a table of that name: {@code name (…) AS (…)}. */
  private boolean isWithTable(SqlToken name) {
    for (int at = 0; at < tokens.size(); at++) {
      boolean body =
          tokens.isWord(at + 1, "AS")
              && (tokens.isSymbol(at + 2, '(')
                  || tokens.isWord(at + 2, "NOT")
                  || tokens.isWord(at + 2, "MATERIALIZED"));
      if (isSame(at, name) && (body || tokens.isSymbol(at + 1, '('))) {
        return true;
      }
    }
    return false;
  }

  /** The name as PostgreSQL keeps it; empty where that is not as plain as it is usually. */
  private static Optional<String> exact(SqlToken name) {
    String text = name.text();
    boolean quoted = name.kind() == SqlToken.Kind.QUOTED_NAME;
    boolean plain =
        text.indexOf('"') < 0
            && text.getBytes(StandardCharsets.UTF_8).length < LONGEST_NAME
            && (quoted || text.chars().allMatch(c -> c < 128));
    return plain ? Optional.of(quoted ? text : text.toLowerCase(Locale.ROOT)) : Optional.empty();
  }

  private boolean isSame(int index, SqlToken name) {
    return tokens.isName(index)
        && FunctionRules.folded(tokens.at(index).text()).equals(FunctionRules.folded(name.text()));
  }

  private boolean isBeforeDot(int index) {
    return tokens.isSymbol(index + 1, '.');
  }
}
