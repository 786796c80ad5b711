package dev.assay.catalog;

import dev.assay.sql.JdbcRows;
import dev.assay.table.Binary;
import dev.assay.table.Table;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Counts a table's rows and picks a few of them: of the first rows, one after the other, the one
 * that shows most values not yet seen, so that a handful tells what a column holds.
 */
final class TableSampler {

  private static final int ROWS_LOOKED_AT = 100;
  private static final int LONGEST_VALUE = 100;

  private final Connection connection;
  private final int rows;

  TableSampler(Connection connection, int rows) {
    this.connection = connection;
    this.rows = rows;
  }

  long count(String from) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery("SELECT count(*) FROM " + from)) {
      result.next();
      return result.getLong(1);
    }
  }

  Table sample(String from) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.setMaxRows(ROWS_LOOKED_AT);
      try (ResultSet result = statement.executeQuery("SELECT * FROM " + from)) {
        JdbcRows source = new JdbcRows(result, LONGEST_VALUE);
        List<List<@Nullable Object>> seen = new ArrayList<>();
        for (List<@Nullable Object> row = source.next(); row != null; row = source.next()) {
          row.replaceAll(TableSampler::shortened);
          seen.add(row);
        }
        return Table.ofValues(source.names(), chosen(seen));
      }
    }
  }

  private List<List<@Nullable Object>> chosen(List<List<@Nullable Object>> candidates) {
    List<List<@Nullable Object>> left = new ArrayList<>(candidates);
    List<List<@Nullable Object>> chosen = new ArrayList<>();
    Set<Cell> shown = new HashSet<>();
    while (chosen.size() < rows && !left.isEmpty()) {
      int best = 0;
      for (int index = 1; index < left.size(); index++) {
        if (news(left.get(index), shown) > news(left.get(best), shown)) {
          best = index;
        }
      }
      List<@Nullable Object> row = left.remove(best);
      shown.addAll(cells(row));
      chosen.add(row);
    }
    return chosen;
  }

  /** A value of a column. */
  private record Cell(int column, Object value) {}

  private static long news(List<@Nullable Object> row, Set<Cell> shown) {
    return cells(row).stream().filter(cell -> !shown.contains(cell)).count();
  }

  /** The row's values; NULL tells nothing. */
  private static List<Cell> cells(List<@Nullable Object> row) {
    List<Cell> cells = new ArrayList<>(row.size());
    for (int column = 0; column < row.size(); column++) {
      Object value = row.get(column);
      if (value != null) {
        cells.add(new Cell(column, value));
      }
    }
    return cells;
  }

  private static @Nullable Object shortened(@Nullable Object value) {
    return switch (value) {
      case String text when text.length() > LONGEST_VALUE -> cut(text) + "…";
      case Binary binary when binary.hex().length() > 2 * LONGEST_VALUE ->
          new Binary(binary.hex().substring(0, 2 * LONGEST_VALUE));
      case null -> null;
      default -> value;
    };
  }

  /** Not through the middle of a character. */
  private static String cut(String text) {
    int end = Character.isHighSurrogate(text.charAt(LONGEST_VALUE - 1)) ? -1 : 0;
    return text.substring(0, LONGEST_VALUE + end);
  }
}
