package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.sql.SqlFailure;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Rows that PostgreSQL would read too many others for are not read. */
class PlannedReadingTest {

  private static @Nullable PostgresqlServer server;

  @BeforeAll
  static void startTheServer() throws IOException, InterruptedException, SQLException {
    Optional<PostgresqlServer> started = PostgresqlServer.started();
    assumeTrue(started.isPresent(), "skipped: this machine has no PostgreSQL binaries");
    server = started.get();
    server.execute("postgres", "CREATE DATABASE shop");
    server.execute(
        "shop",
        "CREATE TABLE \"it's\" AS SELECT g AS id, g % 10 AS kind FROM generate_series(1, 5000) g",
        "CREATE UNIQUE INDEX ON \"it's\" (id)",
        "ANALYZE \"it's\"");
  }

  @AfterAll
  static void stopTheServer() throws IOException, InterruptedException {
    if (server != null) {
      server.close();
    }
  }

  private static ReadRows read(String sql, long most) {
    String address = Objects.requireNonNull(server).address("shop");
    try (DatabaseQueries queries =
        DatabaseQueries.openByAnyRole(
            DatabaseLocation.parse(address),
            name -> name.equals("ASSAY_DATABASE_PASSWORD") ? PostgresqlServer.PASSWORD : null)) {
      return queries.rows(sql, RowBounds.of(10, most));
    }
  }

  @Test
  void aScanFromEndToEndReadsTheWholeTableForOneRow() {
    String sql = "SELECT COUNT(*) AS n FROM \"it's\" WHERE kind = 3";

    assertThat(read(sql, 5_000)).isInstanceOf(ReadRows.Some.class);
    assertThat(read(sql, 4_999))
        .isEqualTo(
            new ReadRows.None(
                new SqlFailure(
                    SqlFailure.Kind.REJECTED,
                    "by its plan the database reads about 5,000 rows for it, and 4,999 are"
                        + " allowed")));
  }

  @Test
  void aKeyReadsOneRow() {
    assertThat(read("SELECT kind FROM \"it's\" WHERE id = 7", 2))
        .isInstanceOfSatisfying(
            ReadRows.Some.class,
            some -> assertThat(some.table().rows()).isEqualTo(List.of(List.of(7L))));
  }

  @Test
  void aJoinOfEverythingWithEverythingReadsTheProduct() {
    assertThat(read("SELECT COUNT(*) FROM \"it's\" a JOIN \"it's\" b ON a.id < b.id", 20_000))
        .isInstanceOf(ReadRows.None.class);
  }

  @Test
  void aJoinReadsWhatItMakesHoweverSmallItsTablesAre() {
    String few = "(SELECT id FROM \"it's\" WHERE id < 100)";

    assertThat(
            read(
                "SELECT COUNT(*) FROM %s a, %s b, %s c, %s d".formatted(few, few, few, few),
                10_000_000))
        .isInstanceOfSatisfying(
            ReadRows.None.class,
            none -> assertThat(none.failure().kind()).isEqualTo(SqlFailure.Kind.REJECTED));
    assertThat(read("SELECT COUNT(*) FROM %s a JOIN %s b USING (id)".formatted(few, few), 10_500))
        .isInstanceOf(ReadRows.Some.class);
  }

  @Test
  void aLimitEndsAJoin() {
    assertThat(read("SELECT a.id FROM \"it's\" a, \"it's\" b LIMIT 3", 10_000))
        .isInstanceOf(ReadRows.Some.class);
    assertThat(read("SELECT a.id FROM \"it's\" a, \"it's\" b ORDER BY a.id + b.id LIMIT 3", 10_000))
        .isInstanceOf(ReadRows.None.class);
  }

  @Test
  void whatHasNoPlanIsToldInTheDatabasesWords() {
    assertThat(read("SELECT nosuch FROM \"it's\"", 10))
        .isInstanceOfSatisfying(
            ReadRows.None.class, none -> assertThat(none.failure().message()).contains("nosuch"));
  }
}
