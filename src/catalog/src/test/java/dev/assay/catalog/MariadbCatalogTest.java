package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.UniqueKey;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Catalogs of a real MariaDB server, which the machine's binaries are started as. */
class MariadbCatalogTest {

  private static @Nullable MariadbServer server;

  @BeforeAll
  static void startTheServer() throws IOException, InterruptedException, SQLException {
    Optional<MariadbServer> started = MariadbServer.started();
    assumeTrue(started.isPresent(), "skipped: this machine has no MariaDB binaries");
    server = started.get();
    started
        .get()
        .execute(
            "",
            "CREATE DATABASE shop",
            "CREATE DATABASE bare",
            "CREATE USER tester@'127.0.0.1' IDENTIFIED BY 's3cret'",
            "GRANT SELECT ON shop.* TO tester@'127.0.0.1'",
            "GRANT SELECT ON bare.* TO tester@'127.0.0.1'",
            "CREATE DATABASE archive",
            "CREATE TABLE archive.door (id int PRIMARY KEY, closed date)",
            "CREATE TABLE archive.wall (id int PRIMARY KEY, door int,"
                + " FOREIGN KEY (door) REFERENCES archive.door (id))",
            "INSERT INTO archive.door VALUES (9, '2024-01-02')",
            "GRANT SELECT ON archive.* TO tester@'127.0.0.1'");
    started
        .get()
        .execute(
            "shop",
            "CREATE TABLE `key` (id int unsigned PRIMARY KEY, kind enum('a','b') NOT NULL"
                + " COMMENT 'which kind', flag tinyint(1), made year,"
                + " twice int AS (id * 2) STORED) COMMENT 'keys of doors'",
            "INSERT INTO `key` (id, kind, flag, made) VALUES (1, 'a', 1, 2024), (2, 'b', 2, 2025)",
            "CREATE TABLE door (id int PRIMARY KEY, key_id int unsigned, FOREIGN KEY (key_id)"
                + " REFERENCES `key` (id))",
            "CREATE TABLE person (id int PRIMARY KEY, email varchar(99) UNIQUE, a int, b int,"
                + " note varchar(200), UNIQUE KEY beginning (note(9)), UNIQUE KEY pair (b, a))",
            "CREATE VIEW doors AS SELECT * FROM door",
            "CREATE TABLE big AS SELECT seq AS id, CONCAT('name ', seq) AS name"
                + " FROM seq_1_to_20000");
  }

  @AfterAll
  static void stopTheServer() throws IOException, InterruptedException {
    if (server != null) {
      server.close();
    }
  }

  private static DatabaseLocation location(String scheme) {
    return DatabaseLocation.parse(Objects.requireNonNull(server).address(scheme, "shop"));
  }

  private static Catalog read(DatabaseLocation location) {
    return new CatalogReader(_ -> "s3cret").read(location);
  }

  @Test
  void aDatabaseIsChosenAsASchemaAndThoseWithTablesAreTold() {
    DatabaseLocation bare =
        DatabaseLocation.parse(Objects.requireNonNull(server).address("mariadb", "bare"));

    assertThatThrownBy(() -> read(bare))
        .hasMessage(
            "the database 'bare' has no tables, and some in 'archive', 'shop': choose with --schema");
    assertThat(read(bare.in(List.of("shop"))).table("door")).isPresent();
  }

  @Test
  void tablesOfSeveralDatabasesAreNamedWithTheirsButForTheFirst() {
    DatabaseLocation both = location("mariadb").in(List.of("shop", "archive"));

    Catalog catalog = read(both);

    assertThat(catalog.tables())
        .extracting(CatalogTable::name)
        .containsExactlyInAnyOrder("key", "shop.door", "person", "big", "archive.door", "wall");
    assertThat(catalog.table("archive.door").orElseThrow().rowCount()).isEqualTo(1);
    assertThat(catalog.table("wall").orElseThrow().definition().foreignKeys())
        .extracting(ForeignKey::referencedTable)
        .containsExactly("archive.door");
    assertThat(new CatalogText(catalog).ddl())
        .contains("CREATE TABLE archive.wall (", "CREATE TABLE `key` (");
    try (DatabaseQueries queries = DatabaseQueries.open(both, _ -> "s3cret")) {
      assertThat(queries.rows("SELECT closed FROM archive.door", RowBounds.of(5)).toString())
          .contains("2024-01-02");
    }
  }

  @Test
  void whatIsUniqueIsKnownButNotByTheBeginningOfATextAlone() {
    assertThat(read(location("mariadb")).table("person").orElseThrow().definition().uniqueKeys())
        .containsExactlyInAnyOrder(
            new UniqueKey(List.of("email")), new UniqueKey(List.of("b", "a")));
  }

