package dev.assay.catalog;

import static dev.assay.catalog.SampleDatabases.NO_ENVIRONMENT;
import static dev.assay.catalog.SampleDatabases.h2;
import static dev.assay.catalog.SampleDatabases.sqlite;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.sql.ForeignKey;
import dev.assay.table.Binary;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Built catalogs of databases that nobody would make on purpose. */
class OddDatabasesTest {

  @TempDir Path folder;

  private final List<String> warnings = new ArrayList<>();
  private final List<String> values = new ArrayList<>();

  private Catalog built(String address) {
    return new CatalogReader(NO_ENVIRONMENT, ReadingOptions.FOR_CATALOGS)
        .read(
            DatabaseLocation.parse(address),
            new ReadingListener() {
              @Override
              public void warned(String message) {
                warnings.add(message);
              }
            },
            (table, column, text) -> values.add(table + "." + column + "=" + text));
  }

  private static ColumnProfile profile(Catalog catalog, String table, String column) {
    return Objects.requireNonNull(
        catalog.table(table).orElseThrow().column(column).orElseThrow().profile());
  }

  @Test
  void namesMayBeReservedWordsAndHaveSpacesAndQuotes() throws SQLException {
    Path file =
        sqlite(
            folder,
            "names.sqlite",
            "CREATE TABLE \"select\" (\"order by\" TEXT, \"a\"\"b\" TEXT, `c``d` INTEGER)",
            "INSERT INTO \"select\" VALUES ('x', 'y', 1)",
            "CREATE TABLE \"it's; DROP TABLE t--\" (\"%_\" TEXT)");

    Catalog catalog = built(file.toString());

    assertThat(warnings).isEmpty();
    assertThat(catalog.tables())
        .extracting(CatalogTable::name)
        .containsExactly("select", "it's; DROP TABLE t--");
    assertThat(values).containsExactly("select.order by=x", "select.a\"b=y");
    assertThat(profile(catalog, "select", "c`d").max()).isEqualTo(new Cell(1L));
  }

  @Test
  void tablesThatDifferOnlyByCaseAreTwo() throws SQLException {
    try (Connection _ =
        h2(
            "odd_case",
            "CREATE TABLE \"song\" (\"id\" INT PRIMARY KEY)",
            "CREATE TABLE SONG (\"id\" INT REFERENCES \"song\" (\"id\"))",
            "INSERT INTO \"song\" VALUES (1), (2)")) {
      Catalog catalog = built("jdbc:h2:mem:odd_case;USER=sa");

      assertThat(catalog.table("song").orElseThrow().rowCount()).isEqualTo(2);
      assertThat(catalog.table("SONG").orElseThrow().rowCount()).isZero();
      assertThat(catalog.table("SONG").orElseThrow().definition().foreignKeys())
          .containsExactly(new ForeignKey(List.of("id"), "song", List.of("id")));
    }
  }

  @Test
  void cellsOfAMegabyteAreCutAndCountedWhole() throws SQLException {
    Path file =
        sqlite(
            folder,
            "large.sqlite",
            "CREATE TABLE t (text TEXT, bytes BLOB)",
            "INSERT INTO t SELECT replace(hex(zeroblob(500000)), '00', 'ab') || value,"
                + " zeroblob(1000000) FROM (SELECT 1 AS value UNION ALL SELECT 2)");

    Catalog catalog = built(file.toString());

    ColumnProfile text = profile(catalog, "t", "text");
    assertThat(text.distinctCount()).isEqualTo(2);
    assertThat(text.min()).isEqualTo(new Cell("ab".repeat(50) + "…"));
    ColumnProfile bytes = profile(catalog, "t", "bytes");
    assertThat(bytes.distinctCount()).isEqualTo(1);
    assertThat(bytes.min()).isNull();
    assertThat(bytes.frequent().getFirst().value().toString()).hasSizeLessThan(250);
  }

  @Test
  void blobsAreProfiledAsBytesAndNeverIndexedAsText() throws SQLException {
    Path file =
        sqlite(
            folder,
            "blobs.sqlite",
            "CREATE TABLE t (a BLOB, b TEXT)",
            "INSERT INTO t VALUES (x'cafe00', 'x'), (x'cafe00', x'77'), (NULL, NULL)");

    Catalog catalog = built(file.toString());

    assertThat(values).containsExactly("t.b=x");
    ColumnProfile profile = profile(catalog, "t", "a");
    assertThat(profile.distinctCount()).isEqualTo(1);
    assertThat(profile.frequent())
        .containsExactly(new FrequentValue(new Cell(new Binary("cafe00")), 2));
    assertThat(warnings).isEmpty();
  }

