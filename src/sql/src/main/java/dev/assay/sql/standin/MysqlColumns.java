package dev.assay.sql.standin;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.TestTable;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Names of columns, in lower case, that are of one kind in all tables that have them.
 *
 * @param given names that the query gives to something itself, which tell no type
 */
record MysqlColumns(List<TestTable> tables, Set<String> given) {

  private static final Pattern UNSIGNED = Pattern.compile(".*\\bUNSIGNED\\b.*|YEAR\\b.*");
  private static final Pattern FRACTIONAL =
      Pattern.compile("(DECIMAL|DEC|NUMERIC|FLOAT|DOUBLE|REAL)\\b.*");
  private static final Pattern TEXT =
      Pattern.compile("(N?(VAR)?CHAR|CHARACTER|(TINY|MEDIUM|LONG)?TEXT)\\b.*");
  private static final Pattern DAY = Pattern.compile("DATE");
  private static final Pattern TIME = Pattern.compile("TIME\\b.*");

  Set<String> unsigned() {
    Set<String> unsigned = of(UNSIGNED);
    unsigned.removeAll(any(FRACTIONAL));
    return unsigned;
  }

  Set<String> texts() {
    return of(TEXT);
  }

  Set<String> days() {
    return of(DAY);
  }

  Set<String> times() {
    return of(TIME);
  }

  private Set<String> of(Pattern type) {
    Set<String> all = any(type);
    all.removeAll(given);
    tables.stream()
        .flatMap(table -> table.definition().columns().stream())
        .filter(column -> !isOf(column, type))
        .forEach(column -> all.remove(column.name().toLowerCase(Locale.ROOT)));
    return all;
  }

  private Set<String> any(Pattern type) {
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