  @Test
  void aResultOfWhichTheFirstRowsAreWantedIsNotReadToItsEnd() {
    try (DatabaseQueries queries = DatabaseQueries.open(location("mariadb"), _ -> "s3cret")) {
      assertThat(queries.first("SELECT a.id FROM big a, big b", 3))
          .as("as long as it may take, it would not end")
          .isInstanceOfSatisfying(
              SqlOutcome.Executed.class,
              executed -> assertThat(executed.result().rowCount()).isEqualTo(3));
      assertThat(queries.rows("SELECT a.id FROM big a, big b", RowBounds.of(5, Long.MAX_VALUE)))
          .isInstanceOfSatisfying(
              ReadRows.Some.class, some -> assertThat(some.complete()).isFalse());
      assertThat(queries.first("SELECT count(*) FROM big", 3).toString()).contains("20000");
    }
  }

  @Test
  void everythingThatTheServerKnowsIsInTheCatalog() {
    List<String> warnings = new ArrayList<>();
    List<String> values = new ArrayList<>();
    ReadingOptions options =
        ReadingOptions.FOR_CATALOGS
            .withRows(3, 1000)
            .withTimes(Duration.ofSeconds(10), Duration.ofMinutes(1));

    Catalog catalog =
        new CatalogReader(_ -> "s3cret", options)
            .read(
                location("mariadb"),
                new ReadingListener() {
                  @Override
                  public void warned(String message) {
                    warnings.add(message);
                  }
                },
                (table, column, text) -> values.add(table + "." + column + "=" + text));

    assertThat(warnings).isEmpty();
    assertThat(catalog.dialect()).isEqualTo(Dialect.MARIADB);
    assertThat(catalog.tables())
        .extracting(CatalogTable::name)
        .containsExactlyInAnyOrder("key", "door", "person", "doors", "big");
    CatalogTable key = catalog.table("key").orElseThrow();
    assertThat(key.comment()).isEqualTo("keys of doors");
    assertThat(key.column("kind").orElseThrow().comment()).isEqualTo("which kind");
    assertThat(key.definition().columns())
        .containsExactly(
            new ColumnDefinition("id", "int(10) unsigned", false),
            new ColumnDefinition("kind", "enum('a','b')", false),
            new ColumnDefinition("flag", "tinyint(1)", true),
            new ColumnDefinition("made", "year(4)", true),
            new ColumnDefinition("twice", "int(11)", true));
    assertThat(key.column("twice").orElseThrow().generated()).isTrue();
    assertThat(key.sampleRows().rows())
        .containsExactlyInAnyOrder(
            List.of(1L, "a", 1L, 2024L, 2L), List.of(2L, "b", 2L, 2025L, 4L));
    assertThat(catalog.table("door").orElseThrow().definition().foreignKeys())
        .containsExactly(new ForeignKey(List.of("key_id"), "key", List.of("id")));
    assertThat(catalog.table("doors").orElseThrow().kind()).isEqualTo(TableKind.VIEW);
    ColumnProfile sampled =
        Objects.requireNonNull(
            catalog.table("big").orElseThrow().column("id").orElseThrow().profile());
    assertThat(sampled.exact()).isFalse();
    assertThat(sampled.rowsRead()).isBetween(500L, 1000L);
    assertThat(values.stream().filter(value -> value.startsWith("big.name=")).distinct())
        .hasSize(20_000);
  }

  @Test
  void aWrongPasswordIsRefusedAndNotShown() {
    assertThatThrownBy(() -> new CatalogReader(_ -> "wr0ng").read(location("mysql")))
        .isInstanceOf(CatalogException.class)
        .hasMessageContaining("Access denied for user 'tester'@'")
        .hasMessageEndingWith("; the password is taken from ASSAY_DATABASE_PASSWORD")
        .hasMessageNotContaining("wr0ng");
  }

  @Test
  void theServerPreparesAQueryAndRefusesInItsOwnWords() {
    try (DatabaseQueries queries = DatabaseQueries.open(location("mysql"), _ -> "s3cret")) {
      assertThat(queries.prepare("SELECT id, 'a\\'b', \"ü\" FROM `key`;")).isEmpty();
      assertThat(queries.prepare("SELECT id FROM key_s"))
          .hasValueSatisfying(
              failure -> assertThat(failure.message()).contains("'shop.key_s' doesn't exist"));
      assertThat(queries.prepare("SELECT id FROM door")).isEmpty();
    }
  }
}
