package dev.assay.analysis.audit;

import dev.assay.table.CellEquality;
import dev.assay.table.Table;
import dev.assay.table.TableText;

/** A row that one result has and the other has not, for people. */
final class UnsharedRow {

  private UnsharedRow() {}

  static String of(Table result, Table other) {
    return result.rows().stream()
        .filter(row -> other.rows().stream().noneMatch(each -> CellEquality.equalRows(row, each)))
        .findFirst()
        .map(TableText::row)
        .orElseGet(() -> "%d rows".formatted(result.rowCount()));
  }
}
