package dev.assay.evaluation.scores;

import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Cells of a CSV file as pandas' {@code read_csv} types them: a column is of whole numbers, of
 * numbers, of truths, or of texts; what stands for a missing value is none.
 */
public final class CsvCells {

  private static final Set<String> MISSING =
      Set.of(
          "",
          "#N/A",
          "#N/A N/A",
          "#NA",
          "-1.#IND",
          "-1.#QNAN",
          "-NaN",
          "-nan",
          "1.#IND",
          "1.#QNAN",
          "<NA>",
          "N/A",
          "NA",
          "NULL",
          "NaN",
          "None",
          "n/a",
          "nan",
          "null");

  private static final Pattern WHOLE = Pattern.compile("\\s*[+-]?\\d{1,18}\\s*");
  private static final Pattern NUMBER =
      Pattern.compile(
          "\\s*[+-]?(?:(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?|inf|Inf|INF|infinity|Infinity)\\s*");
  private static final Pattern TRUTH = Pattern.compile("True|TRUE|true|False|FALSE|false");

  private CsvCells() {}

  /** The table that these cells are. */
  public static Table read(List<String> names, List<List<String>> rows) {
    List<Function<String, Object>> readers = new ArrayList<>();
    for (int column = 0; column < names.size(); column++) {
      readers.add(reader(column, rows));
    }
    List<List<@Nullable Object>> values = new ArrayList<>(rows.size());
    for (List<String> row : rows) {
      List<@Nullable Object> read = new ArrayList<>(row.size());
      for (int column = 0; column < row.size(); column++) {
        String cell = row.get(column);
        read.add(MISSING.contains(cell) ? null : readers.get(column).apply(cell));
      }
      values.add(read);
    }
    return Table.ofValues(names, values);
  }

  private static Function<String, Object> reader(int column, List<List<String>> rows) {
    List<String> cells =
        rows.stream().map(row -> row.get(column)).filter(cell -> !MISSING.contains(cell)).toList();
    boolean complete = cells.size() == rows.size();
    if (complete && all(cells, WHOLE)) {
      return cell -> Long.valueOf(cell.strip());
    }
    if (all(cells, NUMBER)) {
      return CsvCells::number;
    }
    return complete && all(cells, TRUTH) ? cell -> cell.equalsIgnoreCase("true") : cell -> cell;
  }

  private static boolean all(List<String> cells, Pattern pattern) {
    return cells.stream().allMatch(cell -> pattern.matcher(cell).matches());
  }

  private static Object number(String cell) {
    String text = cell.strip();
    return text.toLowerCase(Locale.ROOT).contains("inf")
        ? (Object) (text.startsWith("-") ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY)
        : (Object) Double.valueOf(text);
  }
}
