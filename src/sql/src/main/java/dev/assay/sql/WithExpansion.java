package dev.assay.sql;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Counts what a query becomes when its WITH tables are put where they are named. Forty tables that
 * each name the one before twice make 2^40 copies, which engines write out while they prepare, when
 * nothing can stop them yet.
 */
final class WithExpansion {

  private static final long MOST = 500;

  private final List<SqlToken> query;
  private final List<Integer> references;
  private final Map<String, Body> bodies = new HashMap<>();
  private final Map<String, Long> sizes = new HashMap<>();
  private final Set<String> underWay = new HashSet<>();

  /** Where a WITH table's query begins and ends. */
  private record Body(int start, int end) {}

  private WithExpansion(List<SqlToken> query) {
    this.query = query;
    this.references = TableReferences.in(query);
    for (int index = 1; index < query.size(); index++) {
      findBody(index);
    }
  }

  static boolean isExcessive(List<SqlToken> query) {
    WithExpansion expansion = new WithExpansion(query);
    return expansion.size(0, query.size()) > MOST;
  }

  /** Takes down the body of {@code name [(columns)] AS [[NOT] MATERIALIZED] ( … )}. */
  private void findBody(int index) {
    SqlToken before = query.get(index - 1);
    if (!query.get(index).isName()
        || !(before.isWord("WITH") || before.isWord("RECURSIVE") || before.isSymbol(','))) {
      return;
    }
    int at = index + 1;
    if (isSymbol(at, '(')) {
      at = afterClosing(at);
    }
    if (!isWord(at, "AS")) {
      return;
    }
    at++;
    while (isWord(at, "NOT") || isWord(at, "MATERIALIZED")) {
      at++;
    }
    if (isSymbol(at, '(')) {
      bodies.put(name(index), new Body(at + 1, afterClosing(at)));
    }
  }

  /** The number of tables named between the two positions, and in what they stand for. */
  private long size(int start, int end) {
    long size = 0;
    for (int reference : references) {
      if (reference >= start && reference < end) {
        size = Math.min(size + 1 + size(name(reference)), MOST + 1);
      }
    }
    return size;
  }

  private long size(String table) {
    Body body = bodies.get(table);
    if (body == null) {
      return 0;
    }
    Long known = sizes.get(table);
    if (known != null) {
      return known;
    }
    if (!underWay.add(table)) {
      return 0; // recursive: computed row by row, not written out
    }
    long size = size(body.start(), body.end());
    underWay.remove(table);
    sizes.put(table, size);
    return size;
  }

  private String name(int index) {
    return query.get(index).text().toLowerCase(Locale.ROOT);
  }

  private boolean isWord(int index, String word) {
    return index < query.size() && query.get(index).isWord(word);
  }

  private boolean isSymbol(int index, char symbol) {
    return index < query.size() && query.get(index).isSymbol(symbol);
  }

  /** The position behind the parenthesis that closes the one there. */
  private int afterClosing(int opening) {
    int depth = 0;
    for (int index = opening; index < query.size(); index++) {
      if (query.get(index).isSymbol('(')) {
        depth++;
      } else if (query.get(index).isSymbol(')') && --depth == 0) {
        return index + 1;
      }
    }
    return query.size();
  }
}