  @Test
  void textThatIsNotUtf8IsReadWithMarksOfWhatIsNot() throws SQLException {
    Path file =
        sqlite(
            folder,
            "bytes.sqlite",
            "CREATE TABLE t (a TEXT)",
            "INSERT INTO t VALUES (CAST(x'61ff62' AS TEXT))");

    assertThat(profile(built(file.toString()), "t", "a").min()).isEqualTo(new Cell("a\uFFFDb"));
    assertThat(warnings).isEmpty();
  }

  @Test
  void viewsAndGeneratedColumnsAreMarkedAndABrokenViewIsNamed() throws SQLException {
    Path file =
        sqlite(
            folder,
            "views.sqlite",
            "CREATE TABLE t (a INTEGER, b INTEGER GENERATED ALWAYS AS (a * 2) STORED)",
            "INSERT INTO t (a) VALUES (1)",
            "CREATE VIEW v AS SELECT b FROM t",
            "CREATE VIEW broken AS SELECT * FROM gone");

    Catalog catalog = built(file.toString());

    assertThat(catalog.tables()).extracting(CatalogTable::name).containsExactly("t", "v");
    assertThat(catalog.table("v").orElseThrow().kind()).isEqualTo(TableKind.VIEW);
    assertThat(profile(catalog, "v", "b").max()).isEqualTo(new Cell(2L));
    assertThat(catalog.table("t").orElseThrow().columns())
        .extracting(CatalogColumn::generated)
        .containsExactly(false, true);
    assertThat(warnings)
        .containsExactly(
            "rows of view 'broken' are not counted: [SQLITE_ERROR] SQL error or missing database"
                + " (no such table: main.gone)");
  }

  @Test
  void aColumnOfManyKindsOfValuesHasAnOrder() throws SQLException {
    Path file =
        sqlite(
            folder,
            "mixed.sqlite",
            "CREATE TABLE t (a)",
            "INSERT INTO t VALUES (1), (1.0), ('x'), (NULL), (x'00'), (2.5)");

    ColumnProfile profile = profile(built(file.toString()), "t", "a");

    assertThat(profile.nullShare()).isEqualTo(1.0 / 6);
    assertThat(profile.distinctCount()).isEqualTo(4);
    assertThat(profile.min()).isEqualTo(new Cell(1L));
    assertThat(profile.max()).isEqualTo(new Cell("x"));
    assertThat(profile.frequent().getFirst().count()).isEqualTo(2);
  }

  @Test
  void fiveThousandTablesAreRead() throws SQLException {
    String[] tables =
        Stream.concat(
                Stream.of("BEGIN"),
                Stream.concat(
                    IntStream.range(0, 5000)
                        .mapToObj(
                            n -> "CREATE TABLE t%d (id INTEGER, t%d_id TEXT)".formatted(n, n)),
                    Stream.of("COMMIT")))
            .toArray(String[]::new);
    Path file = sqlite(folder, "many.sqlite", tables);

    assertThat(built(file.toString()).tables()).hasSize(5000);
  }

  @Test
  void aSchemaWithoutTablesIsRefused() throws SQLException {
    Path file = sqlite(folder, "none.sqlite", "CREATE TABLE t (a)", "DROP TABLE t");

    assertThatThrownBy(() -> built(file.toString()))
        .isInstanceOf(CatalogException.class)
        .hasMessage("the database 'none' has no tables");
  }

  @Test
  void keysThatNobodyDeclaredAreInferredFromNamesAndValues() throws SQLException {
    Path file =
        sqlite(
            folder,
            "keys.sqlite",
            "CREATE TABLE singers (id INTEGER PRIMARY KEY, name TEXT)",
            "INSERT INTO singers VALUES (1, 'Ann'), (2, 'Bob')",
            "CREATE TABLE song (id INTEGER PRIMARY KEY, singer_id INTEGER, SingersID INTEGER)",
            "INSERT INTO song VALUES (1, 2, 7), (2, NULL, 1)");

    CatalogTable song = built(file.toString()).table("song").orElseThrow();

    assertThat(song.addedKeys())
        .containsExactly(
            new KnownKey(
                new ForeignKey(List.of("singer_id"), "singers", List.of("id")),
                KnownKey.Origin.INFERRED));
  }
}
