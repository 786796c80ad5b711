package dev.assay.cli.rows;

import dev.assay.table.Binary;
import dev.assay.table.Table;
import dev.assay.table.TableText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.QuoteMode;
import org.jspecify.annotations.Nullable;

/**
 * Rows as CSV: a header, nothing between two commas for NULL, and text in quotes, so that an empty
 * text is told from NULL. What would steer a terminal is escaped; line breaks stay.
 */
public final class RowsCsv {

  private static final CSVFormat FORMAT =
      CSVFormat.DEFAULT
          .builder()
          .setQuoteMode(QuoteMode.NON_NUMERIC)
          .setRecordSeparator('\n')
          .get();

  private RowsCsv() {}

  /** Writes the table. */
  public static void print(Appendable out, Table table) {
    try {
      CSVPrinter printer = new CSVPrinter(out, FORMAT);
      printer.printRecord(table.columnNames().stream().map(RowsCsv::text).toList());
      for (List<@Nullable Object> row : table.rows()) {
        for (Object value : row) {
          printer.print(cell(value));
        }
        printer.println();
      }
      printer.flush();
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  private static @Nullable Object cell(@Nullable Object value) {
    return switch (value) {
      case null -> null;
      case String text -> text(text);
      case Number number -> number;
      case Binary binary -> binary.hex();
      default -> value.toString();
    };
  }

  private static String text(String text) {
    return text.lines().map(TableText::oneLine).collect(Collectors.joining("\n"))
        + (text.endsWith("\n") ? "\n" : "");
  }
}
