package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;

import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Which expressions a query groups by together: one set after the other.
 *
 * @param name as the query writes them
 * @param sets each with its keys
 */
record GroupingSets(String name, List<List<List<SqlToken>>> sets) {

  private static final int MOST_SETS = 64;

  private static final Set<String> ALL = Set.of("ROLLUP", "CUBE", "GROUPING");

  /** Of {@code a, b WITH ROLLUP}: all, and one less each time. */
  static GroupingSets rollup(List<List<SqlToken>> keys) {
    return new GroupingSets("WITH ROLLUP", prefixes(keys.stream().map(List::of).toList()));
  }

  /** Whether one of the elements of GROUP BY stands for several sets. */
  static boolean areIn(List<List<SqlToken>> elements) {
    return elements.stream().anyMatch(GroupingSets::isCall);
  }

  private static boolean isCall(List<SqlToken> element) {
    Tokens tokens = new Tokens(element);
    return tokens.isWord(0, ALL) && (tokens.isSymbol(1, '(') || tokens.isWord(1, "SETS"));
  }

  /** Of the elements of GROUP BY: {@code a, ROLLUP (b, c)} groups by a together with each. */
  static GroupingSets of(List<List<SqlToken>> elements) throws UnfitSqlException {
    List<List<List<SqlToken>>> sets = List.of(List.of());
    String name = "";
    for (List<SqlToken> element : elements) {
      name = name.isEmpty() && isCall(element) ? name(element) : name;
      List<List<List<SqlToken>>> longer = new ArrayList<>();
      for (List<List<SqlToken>> before : sets) {
        for (List<List<SqlToken>> more : element(element)) {
          List<List<SqlToken>> both = new ArrayList<>(before);
          both.addAll(more);
          longer.add(both);
        }
      }
      if (longer.size() > MOST_SETS) {
        throw lacking("so many grouping sets");
      }
      sets = longer;
    }
    return new GroupingSets(name, sets);
  }

  private static String name(List<SqlToken> call) {
    String word = call.getFirst().text().toUpperCase(Locale.ROOT);
    return word.equals("GROUPING") ? "GROUPING SETS" : word;
  }

  private static List<List<List<SqlToken>>> element(List<SqlToken> element)
      throws UnfitSqlException {
    if (!isCall(element)) {
      return List.of(List.of(element));
    }
    Tokens tokens = new Tokens(element);
    int open = tokens.isWord(1, "SETS") ? 2 : 1;
    int close = tokens.closing(open);
    if (close < element.size() - 1) {
      throw lacking("%s behind %s".formatted(tokens.at(close + 1).text(), name(element)));
    }
    List<List<List<SqlToken>>> parts = new ArrayList<>();
    for (List<SqlToken> part : tokens.arguments(open)) {
      if (isCall(part)) {
        throw lacking("a grouping set within another");
      }
      Tokens inner = new Tokens(part);
      boolean several = inner.isSymbol(0, '(') && inner.closing(0) == part.size() - 1;
      parts.add(several ? inner.arguments(0) : List.of(part));
    }
    return tokens.isWord(0, "GROUPING")
        ? parts
        : tokens.isWord(0, "CUBE") ? cube(parts) : prefixes(parts);
  }

  private static List<List<List<SqlToken>>> prefixes(List<List<List<SqlToken>>> parts) {
    List<List<List<SqlToken>>> sets = new ArrayList<>();
    for (int size = parts.size(); size >= 0; size--) {
      sets.add(parts.subList(0, size).stream().flatMap(List::stream).toList());
    }
    return sets;
  }

  private static List<List<List<SqlToken>>> cube(List<List<List<SqlToken>>> parts)
      throws UnfitSqlException {
    if (1 << Math.min(parts.size(), Byte.SIZE) > MOST_SETS) {
      throw lacking("so many grouping sets");
    }
    List<List<List<SqlToken>>> sets = new ArrayList<>();
    for (int chosen = (1 << parts.size()) - 1; chosen >= 0; chosen--) {
      List<List<SqlToken>> set = new ArrayList<>();
      for (int part = 0; part < parts.size(); part++) {
        set.addAll((chosen >> part & 1) == 1 ? parts.get(part) : List.of());
      }
      sets.add(set);
    }
    return sets;
  }

  /** All keys, each once. */
  List<List<SqlToken>> keys() {
    List<List<SqlToken>> keys = new ArrayList<>();
    for (List<List<SqlToken>> set : sets) {
      set.stream().filter(key -> !isAmong(keys, key)).forEach(keys::add);
    }
    return keys;
  }

  /** The keys that the set leaves out. */
  List<List<SqlToken>> without(List<List<SqlToken>> set) {
    return keys().stream().filter(key -> !isAmong(set, key)).toList();
  }

  static boolean isAmong(List<List<SqlToken>> keys, List<SqlToken> key) {
    return keys.stream().anyMatch(each -> Rollup.isSame(each, key));
  }
}
