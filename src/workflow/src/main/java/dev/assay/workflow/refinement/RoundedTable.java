package dev.assay.workflow.refinement;

import dev.assay.table.Table;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A result with its numbers rounded to two decimals, as agreement is told by. */
final class RoundedTable {

  private static final int DECIMALS = 2;

  private RoundedTable() {}

  static Table of(Table table) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    for (List<@Nullable Object> row : table.rows()) {
      List<@Nullable Object> rounded = new ArrayList<>();
      row.forEach(value -> rounded.add(rounded(value)));
      rows.add(rounded);
    }
    return Table.ofValues(table.columnNames(), rows);
  }

  private static @Nullable Object rounded(@Nullable Object value) {
    return switch (value) {
      case Double number when Double.isFinite(number) -> rounded(BigDecimal.valueOf(number));
      case BigDecimal number -> rounded(number);
      case null, default -> value;
    };
  }

  private static Object rounded(BigDecimal number) {
    return number.setScale(DECIMALS, RoundingMode.HALF_UP);
  }
}
