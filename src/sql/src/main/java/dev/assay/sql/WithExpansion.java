package dev.assay.sql;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Counts what a query becomes when its WITH tables are put where they are named. Forty tables that
 * each name the one before twice make 2^40 copies, which engines write out while they prepare, when
 * nothing can stop them yet. Where a name stands for several tables, the largest counts.
 */
final class WithExpansion {

  private static final long MOST = 500;

  private final SqlTokens query;
  private final List<Integer> references;
  private final Map<String, List<Body>> bodies = new HashMap<>();
  private final Map<Body, Long> sizes = new IdentityHashMap<>();
  private final Set<Body> underWay = new HashSet<>();

  /** Where a WITH table's query begins and ends, and the parentheses within which it is known. */
  private record Body(int start, int end, int knownFrom, int knownTo) {}

  private WithExpansion(List<SqlToken> query) {
    this.query = new SqlTokens(query);
    this.references = TableReferences.in(query).positions();
    for (int index = 1; index < query.size(); index++) {
      findBody(index);
    }
  }

  static boolean isExcessive(List<SqlToken> query) {
    if (query.stream().noneMatch(token -> token.isWord("WITH"))) {
      return false;
    }
    WithExpansion expansion = new WithExpansion(query);
    return expansion.size(0, query.size()) > MOST;
  }

  /** Takes down the body of {@code name [(columns)] AS [[NOT] MATERIALIZED] ( … )}. */
  private void findBody(int index) {
    SqlToken before = query.at(index - 1);
    if (!(query.at(index).isName() || query.at(index).kind() == SqlToken.Kind.STRING)
        || !(before.isWord("WITH") || before.isWord("RECURSIVE") || before.isSymbol(','))) {
      return;
    }
    int at = index + 1;
    if (query.isSymbol(at, '(')) {
      at = afterClosing(at);
    }
    if (!query.isWord(at, "AS")) {
      return;
    }
    at++;
    while (query.isWord(at, "NOT") || query.isWord(at, "MATERIALIZED")) {
      at++;
    }
    if (query.isSymbol(at, '(')) {
      int opening = opening(index);
      bodies
          .computeIfAbsent(name(index), _ -> new ArrayList<>())
          .add(new Body(at + 1, afterClosing(at), opening, afterClosing(opening)));
    }
  }

  /** The number of tables named between the two positions, and in what they stand for. */
  private long size(int start, int end) {
    long size = 0;
    for (int reference : references) {
      if (reference >= start && reference < end && size <= MOST) {
        size = Math.min(size + 1 + sizeAt(reference), MOST + 1);
      }
    }
    return size;
  }

  private long sizeAt(int reference) {
    long largest = 0;
    for (Body body : bodies.getOrDefault(name(reference), List.of())) {
      if (reference >= body.knownFrom() && reference < body.knownTo()) {
        largest = Math.max(largest, size(body));
      }
    }
    return largest;
  }

  private long size(Body body) {
    Long known = sizes.get(body);
    if (known != null) {
      return known;
    }
    if (underWay.size() > MOST) {
      return MOST + 1; // each of those under way names the next one
    }
    if (!underWay.add(body)) {
      return 0; // recursive: computed row by row, not written out
    }
    long size = size(body.start(), body.end());
    underWay.remove(body);
    sizes.put(body, size);
    return size;
  }

  private String name(int index) {
    return FunctionRules.folded(query.at(index).text());
  }

  /** The position of the parenthesis that is open there; -1 at the top level. */
  private int opening(int position) {
    int depth = 0;
    for (int index = position - 1; index >= 0; index--) {
      if (query.at(index).isSymbol(')')) {
        depth++;
      } else if (query.at(index).isSymbol('(') && depth-- == 0) {
        return index;
      }
    }
    return -1;
  }

  /** The position behind the parenthesis that closes the one there; the end for the top level. */
  private int afterClosing(int opening) {
    int depth = 0;
    for (int index = Math.max(0, opening); opening >= 0 && index < query.size(); index++) {
      if (query.at(index).isSymbol('(')) {
        depth++;
      } else if (query.at(index).isSymbol(')') && --depth == 0) {
        return index + 1;
      }
    }
    return query.size();
  }
}
