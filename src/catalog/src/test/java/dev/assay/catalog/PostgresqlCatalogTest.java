package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.catalog.nested.NestedField;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.SqlFailure;
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

/** Catalogs of a real PostgreSQL server, which the machine's binaries are started as. */
class PostgresqlCatalogTest {

  private static @Nullable PostgresqlServer server;

  @BeforeAll
  static void startTheServer() throws IOException, InterruptedException, SQLException {
    Optional<PostgresqlServer> started = PostgresqlServer.started();
    assumeTrue(started.isPresent(), "skipped: this machine has no PostgreSQL binaries");
    server = started.get();
    execute("postgres", "CREATE DATABASE shop");
    execute(
        "shop",
        "CREATE TABLE \"Group\" (id serial PRIMARY KEY, \"order\" varchar(20) NOT NULL)",
        "CREATE TABLE \"group\" (id int)",
        "COMMENT ON TABLE \"Group\" IS 'who belongs together'",
        "COMMENT ON COLUMN \"Group\".\"order\" IS 'of whom'",
        "INSERT INTO \"Group\" (\"order\") VALUES ('a'), ('b'), ('b')",
        "CREATE TABLE line (a int, b int, parent_a int, parent_b int, price numeric(10,2),"
            + " twice numeric GENERATED ALWAYS AS (price * 2) STORED, tags text[], doc jsonb,"
            + " at timestamptz, bytes bytea, PRIMARY KEY (b, a),"
            + " FOREIGN KEY (parent_a, parent_b) REFERENCES line (b, a))",
        "INSERT INTO line VALUES (1, 2, NULL, NULL, 1.50, DEFAULT, '{x,y}', '{\"k\": 1}',"
            + " '2024-02-29 12:00:00+02', '\\x00ff')",
        "CREATE TABLE event (id int, day date) PARTITION BY RANGE (day)",
        "CREATE TABLE event_2024 PARTITION OF event FOR VALUES FROM ('2024-01-01') TO ('2025-01-01')",
        "INSERT INTO event VALUES (1, '2024-05-01')",
        "CREATE TABLE person (id int PRIMARY KEY, email text UNIQUE, phone text, a int, b int, c int,"
            + " UNIQUE NULLS NOT DISTINCT (phone), UNIQUE (id, email))",
        "CREATE UNIQUE INDEX ON person (b, a) INCLUDE (c)",
        "CREATE UNIQUE INDEX ON person (c) WHERE a > 0",
        "CREATE UNIQUE INDEX ON person (lower(email))",
        "CREATE INDEX ON person (a)",
        "CREATE VIEW cheap AS SELECT a, price FROM line WHERE price < 2",
        "CREATE VIEW slow AS SELECT a, pg_sleep(30)::text AS s FROM line",
        "CREATE VIEW broken AS SELECT 1 / (a - 1) AS q FROM line",
        "CREATE TABLE big AS SELECT g AS id, 'name ' || g AS name FROM generate_series(1, 50000) g",
        "ANALYZE");
  }

  @AfterAll
  static void stopTheServer() throws IOException, InterruptedException {
    if (server != null) {
      server.close();
    }
  }

  private static void execute(String database, String... statements) throws SQLException {
    Objects.requireNonNull(server).execute(database, statements);
  }

  private static DatabaseLocation location(String database) {
    return DatabaseLocation.parse(Objects.requireNonNull(server).address(database));
  }

  private static final List<String> WARNINGS = new ArrayList<>();
  private static final List<String> VALUES = new ArrayList<>();

  private static Catalog read() {
    ReadingOptions options =
        ReadingOptions.FOR_CATALOGS
            .withRows(3, 1000)
            .withTimes(Duration.ofSeconds(2), Duration.ofMinutes(1));
    WARNINGS.clear();
    VALUES.clear();
    return new CatalogReader(_ -> PostgresqlServer.PASSWORD, options)
        .read(
            location("shop"),
            new ReadingListener() {
              @Override
              public void warned(String message) {
                WARNINGS.add(message);
              }
            },
            (table, column, text) -> VALUES.add(table + "." + column + "=" + text));
  }

