package dev.assay.sql;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Names of tables and aliases in another case than they have: MySQL and MariaDB tell them by it,
 * but on Windows and macOS, and H2 in their place does not.
 */
final class TableCase {

  private TableCase() {}

  /** What the database says of the first one; empty where all are as they are written elsewhere. */
  static Optional<String> differing(List<SqlToken> query, List<TestTable> tables) {
    TableReferences references = TableReferences.in(query);
    SqlTokens tokens = new SqlTokens(query);
    Set<String> known = new HashSet<>();
    tables.forEach(table -> known.add(table.definition().name()));
    for (int index = 0; index < query.size(); index++) {
      boolean ofWith = tokens.isWord(index + 1, "AS") && tokens.isSymbol(index + 2, '(');
      boolean withColumns = query.get(index).isName() && tokens.isSymbol(index + 1, '(');
      if (references.isAlias(index) || tokens.isWord(index - 1, "AS") || ofWith || withColumns) {
        known.add(query.get(index).text());
      }
    }
    IntStream qualifiers =
        IntStream.range(0, query.size())
            .filter(
                index ->
                    query.get(index).isName()
                        && tokens.isSymbol(index + 1, '.')
                        && !tokens.isSymbol(index - 1, '.'));
    return IntStream.concat(references.positions().stream().mapToInt(index -> index), qualifiers)
        .mapToObj(index -> query.get(index).text())
        .filter(name -> !known.contains(name) && known.stream().anyMatch(name::equalsIgnoreCase))
        .findFirst()
        .map("Table '%s' doesn't exist: names of tables are told by their case"::formatted);
  }
}
