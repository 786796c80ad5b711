package dev.assay.cli.rows;

import dev.assay.cli.UsageException;
import dev.assay.table.Binary;
import dev.assay.table.Table;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Rows as a Parquet file, which DuckDB writes. */
final class RowsParquet {

  private static final int MOST_DIGITS = 38;

  private RowsParquet() {}

  /**
   * Writes the table, each column in the narrowest type that holds its values.
   *
   * @throws UsageException when it cannot be written
   */
  static void write(Path file, Table table) {
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement()) {
      List<String> types = new ArrayList<>();
      for (int column = 0; column < table.columnCount(); column++) {
        types.add(type(table.values(column)));
      }
      List<String> names = names(table);
      List<String> columns = new ArrayList<>();
      for (int column = 0; column < types.size(); column++) {
        columns.add(
            "\"%s\" %s".formatted(names.get(column).replace("\"", "\"\""), types.get(column)));
      }
      statement.execute("CREATE TABLE answered (%s)".formatted(String.join(", ", columns)));
      insert(connection, table, types);
      statement.execute(
          "COPY answered TO '%s' (FORMAT PARQUET)"
              .formatted(file.toAbsolutePath().toString().replace("'", "''")));
    } catch (SQLException unwritable) {
      throw new UsageException(
          "cannot write '%s': %s"
              .formatted(
                  file, String.valueOf(unwritable.getMessage()).lines().findFirst().orElse("")),
          unwritable);
    }
  }

  /** Parquet wants each column to have a name of its own. */
  private static List<String> names(Table table) {
    List<String> names = new ArrayList<>();
    Set<String> taken = new HashSet<>();
    for (String name : table.columnNames()) {
      String written = name.isBlank() ? "column" : name;
      for (int number = 2; !taken.add(written.toLowerCase(Locale.ROOT)); number++) {
        written = (name.isBlank() ? "column" : name) + "_" + number;
      }
      names.add(written);
    }
    return names;
  }

  private static String type(List<@Nullable Object> values) {
    Set<Class<?>> kinds =
        values.stream().filter(Objects::nonNull).map(Object::getClass).collect(Collectors.toSet());
    if (kinds.size() == 1) {
      return switch (values.stream().filter(Objects::nonNull).findFirst().orElseThrow()) {
        case Boolean _ -> "BOOLEAN";
        case Long _ -> "BIGINT";
        case Double _ -> "DOUBLE";
        case BigDecimal _, BigInteger _ -> decimal(values);
        case LocalDate _ -> "DATE";
        case LocalTime _ -> "TIME";
        case LocalDateTime _ -> "TIMESTAMP";
        case Binary _ -> "BLOB";
        default -> "VARCHAR";
      };
    }
    boolean numbers = !kinds.isEmpty() && kinds.stream().allMatch(Number.class::isAssignableFrom);
    return !numbers ? "VARCHAR" : kinds.contains(Double.class) ? "DOUBLE" : decimal(values);
  }

  /** A decimal that holds all of the numbers; text where there is none so wide. */
  private static String decimal(List<@Nullable Object> values) {
    List<BigDecimal> numbers =
        values.stream().filter(Objects::nonNull).map(RowsParquet::exact).toList();
    int scale = Collections.max(numbers.stream().map(BigDecimal::scale).toList());
    int whole =
        Collections.max(
            numbers.stream().map(number -> number.precision() - number.scale()).toList());
    int behind = Math.max(0, scale);
    int digits = Math.max(1, whole) + behind;
    return digits > MOST_DIGITS ? "VARCHAR" : "DECIMAL(%d, %d)".formatted(digits, behind);
  }

  private static BigDecimal exact(@Nullable Object number) {
    return switch (number) {
      case BigDecimal decimal -> decimal;
      case BigInteger whole -> new BigDecimal(whole);
      case Long whole -> BigDecimal.valueOf(whole);
      case null, default -> BigDecimal.ZERO;
    };
  }

  private static void insert(Connection connection, Table table, List<String> types)
      throws SQLException {
    String places = String.join(", ", Collections.nCopies(types.size(), "?"));
    connection.setAutoCommit(false);
    try (PreparedStatement row =
        connection.prepareStatement("INSERT INTO answered VALUES (%s)".formatted(places))) {
      for (List<@Nullable Object> values : table.rows()) {
        for (int column = 0; column < values.size(); column++) {
          row.setObject(column + 1, cell(values.get(column), types.get(column)));
        }
        row.addBatch();
      }
      row.executeBatch();
    }
    connection.commit();
  }

  private static @Nullable Object cell(@Nullable Object value, String type) {
    return switch (value) {
      case null -> null;
      case Binary binary when type.equals("BLOB") -> binary.bytes();
      case Binary binary -> binary.hex();
      case Number number when type.startsWith("DECIMAL") -> exact(number);
      case Number number when type.equals("DOUBLE") -> number.doubleValue();
      default -> type.equals("VARCHAR") ? value.toString() : value;
    };
  }
}
