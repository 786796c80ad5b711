package dev.assay.catalog;

import dev.assay.sql.LostValues;
import dev.assay.table.TableText;
import java.util.LinkedHashMap;
import java.util.Map;

/** Counts the values of one table that could not be read, and tells of them column by column. */
final class LostOfTable implements LostValues {

  private static final int LONGEST = 200;

  private final String table;
  private final Map<String, Lost> columns = new LinkedHashMap<>();

  LostOfTable(String table) {
    this.table = table;
  }

  /** How many values of a column, and why the first of them. */
  private record Lost(long count, String reason) {}

  @Override
  public void lost(String column, String reason) {
    columns.merge(
        column, new Lost(1, reason), (before, _) -> new Lost(before.count() + 1, before.reason()));
  }

  /** Forgets what was counted, because the table is read once more. */
  void clear() {
    columns.clear();
  }

  /** A warning for each column that lost something. */
  void tell(ReadingListener listener) {
    columns.forEach(
        (column, lost) ->
            listener.warned(
                "%,d %s of column '%s' of '%s' cannot be read and %s left empty: %s"
                    .formatted(
                        lost.count(),
                        lost.count() == 1 ? "value" : "values",
                        column,
                        table,
                        lost.count() == 1 ? "is" : "are",
                        shown(lost.reason()))));
  }

  private static String shown(String reason) {
    String line = TableText.oneLine(reason);
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
  }
}
