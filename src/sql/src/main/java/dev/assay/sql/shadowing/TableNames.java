package dev.assay.sql.shadowing;

import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlToken;
import dev.assay.sql.SqlTokens;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Finds every place at which a query may name a table, rather one too many than one too few: what
 * stands there and is neither a name nor a query is refused.
 */
final class TableNames {

  /** Words that end the tables behind a FROM, unless they are the alias of one. */
  private static final Set<String> ENDS_FROM =
      Set.of(
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
          "CONNECT",
          "START");

  /** Words between FROM and what stands there. */
  private static final Set<String> BEFORE_NAME = Set.of("LATERAL", "ONLY");

  /**
   * What is known within one pair of parentheses.
   *
   * @param query whether a SELECT stands there, so that a FROM is one of tables
   */
  private record Group(boolean query, boolean inFrom, boolean tableExpected) {

    static final Group NONE = new Group(false, false, false);
  }

  private final SqlTokens tokens;
  private final List<TableName> names = new ArrayList<>();
  private final Deque<Group> outer = new ArrayDeque<>();
  private Group here = Group.NONE;

  private TableNames(List<SqlToken> tokens) {
    this.tokens = new SqlTokens(tokens);
  }

  /**
   * The names, in their order.
   *
   * @throws UnshadowedException when something else stands where a table is expected
   */
  static List<TableName> in(List<SqlToken> tokens) throws UnshadowedException {
    TableNames found = new TableNames(tokens);
    int at = 0;
    while (at < tokens.size()) {
      at = found.take(at);
    }
    return found.names;
  }

  private int take(int at) throws UnshadowedException {
    SqlToken token = tokens.at(at);
    if (token.isSymbol('(')) {
      open(at);
    } else if (token.isSymbol(')')) {
      here = outer.isEmpty() ? Group.NONE : outer.pop();
    } else if (here.tableExpected()) {
      return expected(at, token);
    } else if (token.isSymbol(',')) {
      here = new Group(here.query(), here.inFrom(), here.inFrom());
    } else if (token.kind() == SqlToken.Kind.WORD && !tokens.isSymbol(at - 1, '.')) {
      word(at, token.text().toUpperCase(Locale.ROOT));
    }
    return at + 1;
  }

  /** Within parentheses there are tables as around them, a query, or an expression. */
  private void open(int at) {
    boolean tables = here.tableExpected() && !isQuery(at + 1);
    outer.push(new Group(here.query(), here.inFrom(), false));
    here = tables ? new Group(true, true, true) : Group.NONE;
  }

  private boolean isQuery(int at) {
    return tokens.isWord(at, "SELECT")
        || tokens.isWord(at, "WITH")
        || tokens.isWord(at, "VALUES")
        || tokens.isWord(at, "FROM");
  }

  private int expected(int at, SqlToken token) throws UnshadowedException {
    if (token.kind() == SqlToken.Kind.WORD
        && BEFORE_NAME.contains(token.text().toUpperCase(Locale.ROOT))) {
      return at + 1;
    }
    if (tokens.isWord(at, "TABLE") && tokens.isSymbol(at + 1, '(')) {
      return at + 1;
    }
    if (tokens.isWord(at, "VALUES")) {
      here = new Group(here.query(), here.inFrom(), false);
      return at + 1;
    }
    if (!token.isName()) {
      throw new UnshadowedException(
          SqlFailure.Kind.NOT_EXECUTABLE,
          "'%s' stands where a table is expected, and no test table can stand for it"
              .formatted(token.text()));
    }
    int last = at;
    while (tokens.isSymbol(last + 1, '.')
        && last + 2 < tokens.size()
        && tokens.at(last + 2).isName()) {
      last += 2;
    }
    here = new Group(here.query(), here.inFrom(), false);
    if (!tokens.isSymbol(last + 1, '(')) {
      names.add(new TableName(at, last));
    } else if (last > at) {
      throw new UnshadowedException(
          SqlFailure.Kind.NOT_EXECUTABLE,
          "a function of a schema in a table's place (%s) may read tables"
              .formatted(tokens.at(last).text()));
    }
    return last + 1;
  }

  private void word(int at, String word) {
    if (word.equals("SELECT")) {
      here = new Group(true, false, false);
    } else if (word.equals("FROM")) {
      // EXTRACT(YEAR FROM d), a IS DISTINCT FROM b
      boolean compares =
          tokens.isWord(at - 1, "DISTINCT")
              && (tokens.isWord(at - 2, "IS") || tokens.isWord(at - 2, "NOT"));
      boolean first = at == 0 || tokens.isSymbol(at - 1, '(');
      if (!compares && (here.query() || first)) {
        here = new Group(true, true, true);
      }
    } else if (isJoin(at, word)) {
      here = new Group(true, true, true);
    } else if (word.equals("TABLE") && at + 1 < tokens.size() && tokens.at(at + 1).isName()) {
      here = new Group(here.query(), here.inFrom(), true);
    } else if (ENDS_FROM.contains(word) && !isAlias(at)) {
      here = new Group(here.query(), false, false);
    }
  }

  private boolean isJoin(int at, String word) {
    return word.equals("JOIN")
        || (word.equals("STRAIGHT_JOIN") && !isHint(at))
        || (word.equals("APPLY")
            && (tokens.isWord(at - 1, "CROSS") || tokens.isWord(at - 1, "OUTER")));
  }

  /** Whether it stands before what is selected; there no table can stand before it. */
  private boolean isHint(int at) {
    return tokens.isWord(at - 1, "SELECT")
        || tokens.isWord(at - 1, "DISTINCT")
        || tokens.isWord(at - 1, "ALL");
  }

  private boolean isAlias(int at) {
    return here.inFrom()
        && (tokens.isWord(at - 1, "AS")
            || tokens.isSymbol(at + 1, ',')
            || tokens.isSymbol(at + 1, ')')
            || at + 1 == tokens.size());
  }
}