  @Test
  void everythingThatTheServerKnowsIsInTheCatalog() {
    Catalog catalog = read();

    assertThat(catalog.dialect()).isEqualTo(Dialect.POSTGRESQL);
    assertThat(catalog.tables())
        .extracting(CatalogTable::name)
        .containsExactlyInAnyOrder(
            "Group", "group", "line", "event", "person", "cheap", "slow", "broken", "big");
    CatalogTable group = catalog.table("Group").orElseThrow();
    assertThat(group.comment()).isEqualTo("who belongs together");
    assertThat(group.definition().columns())
        .containsExactly(
            new ColumnDefinition("id", "integer", false),
            new ColumnDefinition("order", "character varying(20)", false));
    assertThat(group.column("order").orElseThrow().comment()).isEqualTo("of whom");
    assertThat(group.column("order").orElseThrow().profile())
        .isEqualTo(
            new ColumnProfile(
                3,
                0,
                2,
                new Cell("a"),
                new Cell("b"),
                List.of(new FrequentValue(new Cell("b"), 2), new FrequentValue(new Cell("a"), 1)),
                List.of(new Cell("a"), new Cell("b")),
                true));
    CatalogTable line = catalog.table("line").orElseThrow();
    assertThat(line.definition().primaryKey()).containsExactly("b", "a");
    assertThat(line.definition().foreignKeys())
        .containsExactly(
            new ForeignKey(List.of("parent_a", "parent_b"), "line", List.of("b", "a")));
    assertThat(line.columns())
        .filteredOn(CatalogColumn::generated)
        .singleElement()
        .extracting(CatalogColumn::name)
        .isEqualTo("twice");
    assertThat(line.definition().column("tags").orElseThrow().declaredType()).isEqualTo("text[]");
    assertThat(line.column("doc").orElseThrow().fields())
        .containsExactly(new NestedField(List.of("k"), "number"));
    assertThat(line.sampleRows().rowCount()).isEqualTo(1);
    assertThat(catalog.table("cheap").orElseThrow().kind()).isEqualTo(TableKind.VIEW);
    assertThat(catalog.table("event").orElseThrow().rowCount()).isEqualTo(1);
  }

  @Test
  void whatIsUniqueInAllRowsIsKnownWithoutWhatThePrimaryKeyTells() {
    assertThat(read().table("person").orElseThrow().definition().uniqueKeys())
        .containsExactlyInAnyOrder(
            new UniqueKey(List.of("email")),
            new UniqueKey(List.of("phone"), true),
            new UniqueKey(List.of("b", "a")));
  }

  @Test
  void aViewThatIsTooSlowOrBrokenIsNamedAndTheRestIsRead() {
    Catalog catalog = read();

    assertThat(WARNINGS)
        .containsExactlyInAnyOrder(
            "rows of view 'broken' are not read: ERROR: division by zero",
            "rows of view 'slow' are not counted: it took longer than 2 s",
            "rows of view 'slow' are not read: it took longer than 2 s");
    assertThat(catalog.table("slow").orElseThrow().columns())
        .extracting(CatalogColumn::profile)
        .containsOnlyNulls();
    assertThat(catalog.table("line").orElseThrow().rowCount()).isEqualTo(1);
  }

  @Test
  void aLargeTableIsSampledAndItsValuesAreReadInWhole() {
    Catalog catalog = read();

    CatalogTable big = catalog.table("big").orElseThrow();
    assertThat(big.rowCount()).isEqualTo(50_000);
    ColumnProfile profile = big.column("id").orElseThrow().profile();
    assertThat(profile).isNotNull();
    assertThat(profile.exact()).isFalse();
    assertThat(profile.rowsRead()).isBetween(300L, 1000L);
    assertThat(VALUES.stream().filter(value -> value.startsWith("big.name=")).distinct())
        .hasSize(50_000);
  }

  @Test
  void aWrongPasswordIsRefusedAndNotShown() {
    assertThatThrownBy(() -> new CatalogReader(_ -> "wr0ng").read(location("shop")))
        .isInstanceOf(CatalogException.class)
        .hasMessage(
            "the database 'shop' cannot be read: FATAL: password authentication failed for user"
                + " \"tester\"; the password is taken from ASSAY_DATABASE_PASSWORD");
  }

  @Test
  void aPasswordThatIsMissingIsAskedFor() {
    assertThatThrownBy(() -> new CatalogReader(_ -> null).read(location("shop")))
        .isInstanceOf(CatalogException.class)
        .hasMessage(
            "the database 'shop' cannot be read: The server requested SCRAM-based authentication,"
                + " but no password was provided; the password is taken from"
                + " ASSAY_DATABASE_PASSWORD");
  }

  @Test
  void aDatabaseWithoutTablesAndOneThatIsNotThereAreNamed() throws SQLException {
    execute("postgres", "CREATE DATABASE empty");
    CatalogReader reader = new CatalogReader(_ -> PostgresqlServer.PASSWORD);

    assertThatThrownBy(() -> reader.read(location("empty")))
        .hasMessage("the database 'empty' has no tables");
    assertThatThrownBy(() -> reader.read(location("absent")))
        .hasMessage(
            "the database 'absent' cannot be read: FATAL: database \"absent\" does not exist");
  }

