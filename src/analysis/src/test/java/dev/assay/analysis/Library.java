package dev.assay.analysis;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.Cell;
import dev.assay.catalog.ColumnProfile;
import dev.assay.catalog.Description;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Table;
import java.util.Arrays;
import java.util.List;

/**
 * A made-up database of a library: authors write books, books are lent to readers. Two authors
 * share a name; years are numbers, prices are text, and days are written with slashes.
 */
public final class Library {

  private Library() {}

  /** Its catalog, for a dialect. */
  public static Catalog catalog(Dialect dialect) {
    return new Catalog("library", dialect, List.of(authors(), books(), readers(), loans()));
  }

  private static CatalogTable authors() {
    return table(
        "authors",
        List.of("id"),
        List.of(),
        column("id", "INTEGER", 1, 2, 3),
        column("name", "TEXT", "Ann Lee", "Ann Lee", "Bo Lind"),
        column("country", "TEXT", "Norway", "Peru", "Peru"));
  }

  private static CatalogTable books() {
    return table(
        "books",
        List.of("isbn"),
        List.of(new ForeignKey(List.of("author_id"), "authors", List.of("id"))),
        column("isbn", "TEXT", "a-1", "b-2", "c-3", "d-4"),
        column("title", "TEXT", "Fjords", "Maps", "Maps", "Tides"),
        column("author_id", "INTEGER", 1, 2, 2, 3),
        column("year", "INTEGER", 1999, 2001, 2001, 2020),
        column("price", "TEXT", "9.50", "12.00", "100.00", "12.00"));
  }

  private static CatalogTable readers() {
    return table(
        "readers",
        List.of("reader_id"),
        List.of(),
        column("reader_id", "INTEGER", 1, 2),
        column("name", "TEXT", "Cy", "Di"));
  }

  private static CatalogTable loans() {
    return table(
        "loans",
        List.of("isbn", "reader_id", "day"),
        List.of(
            new ForeignKey(List.of("isbn"), "books", List.of("isbn")),
            new ForeignKey(List.of("reader_id"), "readers", List.of("reader_id"))),
        column("isbn", "TEXT", "a-1", "a-1", "b-2"),
        column("reader_id", "INTEGER", 1, 2, 1),
        column("day", "TEXT", "12/31/2020", "01/02/2021", "01/03/2021"));
  }

  /** A column's name, declared type and cells. */
  private record Content(String name, String type, List<Object> cells) {}

  private static Content column(String name, String type, Object... cells) {
    return new Content(name, type, List.of(cells));
  }

  private static CatalogTable table(
      String name, List<String> key, List<ForeignKey> references, Content... columns) {
    TableDefinition definition =
        new TableDefinition(
            name,
            Arrays.stream(columns)
                .map(column -> new ColumnDefinition(column.name(), column.type(), true))
                .toList(),
            key,
            references);
    return new CatalogTable(definition, columns[0].cells().size(), Table.of(List.of(), List.of()))
        .withColumns(Arrays.stream(columns).map(Library::known).toList());
  }

  private static CatalogColumn known(Content column) {
    List<Cell> cells = column.cells().stream().map(Cell::new).toList();
    return new CatalogColumn(
        column.name(),
        false,
        "",
        Description.NONE,
        new ColumnProfile(
            cells.size(),
            0,
            cells.stream().distinct().count(),
            cells.getFirst(),
            cells.getLast(),
            List.of(),
            cells.stream().distinct().limit(ColumnProfile.VALUES).toList(),
            true));
  }
}
