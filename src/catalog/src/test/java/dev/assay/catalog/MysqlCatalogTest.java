package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.UniqueKey;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Catalogs of MySQL's own server; skipped where the machine has none. */
class MysqlCatalogTest {

  private static @Nullable MariadbServer server;

  @BeforeAll
  static void startTheServer() throws IOException, InterruptedException, SQLException {
    Optional<MariadbServer> started = MariadbServer.mysqlStarted();
    assumeTrue(started.isPresent(), "skipped: this machine has no mysqld of MySQL");
    server = started.get();
    started
        .get()
        .execute(
            "",
            "CREATE DATABASE shop",
            "CREATE USER tester@'127.0.0.1' IDENTIFIED BY 's3cret'",
            "GRANT SELECT ON shop.* TO tester@'127.0.0.1'");
    started
        .get()
        .execute(
            "shop",
            "CREATE TABLE `key` (id int unsigned PRIMARY KEY, kind enum('a','b') NOT NULL"
                + " COMMENT 'which kind', flag tinyint(1), made year,"
                + " twice int AS (id * 2) STORED, doc json) COMMENT 'keys of doors'",
            "INSERT INTO `key` (id, kind, flag, made, doc) VALUES"
                + " (1, 'a', 1, 2024, '{\"bb\": 1, \"a\": [1]}'), (2, 'b', 2, 2025, NULL)",
            "CREATE TABLE door (id int PRIMARY KEY, key_id int unsigned, FOREIGN KEY (key_id)"
                + " REFERENCES `key` (id))",
            "CREATE VIEW doors AS SELECT * FROM door",
            "CREATE TABLE person (id int PRIMARY KEY, email varchar(99) UNIQUE, a int, b int,"
                + " note varchar(200), UNIQUE KEY beginning (note(9)), UNIQUE KEY pair (b, a),"
                + " UNIQUE KEY computed ((lower(note))))",
            "CREATE TABLE big AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
                + " WHERE i < 200) SELECT x.i AS id FROM n x, n y");
  }

  @AfterAll
  static void stopTheServer() throws IOException, InterruptedException {
    if (server != null) {
      server.close();
    }
  }

  private static DatabaseLocation location() {
    return DatabaseLocation.parse(Objects.requireNonNull(server).address("mysql", "shop"));
  }

  private static Catalog read() {
    ReadingOptions options =
        ReadingOptions.FOR_CATALOGS
            .withRows(3, 1000)
            .withTimes(Duration.ofSeconds(5), Duration.ofMinutes(1));
    return new CatalogReader(_ -> "s3cret", options)
        .read(location(), new ReadingListener() {}, null);
  }

  @Test
  void everythingThatTheServerKnowsIsInTheCatalog() {
    Catalog catalog = read();

    assertThat(catalog.dialect()).isEqualTo(Dialect.MYSQL);
    assertThat(catalog.tables())
        .extracting(CatalogTable::name)
        .containsExactlyInAnyOrder("key", "door", "doors", "person", "big");
    CatalogTable key = catalog.table("key").orElseThrow();
    assertThat(key.comment()).isEqualTo("keys of doors");
    assertThat(key.definition().columns())
        .containsExactly(
            new ColumnDefinition("id", "int unsigned", false),
            new ColumnDefinition("kind", "enum('a','b')", false),
            new ColumnDefinition("flag", "tinyint(1)", true),
            new ColumnDefinition("made", "year", true),
            new ColumnDefinition("twice", "int", true),
            new ColumnDefinition("doc", "json", true));
    assertThat(key.column("kind").orElseThrow().comment()).isEqualTo("which kind");
    assertThat(key.column("twice").orElseThrow().generated()).isTrue();
    assertThat(key.definition().primaryKey()).containsExactly("id");
    assertThat(key.rowCount()).isEqualTo(2);
    assertThat(key.sampleRows().rows().getFirst())
        .containsExactly(1L, "a", 1L, 2024L, 2L, "{\"a\": [1], \"bb\": 1}");
    assertThat(catalog.table("door").orElseThrow().definition().foreignKeys())
        .containsExactly(new ForeignKey(List.of("key_id"), "key", List.of("id")));
    assertThat(catalog.table("doors").orElseThrow().kind()).isEqualTo(TableKind.VIEW);
  }

  @Test
  void whatIsUniqueInAllRowsIsKnown() {
    assertThat(read().table("person").orElseThrow().definition().uniqueKeys())
        .containsExactlyInAnyOrder(
            new UniqueKey(List.of("email")), new UniqueKey(List.of("b", "a")));
  }

  @Test
  void queriesOfWhichTheFirstRowsAreWantedAndPreparationsEndAtOnce() {
    try (DatabaseQueries queries = DatabaseQueries.open(location(), _ -> "s3cret")) {
      assertThat(queries.first("SELECT a.id FROM big a, big b", 3))
          .isInstanceOfSatisfying(
              SqlOutcome.Executed.class,
              executed -> assertThat(executed.result().rowCount()).isEqualTo(3));
      assertThat(queries.prepare("SELECT id FROM big")).isEmpty();
      assertThat(queries.prepare("SELECT nope FROM big").map(SqlFailure::message))
          .contains("Unknown column 'nope' in 'field list'");
    }
  }

  @Test
  void aWrongPasswordIsTold() {
    assertThatThrownBy(() -> new CatalogReader(_ -> "wrong").read(location()))
        .isInstanceOf(CatalogException.class)
        .hasMessageContaining("Access denied");
  }
}