  @Test
  void theSessionCannotWrite() throws SQLException {
    DatabaseConnections connections = new DatabaseConnections(_ -> PostgresqlServer.PASSWORD);
    try (var connection = connections.open(location("shop"));
        var statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.execute("DELETE FROM line"))
          .hasMessageContaining("cannot execute DELETE in a read-only transaction");
    }
  }

  @Test
  void tablesOfOneNameInSeveralSchemasAreToldApart() throws SQLException {
    execute("postgres", "CREATE DATABASE company");
    execute(
        "company",
        "CREATE SCHEMA sales",
        "CREATE SCHEMA \"HR Dept\"",
        "CREATE TABLE sales.invoice (id int PRIMARY KEY)",
        "CREATE TABLE sales.note (id int)",
        "INSERT INTO sales.note VALUES (1), (2)",
        "CREATE TABLE \"HR Dept\".note (text text)",
        "INSERT INTO \"HR Dept\".note VALUES ('x')",
        "CREATE TABLE \"HR Dept\".bonus (invoice int REFERENCES sales.invoice (id))");
    CatalogReader reader = new CatalogReader(_ -> PostgresqlServer.PASSWORD);
    WARNINGS.clear();

    assertThatThrownBy(() -> reader.read(location("company")))
        .hasMessageStartingWith(
            "the database 'company' has no tables in the schemas of its search path, and some in ")
        .hasMessageContaining("'sales'")
        .hasMessageContaining("'HR Dept'")
        .hasMessageEndingWith(": choose with --schema");
    Catalog catalog =
        reader.read(
            location("company").in(List.of("sales", "HR Dept")),
            new ReadingListener() {
              @Override
              public void warned(String message) {
                WARNINGS.add(message);
              }
            },
            null);

    assertThat(catalog.tables())
        .extracting(CatalogTable::name)
        .containsExactly("invoice", "sales.note", "bonus", "HR Dept.note");
    assertThat(catalog.table("sales.note").orElseThrow().rowCount()).isEqualTo(2);
    assertThat(catalog.table("hr dept.note").orElseThrow().rowCount()).isEqualTo(1);
    assertThat(catalog.table("note").orElseThrow().name()).isEqualTo("sales.note");
    assertThat(catalog.table("bonus").orElseThrow().definition().foreignKeys())
        .containsExactly(new ForeignKey(List.of("invoice"), "invoice", List.of("id")));
    assertThat(WARNINGS).isEmpty();
    assertThat(new CatalogText(catalog).ddl())
        .contains("CREATE TABLE invoice (", "CREATE TABLE sales.note (")
        .contains("CREATE TABLE \"HR Dept\".note (");
    assertThat(catalog.frameNames().frame("HR Dept.note")).isEqualTo("hr_dept_note_df");
  }

  @Test
  void schemasThatDoNotExistAreRefused() throws SQLException {
    assertThatThrownBy(
            () ->
                new CatalogReader(_ -> PostgresqlServer.PASSWORD)
                    .read(location("shop").in(List.of("absent"))))
        .hasMessage(
            "there is no schema 'absent'; there are tables in 'public': choose among these with --schema");
  }

  @Test
  void theServerPreparesAQueryAndRefusesInItsOwnWords() {
    try (DatabaseQueries queries =
        DatabaseQueries.openByAnyRole(location("shop"), _ -> PostgresqlServer.PASSWORD)) {
      // executed, it would sleep for half a minute
      assertThat(queries.prepare("SELECT s FROM slow; -- all of them")).isEmpty();
      assertThat(queries.prepare("SELECT round(avg(a::double precision), 2) FROM line"))
          .map(SqlFailure::message)
          .contains("ERROR: function round(double precision, integer) does not exist");
      assertThat(queries.prepare("SELECT doc ? 'k' FROM line")).isEmpty();
      assertThat(queries.prepare("SELECT a FROM line")).isEmpty();
    }
  }

  @Test
  void labelsOfEnumeratedTypesAreToldInTheirOrder() throws SQLException {
    execute("postgres", "CREATE DATABASE moods");
    execute(
        "moods",
        "CREATE TYPE mood AS ENUM ('sad', 'so-so', 'it''s fine')",
        "CREATE TABLE person (id int, now mood, before mood[])",
        "COMMENT ON COLUMN person.now IS 'today'");
    Catalog catalog = new CatalogReader(_ -> PostgresqlServer.PASSWORD).read(location("moods"));
    CatalogTable person = catalog.table("person").orElseThrow();

    assertThat(person.column("now").orElseThrow().comment())
        .isEqualTo("today; one of 'sad', 'so-so', 'it''s fine'");
    assertThat(person.column("before").orElseThrow().comment())
        .isEqualTo("one of 'sad', 'so-so', 'it''s fine'");
    assertThat(person.column("id").orElseThrow().comment()).isEmpty();
    assertThat(person.definition().column("now").orElseThrow().declaredType())
        .isEqualTo("mood enum('sad', 'so-so', 'it''s fine')");
    assertThat(new CatalogText(catalog).ddl())
        .contains("now mood,", "before mood[]")
        .doesNotContain("enum(");
  }
}
