package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows that DuckDB would read too many others for are not read. */
class PlannedReadingOfDuckdbTest {

  @TempDir Path folder;

  @BeforeEach
  void makeTheDatabase() throws SQLException {
    try (Connection made = DriverManager.getConnection("jdbc:duckdb:" + file());
        Statement statement = made.createStatement()) {
      statement.execute(
          "CREATE TABLE ports AS SELECT i AS id, i % 10 AS kind FROM range(5000) t(i)");
    }
  }

  private Path file() {
    return folder.resolve("shop.duckdb");
  }

  private ReadRows read(String sql, long most) {
    try (DatabaseQueries queries =
        DatabaseQueries.openByAnyRole(DatabaseLocation.parse(file().toString()), _ -> null)) {
      return queries.rows(sql, RowBounds.of(10, most));
    }
  }

  @Test
  void aScanReadsItsTable() {
    assertThat(read("SELECT SUM(id + kind) FROM ports", 5_000)).isInstanceOf(ReadRows.Some.class);
    assertThat(read("SELECT SUM(id + kind) FROM ports", 4_999))
        .isInstanceOfSatisfying(
            ReadRows.None.class,
            none ->
                assertThat(none.failure().message())
                    .isEqualTo(
                        "by its plan the database reads about 5,000 rows for it, and 4,999 are"
                            + " allowed"));
  }

  @Test
  void aFilterLeavesLessThanIsRead() {
    String sql = "SELECT SUM(kind) FROM ports WHERE id = 4";

    assertThat(read(sql, 5_000)).isInstanceOf(ReadRows.Some.class);
    assertThat(read(sql, 4_999)).isInstanceOf(ReadRows.None.class);
  }

  @Test
  void aLimitEndsAJoin() {
    assertThat(read("SELECT a.id FROM ports a, ports b, ports c LIMIT 3", 15_000))
        .isInstanceOf(ReadRows.Some.class);
  }

  @Test
  void aJoinOfEverythingWithEverythingReadsTheProduct() {
    String sql = "SELECT COUNT(*) FROM ports a, ports b, ports c";

    assertThat(read(sql, RowBounds.MOST_READ)).isInstanceOf(ReadRows.None.class);
    assertThat(read("SELECT COUNT(*) FROM ports a JOIN ports b ON a.id <> b.id", 1_000_000))
        .isInstanceOf(ReadRows.None.class);
  }

  @Test
  void aJoinByKeysReadsBothTables() {
    assertThat(read("SELECT COUNT(*) FROM ports a JOIN ports b USING (id)", 10_000))
        .isInstanceOf(ReadRows.Some.class);
  }
}
