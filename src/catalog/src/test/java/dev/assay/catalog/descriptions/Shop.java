package dev.assay.catalog.descriptions;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Table;
import java.util.Arrays;
import java.util.List;

/** A catalog of two tables, about which the tests' files say something. */
final class Shop {

  private Shop() {}

  static Catalog catalog() {
    return new Catalog(
        "shop",
        Dialect.SQLITE,
        List.of(
            table("customers", List.of("id"), "id", "Name "),
            table("Orders", List.of("id", "line"), "id", "line", "customer_id", "state")));
  }

  private static CatalogTable table(String name, List<String> key, String... columns) {
    List<ColumnDefinition> definitions =
        Arrays.stream(columns).map(column -> new ColumnDefinition(column, "TEXT", true)).toList();
    return new CatalogTable(
        new TableDefinition(name, definitions, key, List.of()),
        0,
        Table.ofValues(List.of(columns), List.of()));
  }
}
