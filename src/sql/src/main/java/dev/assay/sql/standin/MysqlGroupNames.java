package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;

import dev.assay.sql.SqlToken;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TestTable;
import java.util.List;
import java.util.Set;

/**
 * Names in {@code GROUP BY} that are a column's, and another value's in the list of SELECT as well:
 * MySQL groups by the column, and H2 by the value. Where nothing else reads the name, the value
 * loses it, and is ordered by its place.
 */
final class MysqlGroupNames {

  private static final Set<String> BEHIND_GROUP =
      Set.of("HAVING", "ORDER", "LIMIT", "UNION", "EXCEPT", "INTERSECT", "WINDOW");

  private final Tokens tokens;
  private final List<TableDefinition> tables;

  MysqlGroupNames(Tokens tokens, List<TestTable> tables) {
    this.tokens = tokens;
    this.tables = tables.stream().map(TestTable::definition).toList();
  }

  void rewrite() throws UnfitSqlException {
    for (int index = tokens.size() - 1; index > 0; index--) {
      if (tokens.isWord(index, "GROUP") && tokens.isWord(index + 1, "BY")) {
        group(index);
      }
    }
  }

  private void group(int group) throws UnfitSqlException {
    int select = select(group);
    int from = select < 0 ? -1 : from(select, group);
    if (from < 0) {
      return;
    }
    int behind = tokens.next(group + 2, BEHIND_GROUP);
    List<List<SqlToken>> items = tokens.elements(select + 1, from - 1);
    int end = select + 1;
    for (int place = 0; place < items.size(); place++) {
      List<SqlToken> item = items.get(place);
      end += item.size() + 1;
      SqlToken name = item.getLast();
      boolean meant =
          isNamed(item)
              && isKey(group + 2, behind, name)
              && isColumn(from, group, name)
              && !isItself(item, name);
      if (meant) {
        unname(select, end - 2, behind, place + 1);
      }
    }
  }

  /** Whether a name of its own stands behind what is selected. */
  static boolean isNamed(List<SqlToken> item) {
    int before = item.size() - 2;
    return before >= 0
        && item.getLast().isName()
        && (item.get(before).isWord("AS") || MysqlOperators.isOperandEnd(new Tokens(item), before));
  }

  /** Whether the item is the column under its own name. */
  private static boolean isItself(List<SqlToken> item, SqlToken name) {
    int last = item.get(item.size() - 2).isWord("AS") ? item.size() - 3 : item.size() - 2;
    boolean bare = last == 0 || (last == 2 && item.get(1).isSymbol('.'));
    return bare && item.get(last).isName() && isSame(item.get(last), name);
  }

  private static boolean isSame(SqlToken one, SqlToken other) {
    return one.text().equalsIgnoreCase(other.text());
  }

  private int select(int group) {
    int depth = 0;
    for (int index = group - 1; index >= 0; index--) {
      depth += tokens.isSymbol(index, ')') ? 1 : tokens.isSymbol(index, '(') ? -1 : 0;
      if (depth < 0) {
        return -1;
      }
      if (depth == 0 && tokens.isWord(index, "SELECT")) {
        return index;
      }
    }
    return -1;
  }

  private int from(int select, int group) {
    int from = tokens.next(select + 1, Set.of("FROM"));
    return from < group ? from : -1;
  }

  private boolean isKey(int first, int end, SqlToken name) {
    return tokens.elements(first, end - 1).stream()
        .anyMatch(key -> key.size() == 1 && isSame(key.getFirst(), name));
  }

  /** Whether a table that is read there has such a column. */
  private boolean isColumn(int from, int group, SqlToken name) {
    List<SqlToken> source = tokens.copy(from, group);
    return tables.stream()
        .filter(table -> table.column(name.text()).isPresent())
        .anyMatch(
            table ->
                source.stream()
                    .anyMatch(
                        token -> token.isName() && token.text().equalsIgnoreCase(table.name())));
  }

  private void unname(int select, int name, int behind, int place) throws UnfitSqlException {
    SqlToken alias = tokens.at(name);
    int end = tokens.next(behind, Set.of("LIMIT", "UNION", "EXCEPT", "INTERSECT"));
    boolean inner = select > 0;
    for (int index = behind; index < end; index++) {
      if (tokens.at(index).isName() && isSame(tokens.at(index), alias)) {
        boolean key =
            !tokens.isSymbol(index - 1, '.')
                && (tokens.isWord(index - 1, "BY") || tokens.isSymbol(index - 1, ','))
                && (index + 1 >= end
                    || tokens.isSymbol(index + 1, ",;")
                    || tokens.isWord(index + 1, Set.of("ASC", "DESC")))
                && tokens.isWord(behind, "ORDER");
        if (!key) {
          inner = true;
        } else {
          tokens.replace(index, index, Tokens.of(String.valueOf(place)));
        }
      }
    }
    if (inner) {
      throw lacking("GROUP BY '%s', a column's name and another value's,".formatted(alias.text()));
    }
    SqlToken other = new SqlToken(SqlToken.Kind.QUOTED_NAME, alias.text() + " ", -1, -1);
    tokens.replace(name, name, List.of(other));
  }
}
