package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Table;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CatalogTextTest {

  private static final CatalogTable SINGER =
      new CatalogTable(
          new TableDefinition(
              "singer",
              List.of(
                  new ColumnDefinition("id", "INTEGER", false),
                  new ColumnDefinition("full name", "TEXT", true),
                  new ColumnDefinition("note", "", true)),
              List.of("id"),
              List.of()),
          1200,
          Table.ofValues(
              List.of("id", "full name", "note"),
              List.of(Arrays.asList(1, "Ann  ", null), Arrays.asList(2, "Bob", null))));

  private static final CatalogTable SONG =
      new CatalogTable(
          new TableDefinition(
              "Song",
              List.of(
                  new ColumnDefinition("singer_id", "INTEGER", true),
                  new ColumnDefinition("order", "INTEGER", true)),
              List.of("singer_id", "order"),
              List.of(new ForeignKey(List.of("singer_id"), "singer", List.of("id")))),
          0,
          Table.ofValues(List.of("singer_id", "order"), List.of()));

  private static CatalogText text(Dialect dialect) {
    return new CatalogText(new Catalog("music", dialect, List.of(SINGER, SONG)));
  }

  @Test
  void tablesAreShownAsTheirDialectDeclaresThem() {
    assertThat(text(Dialect.SQLITE).ddl())
        .isEqualTo(
            """
            CREATE TABLE singer (
              id INTEGER PRIMARY KEY,
              "full name" TEXT,
              note
            );

            CREATE TABLE Song (
              singer_id INTEGER,
              "order" INTEGER,
              PRIMARY KEY (singer_id, "order")
            );""");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '\'',
      value = {
        "SQLITE,     Song,     'order',  '\"order\"'",
        "POSTGRESQL, '\"Song\"', 'order', '\"order\"'",
        "MYSQL,      Song,     'order',  '`order`'",
        "MSSQL,      Song,     'order',  '[order]'",
        "ORACLE,     '\"Song\"', 'order', '\"order\"'"
      })
  void namesAreQuotedWhereTheDialectWouldMisreadThem(
      Dialect dialect, String song, String name, String quoted) {
    assertThat(SqlNames.written(dialect, "Song")).isEqualTo(song);
    assertThat(SqlNames.written(dialect, name)).isEqualTo(quoted);
  }

  @Test
  void aQuoteWithinANameIsDoubled() {
    assertThat(SqlNames.written(Dialect.SQLITE, "a\"b")).isEqualTo("\"a\"\"b\"");
    assertThat(SqlNames.written(Dialect.MARIADB, "a`b")).isEqualTo("`a``b`");
    assertThat(SqlNames.written(Dialect.MSSQL, "a]b")).isEqualTo("[a]]b]");
  }

  @Test
  void foreignKeysAreEquations() {
    TableDefinition stop =
        new TableDefinition(
            "stop",
            List.of(
                new ColumnDefinition("a", "INTEGER", true),
                new ColumnDefinition("b", "INTEGER", true)),
            List.of(),
            List.of(new ForeignKey(List.of("a", "b"), "Song", List.of("singer_id", "order"))));
    Catalog catalog =
        new Catalog(
            "music",
            Dialect.SQLITE,
            List.of(
                SINGER,
                SONG,
                new CatalogTable(stop, 0, Table.ofValues(List.of("a", "b"), List.of()))));

    assertThat(new CatalogText(catalog).foreignKeys())
        .isEqualTo(
            """
            Song.singer_id = singer.id
            stop.a = Song.singer_id AND stop.b = Song."order\"""");
    assertThat(new CatalogText(catalog).foreignKeysBetween(Set.of("singer", "Song")))
        .isEqualTo("Song.singer_id = singer.id");
    assertThat(new CatalogText(catalog).foreignKeysBetween(Set.of("singer", "stop"))).isEmpty();
    assertThat(new CatalogText(new Catalog("music", Dialect.SQLITE, List.of(SINGER))).foreignKeys())
        .isEmpty();
  }

  @Test
  void valuesStandBesideTheirColumnsWithTheirStraySpaces() {
    assertThat(text(Dialect.SQLITE).ddlWithValues())
        .isEqualTo(
            """
            CREATE TABLE singer (
              id INTEGER PRIMARY KEY,
              "full name" TEXT, -- 'Ann  ', 'Bob'
              note -- NULL
            );

            CREATE TABLE Song ( -- song_df
              singer_id INTEGER,
              "order" INTEGER,
              PRIMARY KEY (singer_id, "order")
            );""");
  }

  @Test
  void ofKeysOnlyThoseAreShownThatAreNoNumbers() {
    TableDefinition code =
        new TableDefinition(
            "code",
            List.of(
                new ColumnDefinition("id", "TEXT", true),
                new ColumnDefinition("next", "INTEGER", true)),
            List.of("id"),
            List.of(new ForeignKey(List.of("next"), "singer", List.of("id"))));
    CatalogTable table =
        new CatalogTable(
            code, 1, Table.ofValues(List.of("id", "next"), List.of(List.of("C-07", 3))));

    assertThat(
            new CatalogText(new Catalog("music", Dialect.SQLITE, List.of(SINGER, table)))
                .ddlWithValues())
        .endsWith("CREATE TABLE code (\n  id TEXT PRIMARY KEY, -- 'C-07'\n  next INTEGER\n);");
  }

  @Test
  void aTypeIsShownOnOneLineAndShortened() {
    TableDefinition odd =
        new TableDefinition(
            "t",
            List.of(
                new ColumnDefinition("a", "VARCHAR\n (20)", true),
                new ColumnDefinition("b", "x".repeat(1000), true)),
            List.of(),
            List.of());
    CatalogTable table = new CatalogTable(odd, 0, Table.ofValues(List.of("a", "b"), List.of()));

    assertThat(new CatalogText(new Catalog("odd", Dialect.SQLITE, List.of(table))).ddl())
        .isEqualTo("CREATE TABLE t (\n  a VARCHAR (20),\n  b " + "x".repeat(100) + "…\n);");
  }

  @Test
  void tablesThatNoLongerFitAreNamed() {
    List<ColumnDefinition> wide =
        IntStream.range(0, 300)
            .mapToObj(n -> new ColumnDefinition("column_" + n, "VARCHAR(255)", true))
            .toList();
    Table noRows = Table.ofValues(wide.stream().map(ColumnDefinition::name).toList(), List.of());
    List<CatalogTable> tables =
        IntStream.range(0, 500)
            .mapToObj(n -> new TableDefinition("t" + n, wide, List.of(), List.of()))
            .map(definition -> new CatalogTable(definition, 0, noRows))
            .toList();

    CatalogText text = new CatalogText(new Catalog("big", Dialect.SQLITE, tables));

    assertThat(text.ddl())
        .hasSizeLessThan(62_000)
        .contains("CREATE TABLE t0 (")
        .contains("column_199 VARCHAR(255)\n  -- and 100 more columns\n);")
        .doesNotContain("column_200")
        .matches("(?s).*\n\n-- and t\\d+, t.* and \\d+ more tables");
    assertThat(text.ddlWithValues()).hasSizeLessThan(62_000);
  }

  @Test
  void keysThatAreInferredSaySo() {
    ForeignKey declared = new ForeignKey(List.of("singer_id"), "singer", List.of("id"));
    ForeignKey guessed = new ForeignKey(List.of("order"), "singer", List.of("id"));
    CatalogTable song =
        new CatalogTable(
                SONG.definition(), CatalogTable.UNKNOWN_ROWS, Table.of(List.of(), List.of()))
            .withAddedKeys(List.of(new KnownKey(guessed, KnownKey.Origin.INFERRED)));

    assertThat(song.keys())
        .containsExactly(
            new KnownKey(declared, KnownKey.Origin.DECLARED),
            new KnownKey(guessed, KnownKey.Origin.INFERRED));
    CatalogText text = new CatalogText(new Catalog("music", Dialect.SQLITE, List.of(song)));
    assertThat(text.foreignKeys())
        .isEqualTo("Song.singer_id = singer.id\nSong.\"order\" = singer.id (inferred)");
  }

  private static CatalogText shared(ValueSharing sharing, Dialect dialect) {
    CatalogTable order =
        new CatalogTable(
                new TableDefinition(
                    "purchase",
                    List.of(
                        new ColumnDefinition("state", "TEXT", true),
                        new ColumnDefinition("day", "DATE", true)),
                    List.of(),
                    List.of()),
                2,
                Table.ofValues(
                    List.of("state", "day"), List.of(Arrays.asList("open", "2024-02-29"))))
            .withColumns(
                List.of(
                    CatalogColumn.of("state")
                        .knowing(
                            new ColumnValues(
                                List.of(new Cell("open"), new Cell("shut ")), true, List.of(), "")),
                    CatalogColumn.of("day")
                        .knowing(
                            new ColumnValues(
                                List.of(),
                                true,
                                List.of("dates as 'YYYY-MM-DD'", "other text"),
                                ""))));
    Catalog catalog = new Catalog("shop", dialect, List.of(order));
    return new CatalogText(catalog, catalog.frameNames(), CatalogNotes.NONE, sharing);
  }

  @Test
  void theFewValuesOfAColumnAndItsFormatsAreShownWhereSamplesAreShared() {
    assertThat(shared(ValueSharing.SAMPLES, Dialect.SQLITE).ddl())
        .isEqualTo(
            """
            CREATE TABLE purchase (
              state TEXT, -- only 'open', 'shut '
              day DATE -- dates as 'YYYY-MM-DD', other text
            );""");
    assertThat(shared(ValueSharing.SAMPLES, Dialect.SQLITE).ddlWithValues())
        .isEqualTo(
            """
            CREATE TABLE purchase (
              state TEXT, -- only 'open', 'shut '
              day DATE -- '2024-02-29'; dates as 'YYYY-MM-DD', other text
            );""");
  }

  private static final String LEADING = "text with a leading space";

  private static CatalogText spaced(
      Dialect dialect, String type, String spaces, ValueSharing sharing) {
    CatalogTable stop =
        new CatalogTable(
                new TableDefinition(
                    "stop",
                    List.of(new ColumnDefinition("code", type, true)),
                    List.of("code"),
                    List.of()),
                2,
                Table.ofValues(List.of("code"), List.of(List.of(" APG"))))
            .withColumns(
                List.of(
                    CatalogColumn.of("code")
                        .knowing(new ColumnValues(List.of(), true, List.of(), spaces))));
    Catalog catalog = new Catalog("trips", dialect, List.of(stop));
    return new CatalogText(catalog, catalog.frameNames(), CatalogNotes.NONE, sharing);
  }

  @Test
  void spacesAroundTextAreToldOfKeysToo() {
    assertThat(spaced(Dialect.POSTGRESQL, "varchar(8)", LEADING, ValueSharing.LINKED).ddl())
        .contains("code varchar(8) PRIMARY KEY -- text with a leading space");
    assertThat(
            spaced(Dialect.POSTGRESQL, "varchar(8)", LEADING, ValueSharing.SAMPLES).ddlWithValues())
        .contains("code varchar(8) PRIMARY KEY -- ' APG'; text with a leading space");
    assertThat(
            spaced(Dialect.POSTGRESQL, "varchar(8)", LEADING, ValueSharing.SAMPLES)
                .valuesOf(Set.of("stop")))
        .isEqualTo("stop_df.code: text with a leading space");
    assertThat(spaced(Dialect.POSTGRESQL, "varchar(8)", LEADING, ValueSharing.NONE).ddl())
        .doesNotContain("space");
  }

  @ParameterizedTest
  @ValueSource(strings = {"char(8)", "CHARACTER (8)", "bpchar", "nchar(3)", "char"})
  void ofSpacesWithWhichTheDatabaseFillsTextUpNoneAreTold(String type) {
    String trailing = "some text with a trailing space";
    assertThat(spaced(Dialect.POSTGRESQL, type, trailing, ValueSharing.LINKED).ddl())
        .doesNotContain("space");
    assertThat(spaced(Dialect.POSTGRESQL, type, LEADING, ValueSharing.LINKED).ddl())
        .contains(LEADING);
    assertThat(spaced(Dialect.SQLITE, type, trailing, ValueSharing.LINKED).ddl())
        .contains(trailing);
  }

  @Test
  void withoutSamplesFormatsAloneAreShownAndNothingWhereNothingIsShared() {
    assertThat(shared(ValueSharing.LINKED, Dialect.SQLITE).ddl())
        .contains("state TEXT,\n")
        .contains("day DATE -- dates as 'YYYY-MM-DD', other text");
    assertThat(shared(ValueSharing.NONE, Dialect.SQLITE).ddlWithValues())
        .contains("state TEXT,\n")
        .contains("day DATE\n");
  }

  @Test
  void whatColumnsHoldIsToldOfTheTablesThatAreAskedFor() {
    assertThat(shared(ValueSharing.SAMPLES, Dialect.SQLITE).valuesOf(Set.of("purchase")))
        .isEqualTo(
            """
            purchase_df.state: only 'open', 'shut '
            purchase_df.day: dates as 'YYYY-MM-DD', other text""");
    assertThat(shared(ValueSharing.SAMPLES, Dialect.SQLITE).valuesOf(Set.of("sale"))).isEmpty();
    assertThat(shared(ValueSharing.NONE, Dialect.SQLITE).valuesOf(Set.of("purchase"))).isEmpty();
  }

  @Test
  void framesSayWhatDaysAndMomentsAreWhereTheDatabaseHasSuchTypes() {
    assertThat(shared(ValueSharing.NONE, Dialect.POSTGRESQL).ddlWithValues())
        .startsWith(
            "-- DATE, DATETIME and TIMESTAMP columns are datetime64 in frames: write"
                + " pd.to_datetime([...])\n\nCREATE TABLE purchase (");
    assertThat(shared(ValueSharing.NONE, Dialect.POSTGRESQL).ddl()).startsWith("CREATE TABLE");
  }
}
