package dev.assay.benchmarks.dialects;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.RowOrder;
import dev.assay.table.Table;
import dev.assay.table.TableComparison;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A query, and what the real server made of it.
 *
 * @param rows its result; {@code null} where the server refused it
 */
public record Answer(String name, String sql, @Nullable Table rows) {

  private static final JsonMapper JSON =
      JsonMapper.builder().enable(JsonReadFeature.ALLOW_SINGLE_QUOTES).build();

  private static final Pattern BY_THE_DAY =
      Pattern.compile("(?i)\\b(current_date|current_timestamp|curdate|now)\\b");

  /** What an engine made of it, beside the server. */
  public enum Verdict {
    SAME,
    /** The same, with more digits of quotients and averages than the server gives. */
    MORE_DIGITS,
    DIFFERENT,
    /** Another result, on another day. */
    OF_ANOTHER_DAY,
    REFUSED_HERE,
    NOT_EXECUTABLE,
    ACCEPTED_WRONGLY,
    REFUSED_BY_BOTH
  }

  /** Reads a line of a file of answers. */
  public static Answer of(String line) throws JsonProcessingException {
    JsonNode node = JSON.readTree(line);
    boolean refused = node.path("outcome").asText().equals("refused");
    return new Answer(
        node.path(node.has("name") ? "name" : "id").asText(),
        node.path("sql").asText(),
        refused ? null : table(node.path("rows")));
  }

  private static Table table(JsonNode rows) {
    List<List<@Nullable Object>> cells = new ArrayList<>();
    int width = rows.isEmpty() ? 0 : rows.get(0).size();
    for (JsonNode row : rows) {
      List<@Nullable Object> values = new ArrayList<>();
      row.forEach(value -> values.add(cell(value)));
      cells.add(values);
    }
    List<String> names = new ArrayList<>();
    for (int column = 0; column < width; column++) {
      names.add("c" + column);
    }
    return Table.ofValues(names, cells);
  }

  /** An exact number within a list is written as a plain one. */
  private static JsonNode plain(JsonNode value) {
    if (value.isObject() && value.size() == 1 && value.has("n")) {
      return DecimalNode.valueOf(new BigDecimal(value.get("n").asText()));
    }
    if (!value.isArray()) {
      return value;
    }
    ArrayNode list = JSON.createArrayNode();
    value.forEach(item -> list.add(plain(item)));
    return list;
  }

  /** A time span of so many seconds, as engines' results have it. */
  private static String span(double seconds) {
    long whole = (long) Math.floor(seconds);
    long day = Math.floorMod(whole, 86_400L);
    return "%d days %02d:%02d:%02d"
        .formatted(Math.floorDiv(whole, 86_400L), day / 3600, day / 60 % 60, day % 60);
  }

  private static @Nullable Object cell(JsonNode value) {
    if (value.isObject() && value.size() == 1 && value.has("iv")) {
      return span(value.get("iv").asDouble());
    }
    if (value.isObject() && value.size() == 1 && value.has("a")) {
      return plain(value.get("a")).toString();
    }
    if (value.isObject() && value.size() == 1 && value.iterator().next().isTextual()) {
      String text = value.iterator().next().asText();
      switch (value.fieldNames().next()) {
        case "ts":
          return text.endsWith("+00:00")
              ? LocalDateTime.parse(text.substring(0, text.length() - 6))
              : LocalDateTime.parse(text);
        case "d":
          return LocalDate.parse(text);
        case "t":
          return LocalTime.parse(text);
        case "n":
          return text.equals("NaN") ? null : new BigDecimal(text);
        default:
      }
    }
    return value.isContainerNode() ? value.toString() : scalar(value);
  }

  private static @Nullable Object scalar(JsonNode value) {
    if (value.isNull()) {
      return null;
    }
    if (value.isBoolean()) {
      return value.asBoolean();
    }
    if (value.isTextual()) {
      return value.asText();
    }
    return value.isIntegralNumber() ? (Object) value.asLong() : (Object) value.asDouble();
  }

