package dev.assay.sql;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Finds where a query names tables: behind FROM, JOIN, and the commas between them. */
final class TableReferences {

  private static final Set<String> ENDS_FROM =
      Set.of(
          "SELECT",
          "WHERE",
          "GROUP",
          "HAVING",
          "ORDER",
          "LIMIT",
          "OFFSET",
          "FETCH",
          "WINDOW",
          "UNION",
          "INTERSECT",
          "EXCEPT",
          "MINUS",
          "VALUES",
          "WITH");

  /** What is known within one pair of parentheses. */
  private record Place(boolean inFrom, boolean tableExpected) {}

  private final Deque<Place> outer = new ArrayDeque<>();
  private final List<Integer> found = new ArrayList<>();
  private Place here = new Place(false, false);

  private TableReferences() {}

  /** The positions of tokens that name tables, unqualified or not, in order. */
  static List<Integer> in(List<SqlToken> query) {
    TableReferences references = new TableReferences();
    for (int index = 0; index < query.size(); index++) {
      references.take(index, query.get(index));
    }
    return references.found;
  }

  private void take(int index, SqlToken token) {
    if (token.isSymbol('(')) {
      outer.push(new Place(here.inFrom(), false));
      here = here.tableExpected() ? here : new Place(false, false);
    } else if (token.isSymbol(')')) {
      here = outer.isEmpty() ? new Place(false, false) : outer.pop();
    } else if (token.isSymbol(',')) {
      here = new Place(here.inFrom(), here.inFrom());
    } else if (token.isWord("FROM") || token.isWord("JOIN")) {
      here = new Place(true, true);
    } else if (token.kind() == SqlToken.Kind.WORD
        && ENDS_FROM.contains(token.text().toUpperCase(Locale.ROOT))) {
      here = new Place(false, false);
    } else if (here.tableExpected() && token.isName() && !token.isWord("LATERAL")) {
      found.add(index);
      here = new Place(true, false);
    }
  }
}
