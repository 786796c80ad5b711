package dev.assay.agents;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A result as a model predicts it.
 *
 * @param rows of numbers, texts, truths and null, one for each column
 */
public record PredictedResult(List<String> columns, List<List<@Nullable Object>> rows) {

  private static final int MOST_COLUMNS = 50;
  private static final int MOST_ROWS = 200;
  private static final int LONGEST = 1_000;

  /**
   * Reads an answer: {@code {"columns": [name, …], "rows": [[value, …], …]}}.
   *
   * @throws IllegalArgumentException saying what is wrong with it
   */
  public static PredictedResult parse(String json) {
    JsonNode root = StrictJson.read(json);
    StrictJson.requireFields(root, "the answer", Set.of("columns", "rows"));
    JsonNode columns = root.get("columns");
    if (!columns.isArray() || columns.isEmpty() || columns.size() > MOST_COLUMNS) {
      throw new IllegalArgumentException(
          "'columns' must be an array of 1 to %d names".formatted(MOST_COLUMNS));
    }
    List<String> names = new ArrayList<>();
    columns.forEach(name -> names.add(StrictJson.text(name, "columns", LONGEST)));
    JsonNode rows = root.get("rows");
    if (!rows.isArray() || rows.size() > MOST_ROWS) {
      throw new IllegalArgumentException(
          "'rows' must be an array of at most %d rows".formatted(MOST_ROWS));
    }
    List<List<@Nullable Object>> parsed = new ArrayList<>();
    rows.forEach(row -> parsed.add(row(row, names.size())));
    return new PredictedResult(List.copyOf(names), Collections.unmodifiableList(parsed));
  }

  private static List<@Nullable Object> row(JsonNode row, int columns) {
    if (!row.isArray() || row.size() != columns) {
      throw new IllegalArgumentException(
          "each of 'rows' must be an array of %d values".formatted(columns));
    }
    List<@Nullable Object> cells = new ArrayList<>();
    row.forEach(cell -> cells.add(cell(cell)));
    return Collections.unmodifiableList(cells);
  }

  private static @Nullable Object cell(JsonNode cell) {
    if (cell.isNull()) {
      return null;
    }
    if (cell.isIntegralNumber() && cell.canConvertToLong()) {
      return cell.longValue();
    }
    if (cell.isNumber()) {
      return cell.doubleValue();
    }
    if (cell.isBoolean()) {
      return cell.booleanValue();
    }
    if (cell.isTextual() && cell.textValue().length() <= LONGEST) {
      return cell.textValue();
    }
    throw new IllegalArgumentException("values must be numbers, texts, truths or null");
  }
}
