package dev.assay.catalog;

import static dev.assay.catalog.SampleDatabases.NO_ENVIRONMENT;
import static dev.assay.catalog.SampleDatabases.h2;
import static dev.assay.catalog.SampleDatabases.read;
import static dev.assay.catalog.SampleDatabases.sqlite;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.catalog.nested.NestedField;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TablePlace;
import dev.assay.sql.UniqueKey;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CatalogReaderTest {

  @TempDir Path folder;

  private static TableDefinition definition(Catalog catalog, String table) {
    return catalog.table(table).orElseThrow().definition();
  }

  @Test
  void columnsKeepTheirDeclaredTypesAndWhetherTheyMayBeNull() throws SQLException {
    Path file =
        sqlite(
            folder,
            "types.sqlite",
            "CREATE TABLE t (a INTEGER PRIMARY KEY, b VARCHAR(20) NOT NULL, c, d \"odd TYPE\","
                + " e DECIMAL(10,2), f GENERATED ALWAYS AS (a + 1))");

    assertThat(definition(read(file), "t").columns())
        .containsExactly(
            new ColumnDefinition("a", "INTEGER", true),
            new ColumnDefinition("b", "VARCHAR(20)", false),
            new ColumnDefinition("c", "", true),
            new ColumnDefinition("d", "odd TYPE", true),
            new ColumnDefinition("e", "DECIMAL(10,2)", true),
            new ColumnDefinition("f", "", true));
  }

  @Test
  void fieldsOfJsonInCellsAreFound() throws SQLException {
    Path file =
        sqlite(
            folder,
            "json.sqlite",
            "CREATE TABLE orders (id INTEGER, payload TEXT, note TEXT)",
            "INSERT INTO orders VALUES (1, '{\"user\": {\"id\": 7}}', '{\"a\": 1}'),"
                + " (2, NULL, 'by hand'), (3, '{\"items\": [{\"sku\": \"x\"}]}', '')");

    assertThat(read(file).table("orders").orElseThrow().columns())
        .extracting(CatalogColumn::fields)
        .containsExactly(
            List.of(),
            List.of(
                new NestedField(List.of("user", "id"), "number"),
                new NestedField(List.of("items", "[]", "sku"), "text")),
            List.of());
  }

  @Test
  void tablesComeInTheOrderOfTheirDeclarationWithoutViewsAndSystemTables() throws SQLException {
    Path file =
        sqlite(
            folder,
            "order.sqlite",
            "CREATE TABLE zebra (id INTEGER PRIMARY KEY AUTOINCREMENT)",
            "CREATE TABLE ape (id INTEGER)",
            "CREATE INDEX i ON ape (id)",
            "CREATE VIEW v AS SELECT * FROM ape",
            "CREATE VIRTUAL TABLE words USING fts5(text)",
            "CREATE TABLE sqliteish (id INTEGER)");

    assertThat(read(file).tables())
        .extracting(CatalogTable::name)
        .containsExactly("zebra", "ape", "sqliteish");
  }

  @Test
  void referencesAreSpelledAsTheColumnsThatTheyMean() throws SQLException {
    Path file =
        sqlite(
            folder,
            "references.sqlite",
            "CREATE TABLE Country (Code TEXT PRIMARY KEY)",
            "CREATE TABLE City (Id INTEGER PRIMARY KEY, country TEXT REFERENCES COUNTRY,"
                + " twin INTEGER, FOREIGN KEY (TWIN) REFERENCES city (ID))");

    assertThat(definition(read(file), "City").foreignKeys())
        .containsExactly(
            new ForeignKey(List.of("country"), "Country", List.of("Code")),
            new ForeignKey(List.of("twin"), "City", List.of("Id")));
  }

  @Test
  void aCompositeKeyKeepsTheOrderOfItsColumns() throws SQLException {
    Path file =
        sqlite(
            folder,
            "composite.sqlite",
            "CREATE TABLE line (a INTEGER, b INTEGER, PRIMARY KEY (b, a))",
            "CREATE TABLE stop (x INTEGER, y INTEGER, FOREIGN KEY (x, y) REFERENCES line)");

    Catalog catalog = read(file);

    assertThat(definition(catalog, "line").primaryKey()).containsExactly("b", "a");
    assertThat(definition(catalog, "stop").foreignKeys())
        .containsExactly(new ForeignKey(List.of("x", "y"), "line", List.of("b", "a")));
  }

  @Test
  void whatIsUniqueInAllRowsIsKnown() throws SQLException {
    Path file =
        sqlite(
            folder,
            "unique.sqlite",
            "CREATE TABLE person (id INTEGER PRIMARY KEY, email TEXT UNIQUE, a INT, b INT, c INT)",
            "CREATE UNIQUE INDEX pair ON person (b, a)",
            "CREATE UNIQUE INDEX some ON person (c) WHERE a > 0",
            "CREATE UNIQUE INDEX computed ON person (lower(email))",
            "CREATE INDEX fast ON person (c)",
            "CREATE TABLE keyed (code TEXT PRIMARY KEY)");

    Catalog catalog = read(file);

    assertThat(definition(catalog, "person").uniqueKeys())
        .containsExactly(new UniqueKey(List.of("email")), new UniqueKey(List.of("b", "a")));
    assertThat(definition(catalog, "keyed").uniqueKeys()).isEmpty();
    assertThat(new CatalogText(catalog).ddl()).contains("email TEXT UNIQUE,", "UNIQUE (b, a)");
  }

  @Test
  void tablesMayReferToEachOther() throws SQLException {
    Path file =
        sqlite(
            folder,
            "cycle.sqlite",
            "CREATE TABLE a (id INTEGER PRIMARY KEY, b_id INTEGER REFERENCES b (id))",
            "CREATE TABLE b (id INTEGER PRIMARY KEY, a_id INTEGER REFERENCES a (id))");

    Catalog catalog = read(file);

    assertThat(definition(catalog, "a").foreignKeys())
        .containsExactly(new ForeignKey(List.of("b_id"), "b", List.of("id")));
    assertThat(definition(catalog, "b").foreignKeys())
        .containsExactly(new ForeignKey(List.of("a_id"), "a", List.of("id")));
  }

  @Test
  void referencesThatLeadNowhereAreLeftOut() throws SQLException {
    Path file =
        sqlite(
            folder,
            "nowhere.sqlite",
            "CREATE TABLE keyless (id INTEGER)",
            "CREATE TABLE t (a INTEGER REFERENCES gone (id), b INTEGER REFERENCES keyless,"
                + " c INTEGER REFERENCES keyless (gone))");

    assertThat(definition(read(file), "t").foreignKeys()).isEmpty();
  }

  @Test
  void oddNamesAreReadAsTheyAre() throws SQLException {
    Path file =
        sqlite(
            folder,
            "odd ?#%41 é.sqlite",
            "CREATE TABLE \"order \"\"items\"\"; --\" (\"first name\" TEXT, \"größe\" REAL, \"x\ny\")",
            "INSERT INTO \"order \"\"items\"\"; --\" VALUES ('a', 1.5, NULL)");

    Catalog catalog = read(file);

    CatalogTable table = catalog.table("order \"items\"; --").orElseThrow();
    assertThat(catalog.database()).isEqualTo("odd ?#%41 é");
    assertThat(table.rowCount()).isEqualTo(1);
    assertThat(table.sampleRows().columnNames()).containsExactly("first name", "größe", "x\ny");
  }

  @Test
  void sampleRowsShowDifferentValuesAndShortenLongOnes() throws SQLException {
    Path file =
        sqlite(
            folder,
            "samples.sqlite",
            "CREATE TABLE t (kind TEXT, note TEXT)",
            "INSERT INTO t VALUES ('a', 'x'), ('a', 'x'), ('b', 'x'), (NULL, NULL), ('c', '"
                + "long ".repeat(100)
                + "')");

    CatalogTable table = read(file).table("t").orElseThrow();

    assertThat(table.rowCount()).isEqualTo(5);
    assertThat(table.sampleRows().values(0)).containsExactly("a", "c", "b");
    assertThat(table.sampleRows().values(1)).containsExactly("x", "long ".repeat(20) + "…", "x");
  }

  @Test
  void aDatabaseWithoutTablesIsRefused() throws SQLException {
    Path file = sqlite(folder, "bare.sqlite", "CREATE VIEW v AS SELECT 1");

    assertThatThrownBy(() -> read(file))
        .isInstanceOf(CatalogException.class)
        .hasMessage("the database 'bare' has no tables");
  }

  @Test
  void aFileThatOnlyBeginsLikeADatabaseIsRefused() throws IOException {
    Path file = folder.resolve("torn.sqlite");
    Files.write(file, ("SQLite format 3\0" + "x".repeat(4000)).getBytes(StandardCharsets.US_ASCII));

    assertThatThrownBy(() -> read(file))
        .isInstanceOf(CatalogException.class)
        .hasMessageStartingWith("the database 'torn' cannot be read: ")
        .hasMessageNotContaining("\n");
  }

  @Test
  void readingChangesNothing() throws SQLException, IOException {
    Path file =
        sqlite(folder, "same.sqlite", "CREATE TABLE t (a TEXT)", "INSERT INTO t VALUES ('x')");
    byte[] before = Files.readAllBytes(file);

    read(file);

    assertThat(Files.readAllBytes(file)).isEqualTo(before);
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void readingADatabaseWithAWriteAheadLogLeavesNoFilesBesideIt() throws SQLException, IOException {
    Path file =
        sqlite(
            folder,
            "odd ?#%41 log.sqlite",
            "PRAGMA journal_mode = WAL",
            "CREATE TABLE t (a TEXT)",
            "INSERT INTO t VALUES ('x')");
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }

    assertThat(read(file).table("t").orElseThrow().rowCount()).isEqualTo(1);

    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void whatIsStillInTheWriteAheadLogIsRead() throws SQLException {
    Path file = folder.resolve("live.sqlite");
    try (Connection writer = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = writer.createStatement()) {
      statement.execute("PRAGMA journal_mode = WAL");
      statement.execute("CREATE TABLE t (a TEXT)");
      statement.execute("INSERT INTO t VALUES ('x'), ('y')");

      assertThat(read(file).table("t").orElseThrow().rowCount()).isEqualTo(2);
    }
  }

  @Test
  void aTableMayReferToItself() throws SQLException {
    Path file =
        sqlite(
            folder,
            "self.sqlite",
            "CREATE TABLE employee (id INTEGER PRIMARY KEY, boss INTEGER REFERENCES employee)");

    assertThat(definition(read(file), "employee").foreignKeys())
        .containsExactly(new ForeignKey(List.of("boss"), "employee", List.of("id")));
  }

  @Test
  void anH2DatabaseIsReadOverJdbc() throws SQLException {
    try (Connection open =
        h2(
            "catalogtest",
            "CREATE TABLE COUNTRY (CODE VARCHAR(2) PRIMARY KEY, AREA DECIMAL(10, 2))",
            "CREATE TABLE CITY_1 (ID INTEGER PRIMARY KEY, COUNTRY VARCHAR(2) NOT NULL"
                + " REFERENCES COUNTRY, NOTE CLOB)",
            "CREATE TABLE CITYX1 (ID INTEGER PRIMARY KEY)",
            "CREATE VIEW V AS SELECT * FROM COUNTRY",
            "INSERT INTO COUNTRY VALUES ('AT', 83879.1)",
            "INSERT INTO CITY_1 VALUES (1, 'AT', repeat('n', 500))")) {

      Catalog catalog =
          new CatalogReader(NO_ENVIRONMENT)
              .read(DatabaseLocation.parse("jdbc:h2:mem:catalogtest;USER=sa"));

      assertThat(open.isValid(1)).isTrue();
      assertThat(catalog.dialect()).isEqualTo(Dialect.H2);
      assertThat(catalog.tables())
          .extracting(CatalogTable::name)
          .containsExactly("CITYX1", "CITY_1", "COUNTRY");
      assertThat(definition(catalog, "city_1"))
          .isEqualTo(
              new TableDefinition(
                  "CITY_1",
                  List.of(
                      new ColumnDefinition("ID", "INTEGER", false),
                      new ColumnDefinition("COUNTRY", "CHARACTER VARYING(2)", false),
                      new ColumnDefinition("NOTE", "CHARACTER LARGE OBJECT", true)),
                  List.of("ID"),
                  List.of(new ForeignKey(List.of("COUNTRY"), "COUNTRY", List.of("CODE"))),
                  new TablePlace("CATALOGTEST", "PUBLIC", "CITY_1", false)));
      assertThat(catalog.table("CITY_1").orElseThrow().sampleRows().value(0, 2))
          .isEqualTo("n".repeat(100) + "…");
    }
  }

  @Test
  void aServerThatCannotBeReachedIsNamed() {
    DatabaseLocation location = DatabaseLocation.parse("postgresql://bob@localhost:1/shop");

    assertThatThrownBy(() -> new CatalogReader(NO_ENVIRONMENT).read(location))
        .isInstanceOf(CatalogException.class)
        .hasMessage(
            "the database 'shop' cannot be read: Connection to localhost:1 refused. Check that the"
                + " hostname and port are correct and that the postmaster is accepting TCP/IP"
                + " connections.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"mysql", "mariadb"})
  void aServerOfMysqlThatCannotBeReachedIsNamed(String scheme) {
    DatabaseLocation location = DatabaseLocation.parse(scheme + "://bob@localhost:1/shop");

    assertThatThrownBy(() -> new CatalogReader(_ -> "s3cret").read(location))
        .isInstanceOf(CatalogException.class)
        .hasMessage(
            "the database 'shop' cannot be read: Socket fail to connect to localhost:1. Connection"
                + " refused; check the host and the port of the address, and that the server runs");
  }

  @Test
  void anH2DatabaseThatDoesNotExistIsNotCreated() {
    DatabaseLocation location = DatabaseLocation.parse("jdbc:h2:mem:missing");

    assertThatThrownBy(() -> new CatalogReader(NO_ENVIRONMENT).read(location))
        .isInstanceOf(CatalogException.class)
        .hasMessageStartingWith("the database 'missing' cannot be read: ")
        .hasMessageContaining("not found");
  }
}