  /** Compares an engine's outcome with the server's. */
  public Verdict verdict(SqlOutcome outcome) {
    if (outcome instanceof SqlOutcome.Executed executed) {
      if (rows == null) {
        return Verdict.ACCEPTED_WRONGLY;
      }
      if (isSame(executed)) {
        return Verdict.SAME;
      }
      if (isSameRounded(executed)) {
        return Verdict.MORE_DIGITS;
      }
      return BY_THE_DAY.matcher(sql).find() ? Verdict.OF_ANOTHER_DAY : Verdict.DIFFERENT;
    }
    if (rows == null) {
      return Verdict.REFUSED_BY_BOTH;
    }
    return ((SqlOutcome.Failed) outcome).failure().kind() == SqlFailure.Kind.NOT_EXECUTABLE
        ? Verdict.NOT_EXECUTABLE
        : Verdict.REFUSED_HERE;
  }

  private boolean isSame(SqlOutcome.Executed executed) {
    Table result = nested(executed.result());
    if (rows == null || rows.isEmpty()) {
      return result.isEmpty();
    }
    return TableComparison.equal(rows, result, RowOrder.IGNORED)
        && (!executed.ordered() || isInOrder(rows, result));
  }

  /** Whether it is the same when each column has the digits of the server's exact numbers. */
  private boolean isSameRounded(SqlOutcome.Executed executed) {
    Table actual = executed.result();
    if (rows == null || rows.columnCount() != actual.columnCount()) {
      return false;
    }
    List<Integer> scales =
        IntStream.range(0, rows.columnCount()).mapToObj(column -> scale(rows, column)).toList();
    List<List<@Nullable Object>> rounded = new ArrayList<>();
    for (List<@Nullable Object> row : actual.rows()) {
      List<@Nullable Object> values = new ArrayList<>();
      for (int column = 0; column < row.size(); column++) {
        values.add(rounded(row.get(column), scales.get(column)));
      }
      rounded.add(values);
    }
    Table table = Table.ofValues(actual.columnNames(), rounded);
    return isSame(new SqlOutcome.Executed(table, executed.ordered()));
  }

  /** The digits after the point of a column of exact numbers; -1 where it is none. */
  private static int scale(Table table, int column) {
    return table.rows().stream()
        .map(row -> row.get(column))
        .mapToInt(value -> value instanceof BigDecimal number ? number.scale() : -1)
        .max()
        .orElse(-1);
  }

  private static @Nullable Object rounded(@Nullable Object value, int scale) {
    if (scale < 0) {
      return value;
    }
    return switch (value) {
      case BigDecimal number -> number.setScale(scale, RoundingMode.HALF_UP);
      case Double number when Double.isFinite(number) ->
          BigDecimal.valueOf(number).setScale(scale, RoundingMode.HALF_UP);
      case null -> null;
      default -> value;
    };
  }

  /**
   * Rows that tie may change places: then a column by which they were sorted has the same order.
   */
  private static boolean isInOrder(Table expected, Table actual) {
    return IntStream.range(0, Math.min(expected.columnCount(), actual.columnCount()))
        .anyMatch(
            column ->
                TableComparison.equal(
                    expected.project(List.of(column)),
                    actual.project(List.of(column)),
                    RowOrder.SIGNIFICANT));
  }

  /** Lists and JSON in one spelling. */
  private static Table nested(Table table) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    for (List<@Nullable Object> row : table.rows()) {
      List<@Nullable Object> values = new ArrayList<>();
      row.forEach(value -> values.add(value instanceof String text ? nested(text) : value));
      rows.add(values);
    }
    return Table.ofValues(table.columnNames(), rows);
  }

  private static String nested(String text) {
    if (!text.startsWith("[") && !text.startsWith("{")) {
      return text;
    }
    try {
      return JSON.readTree(text.replace("None", "null")).toString();
    } catch (JsonProcessingException notNested) {
      return text;
    }
  }
}
