package dev.assay.sql.standin;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.TestTable;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Names of SQL Server's columns, in lower case, by their types.
 *
 * @param bits those of BIT alone
 * @param days those of DATE alone
 * @param great those of BIGINT alone
 * @param oddTexts those that become other texts on H2: moments, floats, bits and money
 */
record MssqlColumns(Set<String> bits, Set<String> days, Set<String> great, Set<String> oddTexts) {

  private static final Pattern BIT = Pattern.compile("BIT");
  private static final Pattern DAY = Pattern.compile("DATE");
  private static final Pattern GREAT = Pattern.compile("BIGINT\\b.*");
  private static final Pattern ODD =
      Pattern.compile("(BIT|(SMALL)?DATETIME2?|DATETIMEOFFSET|TIME|FLOAT|REAL|(SMALL)?MONEY)\\b.*");

  /**
   * Those of the tables.
   *
   * @param given names that the query gives to something itself
   */
  static MssqlColumns of(List<TestTable> tables, Set<String> given) {
    return new MssqlColumns(
        without(given, only(tables, BIT)),
        without(given, only(tables, DAY)),
        without(given, only(tables, GREAT)),
        any(tables, ODD));
  }

  private static Set<String> without(Set<String> given, Set<String> names) {
    names.removeAll(given);
    return names;
  }

  private static Set<String> only(List<TestTable> tables, Pattern type) {
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
