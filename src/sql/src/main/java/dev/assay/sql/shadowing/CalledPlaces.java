package dev.assay.sql.shadowing;

import dev.assay.sql.SqlToken;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The names that a query's columns may be named with: of tables without an alias, and aliases. What
 * stands behind a parenthesis counts as one, although it may be the alias of a column.
 */
final class CalledPlaces {

  /**
   * Something that is called by that name.
   *
   * @param at the position of the name
   * @param scope the position of the SELECT that it belongs to
   */
  record Place(String name, int at, int scope) {}

  private final List<SqlToken> tokens;
  private final Set<Integer> tables;
  private final int[] scopes;
  private final List<Place> all = new ArrayList<>();

  CalledPlaces(List<SqlToken> tokens, List<TableName> tables, Names names) {
    this.tokens = tokens;
    this.scopes = scopes(tokens);
    this.tables = tables.stream().map(TableName::first).collect(Collectors.toSet());
    for (TableName table : tables) {
      boolean aliased = TableAlias.isAt(tokens, table.last() + 1);
      add(aliased ? behindAs(table.last() + 1) : table.last(), names);
    }
    for (int at = 0; at + 1 < tokens.size(); at++) {
      if (tokens.get(at).isSymbol(')') && TableAlias.isAt(tokens, at + 1)) {
        add(behindAs(at + 1), names);
      }
    }
  }

  private int behindAs(int at) {
    return tokens.get(at).isWord("AS") ? at + 1 : at;
  }

  private void add(int at, Names names) {
    if (at < tokens.size() && tokens.get(at).isName()) {
      all.add(new Place(names.compared(tokens.get(at)), at, scope(at)));
    }
  }

  /** Whether a table is named there. */
  boolean isTable(int position) {
    return tables.contains(position);
  }

  /** All that have that name. */
  List<Place> called(String compared) {
    return all.stream().filter(place -> place.name().equals(compared)).toList();
  }

  /**
   * The SELECT before the position that is in no parentheses of its own; -1 where there is none.
   */
  int scope(int position) {
    return scopes[position];
  }

  private static int[] scopes(List<SqlToken> tokens) {
    int[] scopes = new int[tokens.size()];
    Deque<Integer> outer = new ArrayDeque<>();
    int here = -1;
    for (int at = 0; at < scopes.length; at++) {
      scopes[at] = here;
      if (tokens.get(at).isSymbol('(')) {
        outer.push(here);
      } else if (tokens.get(at).isSymbol(')')) {
        here = outer.isEmpty() ? -1 : outer.pop();
      } else if (tokens.get(at).isWord("SELECT")) {
        here = at;
      }
    }
    return scopes;
  }
}
