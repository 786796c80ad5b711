package dev.assay.sql.standin;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.TestTable;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Names of columns, in lower case, that are of one kind in all tables that have them. */
final class MysqlColumns {

  private static final Pattern UNSIGNED = Pattern.compile(".*\\bUNSIGNED\\b.*|YEAR\\b.*");
  private static final Pattern FRACTIONAL =
      Pattern.compile("(DECIMAL|DEC|NUMERIC|FLOAT|DOUBLE|REAL)\\b.*");
  private static final Pattern TEXT =
      Pattern.compile("(N?(VAR)?CHAR|CHARACTER|(TINY|MEDIUM|LONG)?TEXT)\\b.*");
  private static final Pattern DAY = Pattern.compile("DATE");
  private static final Pattern TIME = Pattern.compile("TIME\\b.*");

  private MysqlColumns() {}

  static Set<String> unsigned(List<TestTable> tables) {
    Set<String> unsigned = of(tables, UNSIGNED);
    unsigned.removeAll(any(tables, FRACTIONAL));
    return unsigned;
  }

  static Set<String> texts(List<TestTable> tables) {
    return of(tables, TEXT);
  }

  static Set<String> days(List<TestTable> tables) {
    return of(tables, DAY);
  }

  static Set<String> times(List<TestTable> tables) {
    return of(tables, TIME);
  }

  private static Set<String> of(List<TestTable> tables, Pattern type) {
    Set<String> all = any(tables, type);
    tables.stream()
        .flatMap(table -> table.definition().columns().stream())
        .filter(column -> !isOf(column, type))
        .forEach(column -> all.remove(column.name().toLowerCase(Locale.ROOT)));
    return all;
  }

  private static Set<String> any(List<TestTable> tables, Pattern type) {
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
