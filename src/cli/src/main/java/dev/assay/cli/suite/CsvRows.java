package dev.assay.cli.suite;

import dev.assay.cli.BoundedFile;
import dev.assay.cli.UsageException;
import dev.assay.table.Binary;
import dev.assay.table.Table;
import dev.assay.table.TableText;
import dev.assay.table.ValueType;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.CSVRecord;
import org.apache.commons.csv.QuoteMode;
import org.jspecify.annotations.Nullable;

/**
 * Rows in a file of a suite: a header, text in quotes, and nothing between two commas for NULL, so
 * that an empty text is told from it. What cells are beyond text is said in question.yaml.
 */
final class CsvRows {

  private static final int LARGEST = 16 << 20;

  private static final CSVFormat FORMAT =
      CSVFormat.DEFAULT
          .builder()
          .setQuoteMode(QuoteMode.NON_NUMERIC)
          .setRecordSeparator('\n')
          .setIgnoreEmptyLines(false)
          .get();

  private static final Pattern WHOLE = Pattern.compile("-?(0|[1-9]\\d{0,399})");
  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?");

  private CsvRows() {}

  /** The table as text. */
  static String text(Table table) {
    StringWriter out = new StringWriter();
    try {
      CSVPrinter printer = new CSVPrinter(out, FORMAT);
      printer.printRecord(table.columnNames());
      for (List<@Nullable Object> row : table.rows()) {
        for (Object value : row) {
          printer.print(cell(value));
        }
        printer.println();
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return out.toString();
  }

  private static @Nullable Object cell(@Nullable Object value) {
    return switch (value) {
      case null -> null;
      case Number number -> number;
      case Binary binary -> binary.hex();
      default -> value.toString();
    };
  }

  /**
   * The rows of a file.
   *
   * @param values what the cells of a column of that name are; null lets them be told by how they
   *     are written
   * @throws UsageException naming the file, and the line that cannot be read
   */
  static Table read(Path file, Function<String, @Nullable ValueType> values) {
    try {
      String text = BoundedFile.text(file, LARGEST, "rows");
      try (CSVParser parser = CSVParser.parse(text, FORMAT)) {
        return table(file, parser, values);
      }
    } catch (IOException | UncheckedIOException unreadable) {
      throw new UsageException(
          "cannot read '%s' as CSV in UTF-8: %s".formatted(file, unreadable.getMessage()),
          unreadable);
    }
  }

  private static Table table(
      Path file, CSVParser parser, Function<String, @Nullable ValueType> values) {
    List<String> names = List.of();
    List<List<@Nullable String>> cells = new ArrayList<>();
    for (CSVRecord line : parser) {
      if (names.isEmpty()) {
        names = line.toList();
      } else if (line.size() == names.size()) {
        cells.add(line.toList());
      } else {
        throw new UsageException(
            "'%s', line %d: %d cells where there are %d columns"
                .formatted(file, parser.getCurrentLineNumber(), line.size(), names.size()));
      }
    }
    if (names.isEmpty()) {
      throw new UsageException("'%s' is empty: its first line names the columns".formatted(file));
    }
    return Table.ofValues(names, typed(file, names, cells, values));
  }

  private static List<List<@Nullable Object>> typed(
      Path file,
      List<String> names,
      List<List<@Nullable String>> cells,
      Function<String, @Nullable ValueType> values) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    cells.forEach(_ -> rows.add(new ArrayList<>()));
    for (int column = 0; column < names.size(); column++) {
      ValueType said = values.apply(names.get(column));
      ValueType type = said == null ? written(cells, column) : said;
      for (int row = 0; row < rows.size(); row++) {
        rows.get(row).add(typed(file, names.get(column), type, cells.get(row).get(column)));
      }
    }
    return rows;
  }

  /** As {@code 007} is a code, it stays text. */
  private static ValueType written(List<List<@Nullable String>> cells, int column) {
    boolean whole = true;
    for (List<@Nullable String> row : cells) {
      String cell = row.get(column);
      if (cell != null && !NUMBER.matcher(cell).matches()) {
        return ValueType.TEXT;
      }
      whole = whole && (cell == null || WHOLE.matcher(cell).matches());
    }
    return whole ? ValueType.INTEGER : ValueType.REAL;
  }

  private static @Nullable Object typed(
      Path file, String column, ValueType type, @Nullable String cell) {
    if (cell == null) {
      return null;
    }
    try {
      return switch (type) {
        case TEXT, ANY -> cell;
        case BOOLEAN -> flag(cell);
        case INTEGER -> new BigInteger(cell);
        case REAL -> real(cell);
        case DATE -> LocalDate.parse(cell);
        case TIME -> LocalTime.parse(cell);
        case TIMESTAMP -> LocalDateTime.parse(cell.replace(' ', 'T'));
        case BINARY -> new Binary(cell);
      };
    } catch (DateTimeException | NumberFormatException unfit) {
      throw new UsageException(
          "'%s': %s in column '%s' is no %s".formatted(file, TableText.value(cell), column, type),
          unfit);
    }
  }

  private static Object real(String cell) {
    return switch (cell) {
      case "Infinity", "-Infinity" -> Double.valueOf(cell);
      default -> new BigDecimal(cell).doubleValue();
    };
  }

  private static Boolean flag(String cell) {
    return switch (cell) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new NumberFormatException();
    };
  }
}
