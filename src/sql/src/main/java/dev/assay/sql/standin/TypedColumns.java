package dev.assay.sql.standin;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.TestTable;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Names of the tables' columns, in lower case, by their declared types in upper case.
 *
 * @param given names that the query gives to something itself
 */
record TypedColumns(List<TestTable> tables, Set<String> given) {

  /** Names that only columns of this type have, and that the query gives to nothing else. */
  Set<String> only(Pattern type) {
    Set<String> all = any(type);
    all.removeAll(given);
    tables.stream()
        .flatMap(table -> table.definition().columns().stream())
        .filter(column -> !isOf(column, type))
        .forEach(column -> all.remove(column.name().toLowerCase(Locale.ROOT)));
    return all;
  }

  /** Names that a column of this type has. */
  Set<String> any(Pattern type) {
    return tables.stream()
        .flatMap(table -> table.definition().columns().stream())
        .filter(column -> isOf(column, type))
        .map(column -> column.name().toLowerCase(Locale.ROOT))
        .collect(Collectors.toSet());
  }

  private static boolean isOf(ColumnDefinition column, Pattern type) {
    return type.matcher(column.declaredType().strip().toUpperCase(Locale.ROOT)).matches();
  }
}
