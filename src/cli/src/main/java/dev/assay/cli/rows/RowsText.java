package dev.assay.cli.rows;

import dev.assay.catalog.ReadRows;
import dev.assay.table.TableText;
import java.io.PrintWriter;

/** Rows as a table for people. */
public final class RowsText {

  private RowsText() {}

  /** Prints the rows under a line that says how many there are. */
  public static void print(PrintWriter out, ReadRows.Some rows) {
    int count = rows.table().rowCount();
    String counted = count == 1 ? "1 row" : "%,d rows".formatted(count);
    out.println(
        rows.complete()
            ? "On your database it gives %s:".formatted(counted)
            : "On your database it gives more than is shown; the first %s:".formatted(counted));
    TableText.aligned(rows.table(), count).lines().forEach(line -> out.println("  " + line));
  }
}
