package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TestTable;
import dev.assay.sql.UniqueKey;
import dev.assay.table.Table;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** DuckDB files, and folders of CSV and Parquet files, as databases. */
class DuckdbCatalogTest {

  private static final SqlLimits UNHURRIED = SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1));

  @TempDir Path folder;

  private final List<String> warnings = new ArrayList<>();

  private Path database(String... statements) throws SQLException {
    Path file = folder.resolve("sales.duckdb");
    execute(file.toString(), statements);
    return file;
  }

  private static void execute(String file, String... statements) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:" + file);
        Statement statement = connection.createStatement()) {
      for (String each : statements) {
        statement.execute(each);
      }
    }
  }

  private Catalog catalog(String address) {
    return new CatalogReader(_ -> null, ReadingOptions.FOR_QUESTIONS)
        .read(DatabaseLocation.parse(address), listener(), null);
  }

  private ReadingListener listener() {
    return new ReadingListener() {
      @Override
      public void warned(String warning) {
        warnings.add(warning);
      }
    };
  }

  private static DatabaseQueries queries(String address) {
    return DatabaseQueries.open(DatabaseLocation.parse(address), _ -> null);
  }

  private static List<String> types(CatalogTable table) {
    return table.definition().columns().stream().map(ColumnDefinition::declaredType).toList();
  }

  private static String failure(SqlOutcome outcome) {
    return ((SqlOutcome.Failed) outcome).failure().kind()
        + " "
        + ((SqlOutcome.Failed) outcome).failure().message();
  }

  @ParameterizedTest
  @ValueSource(strings = {"%s", "jdbc:duckdb:%s", "duckdb:///%s"})
  void aFileIsFoundByItsPathAndItsAddress(String form) throws SQLException {
    Path file = database("CREATE TABLE t (a INTEGER)");

    DatabaseLocation location = DatabaseLocation.parse(form.formatted(file));

    assertThat(location.dialect()).isEqualTo(Dialect.DUCKDB);
    assertThat(location.name()).isEqualTo("sales");
    assertThat(location.url()).isEqualTo("jdbc:duckdb:" + file);
  }

  @Test
  void aCatalogHasTablesWithTypesKeysCommentsAndRows() throws SQLException {
    Path file =
        database(
            "CREATE TYPE mood AS ENUM ('sad', 'ok')",
            "CREATE TABLE customer (id INTEGER PRIMARY KEY, name VARCHAR NOT NULL, m mood)",
            "COMMENT ON TABLE customer IS 'who buys'",
            "CREATE TABLE sale (id HUGEINT, customer INTEGER REFERENCES customer (id),"
                + " amount DECIMAL(9, 2), tags VARCHAR[], place STRUCT(city VARCHAR, zip INTEGER),"
                + " made TIMESTAMP WITH TIME ZONE, took INTERVAL, u UUID, raw BLOB)",
            "INSERT INTO customer VALUES (1, 'Ann', 'ok'), (2, 'Bob', NULL)",
            "INSERT INTO sale VALUES (1, 1, 2.5, ['a'], {'city': 'Bonn', 'zip': 1}, '2024-01-01',"
                + " INTERVAL 1 HOUR, uuid(), 'x'::BLOB)");

    Catalog catalog = catalog(file.toString());

    assertThat(warnings).isEmpty();
    assertThat(catalog.tables()).extracting(CatalogTable::name).containsExactly("customer", "sale");
    CatalogTable sale = catalog.tables().get(1);
    assertThat(types(sale))
        .containsExactly(
            "HUGEINT",
            "INTEGER",
            "DECIMAL(9,2)",
            "VARCHAR[]",
            "STRUCT(city VARCHAR, zip INTEGER)",
            "TIMESTAMP WITH TIME ZONE",
            "INTERVAL",
            "UUID",
            "BLOB");
    assertThat(types(catalog.tables().getFirst()).get(2)).startsWith("ENUM(");
    assertThat(sale.rowCount()).isEqualTo(1);
    assertThat(sale.sampleRows().toString()).contains("''city'': ''Bonn''", "[''a'']");
    assertThat(sale.definition().foreignKeys()).hasSize(1);
    assertThat(catalog.tables().getFirst().definition().primaryKey()).containsExactly("id");
  }

  @Test
  void whatIsUniqueIsKnownFromConstraintsAndIndexes() throws SQLException {
    Path file =
        database(
            "CREATE TABLE person (id INTEGER PRIMARY KEY, email VARCHAR UNIQUE, \"b c\" INTEGER,"
                + " a INTEGER)",
            "CREATE UNIQUE INDEX pair ON person (\"b c\", a)",
            "CREATE UNIQUE INDEX computed ON person (lower(email))",
            "CREATE INDEX fast ON person (a)");

    assertThat(catalog(file.toString()).tables().getFirst().definition().uniqueKeys())
        .containsExactly(new UniqueKey(List.of("email")), new UniqueKey(List.of("b c", "a")));
  }

  @Test
  void aValueThatCannotBeReadCostsThatValueOnly() throws SQLException {
    Path file =
        database(
            "CREATE TABLE t (d DATE, n INTEGER)",
            "INSERT INTO t VALUES ('infinity', 1), ('0044-03-15 (BC)', 2), ('2024-01-02', 3)");

    Catalog catalog = catalog(file.toString());

    assertThat(catalog.tables().getFirst().rowCount()).isEqualTo(3);
    assertThat(warnings).hasSize(1).first().asString().contains("'t'", "d", "infinite");
  }

  @Test
  void whatModelsAskReadsTheDatabaseAndNothingElse() throws Exception {
    Path file = database("CREATE TABLE t AS SELECT 1 AS a");
    Files.writeString(folder.resolve("secret.csv"), "s\nsecret\n");

    try (DatabaseQueries queries = queries(file.toString())) {
      RowBounds bounds = new RowBounds(10, 10_000, Duration.ofSeconds(10), RowBounds.MOST_READ);
      assertThat(queries.rows("SELECT a FROM t", bounds).toString()).contains("a\n1");
      for (String hostile :
          List.of(
              "SELECT * FROM '%s/secret.csv'",
              "SELECT * FROM read_csv('%s/secret.csv')",
              "SELECT * FROM read_text('%s/secret.csv')",
              "WITH x AS (COPY t TO '%s/out.csv') SELECT 1",
              "SELECT * FROM duckdb_secrets()",
              "SELECT own_macro('%s')")) {
        assertThat(queries.rows(hostile.formatted(folder), bounds))
            .as(hostile)
            .isInstanceOf(ReadRows.None.class);
      }
      assertThat(queries.prepare("SELECT a FROM t")).isEmpty();
      assertThat(queries.prepare("SELECT b FROM t").orElseThrow().kind())
          .isEqualTo(SqlFailure.Kind.ERROR);
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(each -> each.getFileName().toString()))
          .containsExactlyInAnyOrder("sales.duckdb", "secret.csv");
    }
  }

  /** Not by the guard: what the connection was told before. */
  @Test
  void theConnectionItselfReadsNothingElseAndWritesNothing() throws Exception {
    Path file = database("CREATE TABLE t AS SELECT 1 AS a");
    Files.writeString(folder.resolve("secret.csv"), "s\nsecret\n");
    DatabaseLocation location = DatabaseLocation.parse(file.toString());

    try (Connection connection = new DatabaseConnections(_ -> null).openForModels(location);
        Statement statement = connection.createStatement()) {
      for (String hostile :
          List.of(
              "FROM '%s/secret.csv'",
              "COPY t TO '%s/out.csv'",
              "ATTACH '%s/new.duckdb'",
              "INSERT INTO t VALUES (2)",
              "DROP TABLE t",
              "SET enable_external_access = true",
              "INSTALL httpfs")) {
        assertThatThrownBy(() -> statement.execute(hostile.formatted(folder)))
            .as(hostile)
            .isInstanceOf(SQLException.class);
      }
    }
  }

  @Test
  void testCasesAreExecutedThereWithoutReadingARow() throws SQLException {
    Path file = database("CREATE TABLE emp AS SELECT 666 AS id, 'REAL' AS name");
    SqlEngine engine =
        DatabaseQueries.engine(DatabaseLocation.parse(file.toString()), _ -> null, UNHURRIED);
    TestTable emp =
        new TestTable(
            new TableDefinition(
                "emp",
                List.of(
                    new ColumnDefinition("id", "INTEGER", true),
                    new ColumnDefinition("name", "VARCHAR", true),
                    new ColumnDefinition("tags", "VARCHAR[]", true)),
                List.of(),
                List.of()),
            Table.ofValues(List.of("id", "name", "tags"), List.of(List.of(1, "Ann", "['x']"))));

    assertThat(
            engine
                .execute(
                    List.of(emp), "SELECT name, tags FROM main.emp WHERE list_contains(tags, 'x')")
                .toString())
        .contains("Ann", "x")
        .doesNotContain("REAL");
    assertThat(failure(engine.execute(List.of(emp), "SELECT * FROM sales.main.other")))
        .doesNotContain("REAL");
    assertThat(failure(engine.execute(List.of(), "SELECT name FROM emp"))).doesNotContain("REAL");
    assertThat(engine.identity().toString()).contains("DuckDB", "the database itself");
  }

  @Test
  void aFolderIsADatabaseOfItsCsvAndParquetFiles() throws Exception {
    Files.writeString(folder.resolve("customers.csv"), "id,name\n1,Ann\n2,\"Bo, b\"\n");
    Files.writeString(folder.resolve("notes.tsv"), "a\tb\nx\t2024-01-02\n");
    Files.writeString(folder.resolve("README.md"), "no table");
    Files.createDirectory(folder.resolve("orders"));
    execute(
        "",
        "COPY (SELECT 1 AS id, 2.5::DECIMAL(9, 2) AS amount) TO '%s/orders/1.parquet'"
            .formatted(folder),
        "COPY (SELECT 2 AS id, 3.5::DECIMAL(9, 2) AS amount) TO '%s/orders/2.parquet'"
            .formatted(folder),
        "COPY (SELECT 7 AS n) TO '%s/odd name.parquet'".formatted(folder));

    Catalog catalog = catalog(folder.toString());

    assertThat(warnings).isEmpty();
    assertThat(catalog.dialect()).isEqualTo(Dialect.DUCKDB);
    assertThat(catalog.tables())
        .extracting(CatalogTable::name)
        .containsExactly("customers", "notes", "odd name", "orders");
    assertThat(types(catalog.tables().get(1))).containsExactly("VARCHAR", "DATE");
    try (DatabaseQueries queries = queries(folder.toString())) {
      RowBounds bounds = new RowBounds(10, 10_000, Duration.ofSeconds(10), RowBounds.MOST_READ);
      assertThat(queries.rows("SELECT sum(amount) FROM orders", bounds).toString())
          .contains("6.00");
      assertThat(queries.rows("SELECT max(name) FROM customers", bounds).toString())
          .contains("Bo, b");
    }
  }

  @Test
  void tablesOfAFolderHaveNoNamesThatAreReadAsFiles() throws Exception {
    Files.createDirectory(folder.resolve("events.parquet"));
    execute(
        "",
        "COPY (SELECT 1 AS n) TO '%s/events.parquet/part-0000.snappy.parquet'".formatted(folder),
        "COPY (SELECT 2 AS n) TO '%s/log.json.parquet'".formatted(folder));
    Files.writeString(folder.resolve("log_json.csv"), "n\n3\n");

    assertThat(catalog(folder.toString()).tables())
        .extracting(CatalogTable::name)
        .containsExactlyInAnyOrder("events", "log_json", "log_json_csv");
    try (DatabaseQueries queries = queries(folder.toString())) {
      RowBounds bounds = new RowBounds(10, 10_000, Duration.ofSeconds(10), RowBounds.MOST_READ);
      assertThat(queries.rows("SELECT n FROM events", bounds).toString()).contains("n\n1");
    }
  }

  @Test
  void aSecondConnectionToAFileIsInUtcAsTheFirst() throws SQLException {
    DatabaseLocation location =
        DatabaseLocation.parse(database("CREATE TABLE t (a INTEGER)").toString());
    DatabaseConnections connections = new DatabaseConnections(_ -> null);

    try (Connection first = connections.openForModels(location);
        Connection second = connections.openForModels(location);
        Statement statement = second.createStatement();
        ResultSet zone = statement.executeQuery("SELECT current_setting('TimeZone')")) {
      assertThat(first.isClosed()).isFalse();
      assertThat(zone.next()).isTrue();
      assertThat(zone.getString(1)).isEqualTo("UTC");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "md:shop?motherduck_token=s3cret",
        "duckdb:///md:shop?motherduck_token=s3cret",
        "jdbc:duckdb:md:shop;motherduck_token=s3cret",
        "duckdb://md:shop?x=s3cret",
        "duckdb:///no.duckdb?motherduck_token=s3cret",
        "no.duckdb?motherduck_token=s3cret"
      })
  void noMessageShowsAToken(String address) {
    assertThatThrownBy(() -> DatabaseLocation.parse(address))
        .isInstanceOf(CatalogException.class)
        .hasMessageContaining(address.contains("md:") ? "MotherDuck is not read" : "no.duckdb")
        .hasMessageNotContaining("s3cret");
  }

  @Test
  void aFolderIsReadAgainWhenAFileHasChanged() throws IOException {
    Path file = folder.resolve("t.csv");
    Files.writeString(file, "a\n1\n");
    assertThat(catalog(folder.toString()).tables().getFirst().rowCount()).isEqualTo(1);

    Files.writeString(file, "a\n1\n2\n");

    assertThat(catalog(folder.toString()).tables().getFirst().rowCount()).isEqualTo(2);
  }

  @Test
  void aFileThatCannotBeReadCostsThatTable() throws IOException {
    Files.writeString(folder.resolve("good.csv"), "a,b\n1,2\n");
    Files.writeString(folder.resolve("broken.parquet"), "no parquet");

    Catalog catalog = catalog(folder.toString());

    assertThat(catalog.tables()).extracting(CatalogTable::name).containsExactly("good");
    assertThat(warnings).hasSize(1).first().asString().startsWith("'broken.parquet' is not read: ");
  }

  @Test
  void linesOfCsvThatAreNoRowsAreCountedAndLeftOut() throws IOException {
    StringBuilder lines = new StringBuilder("a,b\n");
    for (int line = 0; line < 3000; line++) {
      lines.append(line).append(",x\n");
    }
    Files.writeString(folder.resolve("t.csv"), lines + "1,2,3,4\n5,6\n");

    Catalog catalog = catalog(folder.toString());

    assertThat(catalog.tables().getFirst().rowCount()).isEqualTo(3001);
    assertThat(warnings)
        .hasSize(1)
        .first()
        .asString()
        .startsWith("'t.csv' is read without 1 of its lines, the first of which is 3002: ");
  }

  @Test
  void csvThatIsNoUtf8IsReadAsLatin1() throws IOException {
    Files.write(
        folder.resolve("t.csv"), "name,n\nJosé,1\nAnn,2\n".getBytes(StandardCharsets.ISO_8859_1));

    catalog(folder.toString());

    assertThat(warnings).containsExactly("'t.csv' is read as Latin-1, since it is no UTF-8");
  }

  @Test
  void aFolderOfWhichNothingCanBeReadSaysWhy() throws IOException {
    Files.writeString(folder.resolve("broken.parquet"), "no parquet");

    assertThatThrownBy(() -> catalog(folder.toString()))
        .isInstanceOf(CatalogException.class)
        .hasMessageStartingWith(
            "the database '%s' cannot be read: 'broken.parquet' is not read: "
                .formatted(folder.getFileName()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:duckdb:%s/no.duckdb", "duckdb:///%s/no.duckdb"})
  void aMissingFileIsNamedAndNotMade(String address) {
    assertThatThrownBy(() -> DatabaseLocation.parse(address.formatted(folder)))
        .isInstanceOf(CatalogException.class)
        .hasMessage("there is no database file '%s/no.duckdb'", folder);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void addressesThatNameNoFileAreExplained() throws IOException {
    Path text = Files.writeString(folder.resolve("text.duckdb"), "no database at all");

    assertThatThrownBy(() -> DatabaseLocation.parse("jdbc:duckdb:" + text))
        .hasMessage("'%s' is not a DuckDB database", text);
    assertThatThrownBy(() -> DatabaseLocation.parse("jdbc:duckdb:"))
        .hasMessageStartingWith("a DuckDB database in memory has no tables");
    assertThatThrownBy(() -> DatabaseLocation.parse("duckdb://host/x"))
        .hasMessage("'duckdb://host/x' names no file: write duckdb:///FILE");
  }

  @Test
  void aDamagedFileIsAnErrorOfOneLine() throws Exception {
    Path file = database("CREATE TABLE t AS SELECT range AS a FROM range(100000)");
    byte[] bytes = Files.readAllBytes(file);
    for (int at = 100; at < bytes.length; at += 7) {
      bytes[at] ^= 0x55;
    }
    Path damaged = Files.write(folder.resolve("damaged.duckdb"), bytes);

    assertThatThrownBy(() -> catalog(damaged.toString()))
        .isInstanceOf(CatalogException.class)
        .message()
        .startsWith("the database 'damaged' cannot be read: ")
        .doesNotContain("\n");
  }
}
