package dev.assay.sql.shadowing;

import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlToken;
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

  private final List<SqlToken> tokens;
  private final List<TableName> names = new ArrayList<>();
  private final Deque<Group> outer = new ArrayDeque<>();
  private Group here = Group.NONE;

  private TableNames(List<SqlToken> tokens) {
    this.tokens = tokens;
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
    SqlToken token = tokens.get(at);
    if (token.isSymbol('(')) {
      open(at);
    } else if (token.isSymbol(')')) {
      here = outer.isEmpty() ? Group.NONE : outer.pop();
    } else if (here.tableExpected()) {
      return expected(at, token);
    } else if (token.isSymbol(',')) {
      here = new Group(here.query(), here.inFrom(), here.inFrom());
    } else if (token.kind() == SqlToken.Kind.WORD && !isSymbol(at - 1, '.')) {
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
    return isWord(at, "SELECT") || isWord(at, "WITH") || isWord(at, "VALUES") || isWord(at, "FROM");
  }

  private int expected(int at, SqlToken token) throws UnshadowedException {
    if (token.kind() == SqlToken.Kind.WORD
        && BEFORE_NAME.contains(token.text().toUpperCase(Locale.ROOT))) {
      return at + 1;
    }
    if (isWord(at, "TABLE") && isSymbol(at + 1, '(')) {
      return at + 1;
    }
    if (isWord(at, "VALUES")) {
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
    while (isSymbol(last + 1, '.') && last + 2 < tokens.size() && tokens.get(last + 2).isName()) {
      last += 2;
    }
    here = new Group(here.query(), here.inFrom(), false);
    if (!isSymbol(last + 1, '(')) {
      names.add(new TableName(at, last));
    } else if (last > at) {
      throw new UnshadowedException(
          SqlFailure.Kind.NOT_EXECUTABLE,
          "a function of a schema in a table's place (%s) may read tables"
              .formatted(tokens.get(last).text()));
    }
    return last + 1;
  }

  private void word(int at, String word) {
    if (word.equals("SELECT")) {
      here = new Group(true, false, false);
    } else if (word.equals("FROM")) {
      // EXTRACT(YEAR FROM d), a IS DISTINCT FROM b
      boolean compares =
          isWord(at - 1, "DISTINCT") && (isWord(at - 2, "IS") || isWord(at - 2, "NOT"));
      boolean first = at == 0 || isSymbol(at - 1, '(');
      if (!compares && (here.query() || first)) {
        here = new Group(true, true, true);
      }
    } else if (isJoin(at, word)) {
      here = new Group(true, true, true);
    } else if (word.equals("TABLE") && at + 1 < tokens.size() && tokens.get(at + 1).isName()) {
      here = new Group(here.query(), here.inFrom(), true);
    } else if (ENDS_FROM.contains(word) && !isAlias(at)) {
      here = new Group(here.query(), false, false);
    }
  }

  private boolean isJoin(int at, String word) {
    return word.equals("JOIN")
        || (word.equals("STRAIGHT_JOIN") && !isHint(at))
        || (word.equals("APPLY") && (isWord(at - 1, "CROSS") || isWord(at - 1, "OUTER")));
  }

  /** Whether it stands before what is selected; there no table can stand before it. */
  private boolean isHint(int at) {
    return isWord(at - 1, "SELECT") || isWord(at - 1, "DISTINCT") || isWord(at - 1, "ALL");
  }

  private boolean isAlias(int at) {
    return here.inFrom()
        && (isWord(at - 1, "AS")
            || isSymbol(at + 1, ',')
            || isSymbol(at + 1, ')')
            || at + 1 == tokens.size());
  }

  private boolean isWord(int index, String word) {
    return index >= 0 && index < tokens.size() && tokens.get(index).isWord(word);
  }

  private boolean isSymbol(int index, char symbol) {
    return index >= 0 && index < tokens.size() && tokens.get(index).isSymbol(symbol);
  }
}
