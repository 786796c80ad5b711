package dev.assay.cli.rows;

import dev.assay.catalog.ReadRows;
import dev.assay.table.TableText;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Rows as a table for people. */
public final class RowsText {

  private static final boolean SHOWS_BLOCKS =
      String.valueOf(System.getProperty("stdout.encoding"))
          .toUpperCase(Locale.ROOT)
          .startsWith("UTF");

  private RowsText() {}

  /** Prints the rows under a line that says how many there are, and a chart where they make one. */
  public static void print(PrintWriter out, ReadRows.Some rows) {
    int count = rows.table().rowCount();
    String counted = count == 1 ? "1 row" : "%,d rows".formatted(count);
    out.println(
        rows.complete()
            ? "On your database it gives %s:".formatted(counted)
            : "On your database it gives more than is shown; the first %s:".formatted(counted));
    TableText.aligned(rows.table(), count).lines().forEach(line -> out.println("  " + line));
    emptied(rows.emptiedBy()).ifPresent(why -> out.println("  " + why));
    RowsChart.of(rows.table())
        .ifPresent(
            chart -> {
              out.println();
              chart.lines(SHOWS_BLOCKS).forEach(line -> out.println("  " + line));
            });
  }

  /** Why rows tell nothing; empty where that is not known. */
  public static Optional<String> emptied(List<String> conditions) {
    return conditions.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "Without %s there would be rows: see what the database holds there."
                .formatted(
                    conditions.stream()
                        .map(TableText::oneLine)
                        .collect(Collectors.joining(", or without "))));
  }
}
