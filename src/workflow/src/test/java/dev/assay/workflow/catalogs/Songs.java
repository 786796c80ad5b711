package dev.assay.workflow.catalogs;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.Cell;
import dev.assay.catalog.ColumnProfile;
import dev.assay.catalog.Description;
import dev.assay.catalog.FrequentValue;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Table;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A catalog of two tables, and others that differ from it in one thing. */
final class Songs {

  static final ForeignKey SUNG_BY = new ForeignKey(List.of("singer_id"), "singer", List.of("id"));
  static final ColumnDefinition ID = new ColumnDefinition("id", "INTEGER", false);
  static final ColumnDefinition NAME = new ColumnDefinition("name", "TEXT", true);
  static final TableDefinition SINGER =
      new TableDefinition("singer", List.of(ID, NAME), List.of("id"), List.of());
  static final TableDefinition SONG =
      new TableDefinition(
          "song",
          List.of(
              new ColumnDefinition("title", "TEXT", true),
              new ColumnDefinition("singer_id", "INTEGER", true)),
          List.of(),
          List.of(SUNG_BY));

  private Songs() {}

  /** Singers, of whom there are 100, and their songs. */
  static Catalog catalog() {
    return catalog(table(SINGER, 100), table(SONG, 1_000));
  }

  static Catalog catalog(CatalogTable... tables) {
    return new Catalog("music", Dialect.SQLITE, List.of(tables));
  }

  static CatalogTable table(TableDefinition definition, long rows) {
    return new CatalogTable(definition, rows, Table.of(List.of(), List.of()));
  }

  /** The singers, with another profile of their names. */
  static Catalog namesProfiled(ColumnProfile profile) {
    return singers(
        CatalogColumn.of("id"), new CatalogColumn("name", false, "", Description.NONE, profile));
  }

  /** The singers, with other facts of their columns. */
  static Catalog singers(CatalogColumn... columns) {
    return catalog(table(SINGER, 100).withColumns(List.of(columns)), table(SONG, 1_000));
  }

  static ColumnProfile profile(long rows, double nullShare, long distinct, boolean exact) {
    return new ColumnProfile(
        rows,
        nullShare,
        distinct,
        new Cell("Ann"),
        new Cell("Bob"),
        List.of(new FrequentValue(new Cell("Ann"), 1)),
        List.of(),
        exact);
  }

  static CatalogFile file(Catalog catalog, CatalogFile.@Nullable ValuesFile values) {
    return CatalogFile.of(
        Instant.parse("2026-01-31T12:00:00Z"),
        "music.sqlite",
        values,
        List.of("a warning"),
        catalog);
  }

  /** The definition with other columns. */
  static TableDefinition withColumns(TableDefinition table, ColumnDefinition... columns) {
    return new TableDefinition(
        table.name(), Arrays.asList(columns), table.primaryKey(), table.foreignKeys());
  }
}
