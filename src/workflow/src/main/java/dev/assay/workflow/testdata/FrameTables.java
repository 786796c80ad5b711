package dev.assay.workflow.testdata;

import dev.assay.catalog.FrameNames;
import dev.assay.table.Column;
import dev.assay.table.Table;
import dev.assay.table.ValueType;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Rows that no model wrote as test code expects them: dates are moments, days or text, whatever
 * they are in the test data that it was written for.
 */
public final class FrameTables {

  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss[.SSSSSS]");

  private final FrameNames names;
  private final Map<String, Table> written = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  /**
   * Frames like those of test data.
   *
   * @param testData the tables that the test code was written for
   */
  public FrameTables(FrameNames names, Map<String, Table> testData) {
    this.names = names;
    written.putAll(testData);
  }

  /** The tables, typed like the test data, by the names of their frames. */
  public Map<String, Table> frames(Map<String, Table> tables) {
    Map<String, Table> frames = new LinkedHashMap<>();
    tables.forEach((name, table) -> frames.put(names.frame(name), typed(name, table)));
    return frames;
  }

  /** The table, its dates as they are in the test data. */
  public Table typed(String name, Table table) {
    Table like = written.get(name);
    if (like == null) {
      return table;
    }
    List<ValueType> types = table.columnNames().stream().map(column -> type(like, column)).toList();
    List<List<@Nullable Object>> rows = new ArrayList<>(table.rowCount());
    for (List<@Nullable Object> row : table.rows()) {
      List<@Nullable Object> cells = new ArrayList<>(row.size());
      for (int at = 0; at < row.size(); at++) {
        cells.add(cell(row.get(at), types.get(at)));
      }
      rows.add(cells);
    }
    return Table.ofValues(table.columnNames(), rows);
  }

  private static ValueType type(Table like, String column) {
    return like.columns().stream()
        .filter(each -> each.name().equalsIgnoreCase(column))
        .map(Column::type)
        .findFirst()
        .orElse(ValueType.ANY);
  }

  private static @Nullable Object cell(@Nullable Object value, ValueType wanted) {
    return switch (wanted) {
      case TIMESTAMP -> moment(value);
      case DATE -> moment(value) instanceof LocalDateTime moment ? moment.toLocalDate() : value;
      case TEXT -> text(value);
      default -> value;
    };
  }

  private static @Nullable Object moment(@Nullable Object value) {
    return switch (value) {
      case LocalDate day -> day.atStartOfDay();
      case String text -> parsed(text);
      case null, default -> value;
    };
  }

  private static Object parsed(String text) {
    try {
      return text.length() == 10
          ? LocalDate.parse(text).atStartOfDay()
          : LocalDateTime.parse(text.replace(' ', 'T'));
    } catch (DateTimeParseException none) {
      return text;
    }
  }

  private static @Nullable Object text(@Nullable Object value) {
    return switch (value) {
      case LocalDate day -> day.toString();
      case LocalDateTime moment -> MOMENT.format(moment).replaceFirst("[.]0+$", "");
      case null, default -> value;
    };
  }
}
