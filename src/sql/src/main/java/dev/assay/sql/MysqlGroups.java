package dev.assay.sql;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Groups by a key, which fixes all columns of its table: MySQL lets a query select these, but test
 * tables have no keys there, and MariaDB can only be as strict as with every column or not at all.
 */
final class MysqlGroups {

  private static final Pattern REFUSED =
      Pattern.compile(
          ".*'(?:[^'.]+\\.)?([^'.]+)\\.[^'.]+'(?: isn't in GROUP BY| which is not functionally).*");

  /** How MySQL refuses a column beside an aggregate, which a condition on a key may fix. */
  private static final String WITHOUT_GROUPS = "In aggregated query without GROUP BY";

  private static final Set<String> AFTER_GROUP =
      Set.of("HAVING", "ORDER", "LIMIT", "WINDOW", "UNION", "EXCEPT", "INTERSECT", "WITH");

  private MysqlGroups() {}

  /** Whether the column that the server refuses is of a table by whose key the query groups. */
  static boolean isByKey(List<SqlToken> query, List<TestTable> tables, String message) {
    Matcher refused = REFUSED.matcher(message);
    if (!refused.matches()) {
      return false;
    }
    String name = refused.group(1);
    return tables.stream()
        .map(TestTable::definition)
        .filter(table -> table.name().equalsIgnoreCase(name) || isAlias(query, table, name))
        .anyMatch(table -> fixing(table).anyMatch(key -> isGroupedBy(query, key)));
  }

  /**
   * Whether a key may fix the column that the server refuses, in a way that names do not show: by a
   * number, an alias, or the column of another table that equals it.
   */
  static boolean mayBeByKey(List<TestTable> tables, String message) {
    return (REFUSED.matcher(message).matches() || message.startsWith(WITHOUT_GROUPS))
        && tables.stream().anyMatch(table -> fixing(table.definition()).findAny().isPresent());
  }

  /** The keys that fix all columns of the table: the primary one, and unique ones without NULL. */
  private static Stream<List<String>> fixing(TableDefinition table) {
    Stream<List<String>> unique =
        table.uniqueKeys().stream()
            .map(UniqueKey::columns)
            .filter(
                columns ->
                    columns.stream()
                        .noneMatch(
                            name -> table.column(name).filter(c -> !c.nullable()).isEmpty()));
    return table.primaryKey().isEmpty()
        ? unique
        : Stream.concat(Stream.of(table.primaryKey()), unique);
  }

  private static boolean isAlias(List<SqlToken> query, TableDefinition table, String alias) {
    for (int index = 0; index + 1 < query.size(); index++) {
      if (is(query.get(index), table.name())) {
        int next = query.get(index + 1).isWord("AS") ? index + 2 : index + 1;
        if (next < query.size() && is(query.get(next), alias)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean is(SqlToken token, String name) {
    return token.isName() && token.text().equalsIgnoreCase(name);
  }

  private static boolean isGroupedBy(List<SqlToken> query, List<String> key) {
    for (int index = 0; index + 1 < query.size(); index++) {
      if (query.get(index).isWord("GROUP") && query.get(index + 1).isWord("BY")) {
        List<SqlToken> group = query.subList(index + 2, end(query, index + 2));
        boolean whole =
            key.stream().allMatch(column -> group.stream().anyMatch(token -> is(token, column)));
        if (whole) {
          return true;
        }
      }
    }
    return false;
  }

  private static int end(List<SqlToken> query, int start) {
    int depth = 0;
    for (int index = start; index < query.size(); index++) {
      SqlToken token = query.get(index);
      depth += token.isSymbol('(') ? 1 : token.isSymbol(')') ? -1 : 0;
      boolean word = token.kind() == SqlToken.Kind.WORD;
      if (depth < 0 || (depth == 0 && word && AFTER_GROUP.stream().anyMatch(token::isWord))) {
        return index;
      }
    }
    return query.size();
  }
}
