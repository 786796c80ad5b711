package dev.assay.evaluation.scores;

import dev.assay.table.Binary;
import dev.assay.table.Table;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Spider 2.0's rule ({@code compare_pandas_table} of its {@code evaluate.py}): each wanted column
 * has a column of the answer with the same values, whatever its name and place, numbers within
 * 0.01. Columns are compared one by one, so that values may stand in other rows. The answer is read
 * as if it had been written to a CSV file, as the script does.
 */
public final class Spider2Score {

  /** How far apart numbers may be. */
  public static final double TOLERANCE = 0.01;

  private static final double RELATIVE = 1e-9;

  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");
  private static final DateTimeFormatter FRACTION =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSSSSS");

  /** As the script sorts: by Python's text. */
  private static final Comparator<@Nullable Object> BY_TEXT =
      Comparator.comparing(Spider2Score::text);

  private Spider2Score() {}

  /**
   * Compares two results.
   *
   * @param wanted the columns that the answer has to have, as {@link CsvCells} reads them
   * @param ordered whether the order of values within a column matters
   */
  public static ResultMatch match(Table wanted, Table given, boolean ordered) {
    List<List<@Nullable Object>> answers = columns(asCsv(given), ordered);
    return columns(wanted, ordered).stream()
            .allMatch(column -> answers.stream().anyMatch(answer -> same(column, answer)))
        ? ResultMatch.EQUAL
        : ResultMatch.DIFFERENT;
  }

  private static List<List<@Nullable Object>> columns(Table table, boolean ordered) {
    List<List<@Nullable Object>> columns = new ArrayList<>();
    for (int column = 0; column < table.columnCount(); column++) {
      List<@Nullable Object> values = new ArrayList<>(table.values(column));
      if (!ordered) {
        values.sort(BY_TEXT);
      }
      columns.add(values);
    }
    return columns;
  }

  private static boolean same(List<@Nullable Object> one, List<@Nullable Object> other) {
    return one.size() == other.size()
        && IntStream.range(0, one.size()).allMatch(at -> same(one.get(at), other.get(at)));
  }

  private static boolean same(@Nullable Object one, @Nullable Object other) {
    if (one == null || other == null) {
      return one == other;
    }
    if (one instanceof String || other instanceof String) {
      return one.equals(other);
    }
    double left = number(one);
    double right = number(other);
    double scale = Math.max(Math.abs(left), Math.abs(right));
    return left == right
        || (Double.isFinite(scale)
            && Math.abs(left - right) <= Math.max(RELATIVE * scale, TOLERANCE));
  }

  private static double number(Object value) {
    return switch (value) {
      case Boolean truth -> truth ? 1 : 0;
      case Number number -> number.doubleValue();
      default -> throw new IllegalArgumentException("no cell of a CSV file: " + value);
    };
  }

  private static String text(@Nullable Object value) {
    return switch (value) {
      case null -> "nan";
      case Double number -> PythonValues.repr(number);
      case Boolean truth -> truth ? "True" : "False";
      default -> value.toString();
    };
  }

  /** The result as a CSV file of it is read. */
  private static Table asCsv(Table table) {
    List<List<String>> rows = new ArrayList<>(table.rowCount());
    for (List<@Nullable Object> row : table.rows()) {
      List<String> cells = new ArrayList<>(row.size());
      row.forEach(value -> cells.add(cell(value)));
      rows.add(cells);
    }
    return CsvCells.read(table.columnNames(), rows);
  }

  private static String cell(@Nullable Object value) {
    return switch (value) {
      case null -> "";
      case LocalDateTime moment -> moment.format(moment.getNano() == 0 ? MOMENT : FRACTION);
      case Binary bytes -> bytes.hex();
      default -> text(value);
    };
  }
}
