package dev.assay.analysis;

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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A made-up database of a shop, all of whose rows were read: customers place orders of several
 * lines, and may be sent by another customer. Two customers have one name, two are of one age;
 * sizes are numbers as text, days of birth are written with slashes, and a weight is "null".
 */
public final class Shop {

  private Shop() {}

  /** Its catalog, for a dialect. */
  public static Catalog catalog(Dialect dialect) {
    return new Catalog("shop", dialect, List.of(customers(), orders(), lines()));
  }

  private static CatalogTable customers() {
    return table(
        "customers",
        List.of("id"),
        List.of(new ForeignKey(List.of("sent_by"), "customers", List.of("id"))),
        new Content("id", "INTEGER", 1, 2, 3, 4),
        new Content("name", "TEXT", "Ann", "Ann", "Bo", "Cy"),
        new Content("email", "TEXT", "a@x", "b@x", "c@x", "d@x"),
        new Content("age", "INTEGER", 40, 40, 20, 31),
        new Content("born", "TEXT", "12/31/1980", "01/02/1981", "01/03/2001", "01/03/1990"),
        new Content("kind", "TEXT", "retail", "retail", "trade", "retail"),
        new Content("sent_by", "INTEGER", null, null, 1, 1));
  }

  private static CatalogTable orders() {
    return table(
        "orders",
        List.of("id"),
        List.of(new ForeignKey(List.of("customer_id"), "customers", List.of("id"))),
        new Content("id", "INTEGER", 10, 11, 12),
        new Content("customer_id", "INTEGER", 1, 1, 2),
        new Content("day", "TEXT", "2024-01-01", "2024-02-01", "2024-02-01"),
        new Content("freight", "INTEGER", 5, 7, 5),
        new Content("size", "TEXT", "9", "100", "20"));
  }

  private static CatalogTable lines() {
    return table(
        "lines",
        List.of("order_id", "number"),
        List.of(new ForeignKey(List.of("order_id"), "orders", List.of("id"))),
        new Content("order_id", "INTEGER", 10, 10, 11, 12),
        new Content("number", "INTEGER", 1, 2, 1, 1),
        new Content("amount", "REAL", 2.5, 3.0, 4.0, 1.0),
        new Content("weight", "REAL", 7L, "null", 9L, 3L));
  }

  /** A column's name, declared type and cells. */
  private record Content(String name, String type, List<@Nullable Object> cells) {
    Content(String name, String type, @Nullable Object... cells) {
      this(name, type, Arrays.asList(cells));
    }
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
        .withColumns(Arrays.stream(columns).map(Shop::known).toList());
  }

  private static CatalogColumn known(Content column) {
    Map<Cell, Long> counts = new LinkedHashMap<>();
    List<Cell> held = new ArrayList<>();
    for (Object value : column.cells()) {
      if (value != null) {
        held.add(new Cell(value));
        counts.merge(new Cell(value), 1L, Long::sum);
      }
    }
    List<Cell> sorted = held.stream().sorted(Comparator.comparing(Shop::place)).toList();
    return new CatalogColumn(
        column.name(),
        false,
        "",
        Description.NONE,
        new ColumnProfile(
            column.cells().size(),
            1 - (double) held.size() / column.cells().size(),
            counts.size(),
            sorted.getFirst(),
            sorted.getLast(),
            counts.entrySet().stream()
                .map(entry -> new FrequentValue(entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparing(FrequentValue::count).reversed())
                .limit(ColumnProfile.VALUES)
                .toList(),
            List.of(),
            true));
  }

  private static String place(Cell cell) {
    return cell.value() instanceof Number number
        ? "%020.3f".formatted(number.doubleValue())
        : "~" + cell.value();
  }
}
