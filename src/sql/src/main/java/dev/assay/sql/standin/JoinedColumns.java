package dev.assay.sql.standin;

import dev.assay.sql.SqlToken;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TestTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Columns that {@code USING} makes of two: H2 takes their bare names for ambiguous. They are those
 * of the first table that has them, where no join keeps rows of its right side alone. Queries with
 * more than one SELECT are left as they are.
 */
final class JoinedColumns {

  private static final Set<String> OTHER_JOINS = Set.of("RIGHT", "FULL", "NATURAL");

  private static final Set<String> BEHIND_TABLE =
      Set.of(
          "JOIN",
          "INNER",
          "LEFT",
          "CROSS",
          "OUTER",
          "ON",
          "USING",
          "WHERE",
          "GROUP",
          "HAVING",
          "ORDER",
          "LIMIT",
          "WINDOW",
          "STRAIGHT_JOIN");

  private final Tokens tokens;
  private final List<TableDefinition> definitions;

  JoinedColumns(Tokens tokens, List<TestTable> tables) {
    this.tokens = tokens;
    this.definitions = tables.stream().map(TestTable::definition).toList();
  }

  void rewrite() {
    Set<Integer> others = new HashSet<>();
    Set<String> joined = new HashSet<>();
    for (int index = 0; index < tokens.size(); index++) {
      if (tokens.isWord(index, OTHER_JOINS) && !tokens.isSymbol(index + 1, '(')) {
        return;
      }
      if (tokens.isWord(index, "USING") && tokens.isSymbol(index + 1, '(')) {
        for (int at = index + 2; at < tokens.closing(index + 1); at++) {
          others.add(at);
          if (tokens.at(at).isName()) {
            joined.add(folded(tokens.at(at).text()));
          }
        }
      }
    }
    Optional<Map<String, TableDefinition>> sources =
        joined.isEmpty() || selects() != 1 ? Optional.empty() : sources(others);
    if (sources.isPresent() && !isAlias(joined)) {
      qualify(joined, others, sources.get());
    }
  }

  private long selects() {
    return tokens.all().stream().filter(token -> token.isWord("SELECT")).count();
  }

  private boolean isAlias(Set<String> joined) {
    for (int index = 1; index < tokens.size(); index++) {
      if (tokens.isWord(index - 1, "AS") && isOneOf(joined, index)) {
        return true;
      }
    }
    return false;
  }

  private boolean isOneOf(Set<String> names, int index) {
    return tokens.at(index).isName() && names.contains(folded(tokens.at(index).text()));
  }

  private boolean isOfCall(int from) {
    int open = from - 1;
    while (open > 0 && !tokens.isSymbol(open, '(')) {
      open = tokens.isSymbol(open, ')') ? tokens.opening(open) - 1 : open - 1;
    }
    return tokens.isWord(from, "FROM")
        && open > 0
        && tokens.isWord(open - 1, Set.of("EXTRACT", "TRIM", "SUBSTRING", "SUBSTR", "MID"));
  }

  /**
   * The tables by the names that the query has for them; empty where one is not a test table.
   *
   * @param others gets the places where these names are given
   */
  private Optional<Map<String, TableDefinition>> sources(Set<Integer> others) {
    Map<String, TableDefinition> sources = new LinkedHashMap<>();
    for (int index = 0; index < tokens.size(); index++) {
      if (isOfCall(index)) {
        continue; // EXTRACT(YEAR FROM x)
      }
      if (!tokens.isWord(index, "FROM")
          && !tokens.isWord(index, "JOIN")
          && !tokens.isWord(index, "STRAIGHT_JOIN")) {
        continue;
      }
      int table = index + 1;
      if (!tokens.isWithin(table) || !tokens.at(table).isName()) {
        return Optional.empty();
      }
      String name = tokens.at(table).text();
      Optional<TableDefinition> definition =
          definitions.stream().filter(each -> each.name().equalsIgnoreCase(name)).findFirst();
      int alias = tokens.isWord(table + 1, "AS") ? table + 2 : table + 1;
      boolean aliased =
          tokens.isWithin(alias)
              && tokens.at(alias).isName()
              && !tokens.isWord(alias, BEHIND_TABLE);
      int end = aliased ? alias + 1 : table + 1;
      if (definition.isEmpty() || tokens.isSymbol(end, ',')) {
        return Optional.empty();
      }
      others.add(table);
      others.add(end - 1);
      sources.put(aliased ? tokens.at(alias).text() : name, definition.get());
    }
    return Optional.of(sources);
  }

  private void qualify(
      Set<String> joined, Set<Integer> others, Map<String, TableDefinition> sources) {
    List<Integer> bare = new ArrayList<>();
    for (int index = 0; index < tokens.size(); index++) {
      if (isOneOf(joined, index)
          && !others.contains(index)
          && !tokens.isSymbol(index - 1, '.')
          && !tokens.isSymbol(index + 1, '.')
          && !tokens.isSymbol(index + 1, '(')) {
        bare.add(index);
      }
    }
    for (int index : bare.reversed()) {
      SqlToken column = tokens.at(index);
      sources.entrySet().stream()
          .filter(source -> source.getValue().column(column.text()).isPresent())
          .findFirst()
          .ifPresent(
              source ->
                  tokens.replace(
                      index,
                      index,
                      List.of(
                          new SqlToken(SqlToken.Kind.QUOTED_NAME, source.getKey(), -1, -1),
                          new SqlToken(SqlToken.Kind.SYMBOL, ".", -1, -1),
                          column)));
    }
  }

  private static String folded(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
