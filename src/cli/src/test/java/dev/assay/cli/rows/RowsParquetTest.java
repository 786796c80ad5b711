package dev.assay.cli.rows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.table.Binary;
import dev.assay.table.Table;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RowsParquetTest {

  @TempDir Path folder;

  private List<String> described(Table table) throws SQLException {
    Path file = folder.resolve("rows.parquet");
    RowsParquet.write(file, table);
    List<String> columns = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("DESCRIBE SELECT * FROM '%s'".formatted(file))) {
      while (rows.next()) {
        columns.add(rows.getString(1) + " " + rows.getString(2));
      }
    }
    return columns;
  }

  private static Table table(List<String> names, List<List<Object>> rows) {
    return Table.ofValues(names, new ArrayList<>(rows));
  }

  @Test
  void eachColumnHasTheTypeOfItsValues() throws SQLException {
    assertThat(
            described(
                table(
                    List.of("yes", "whole", "price", "day", "at", "bytes", "note"),
                    List.of(
                        Arrays.asList(
                            true,
                            1L,
                            new BigDecimal("12.50"),
                            LocalDate.of(2024, 1, 2),
                            LocalDateTime.of(2024, 1, 2, 3, 4),
                            new Binary("01"),
                            "x"),
                        Arrays.asList(null, null, null, null, null, null, null)))))
        .containsExactly(
            "yes BOOLEAN",
            "whole BIGINT",
            "price DECIMAL(4,2)",
            "day DATE",
            "at TIMESTAMP",
            "bytes BLOB",
            "note VARCHAR");
  }

  @Test
  void mixedNumbersHaveATypeThatHoldsAll() throws SQLException {
    assertThat(
            described(
                table(
                    List.of("exact", "real", "mixed"),
                    List.of(
                        List.of(1L, 1L, 1L),
                        List.of(new BigDecimal("0.125"), 0.5, "one"),
                        List.of(BigInteger.TWO.pow(70), 2L, 2L)))))
        .containsExactly("exact DECIMAL(25,3)", "real DOUBLE", "mixed VARCHAR");
  }

  @Test
  void columnsOfOneNameAreTold() throws SQLException {
    assertThat(described(table(List.of("name", "Name", ""), List.of(List.of("a", "b", "c")))))
        .containsExactly("name VARCHAR", "Name_2 VARCHAR", "column VARCHAR");
  }
}
