package dev.assay.catalog.linking;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Catalogs written as lines: {@code song(id, singer_id -> singer.id, name)}; the first is the key.
 */
final class Catalogs {

  private Catalogs() {}

  static Catalog of(String... lines) {
    return new Catalog("test", Dialect.SQLITE, Arrays.stream(lines).map(Catalogs::table).toList());
  }

  private static CatalogTable table(String line) {
    String name = line.substring(0, line.indexOf('('));
    List<ColumnDefinition> columns = new ArrayList<>();
    List<ForeignKey> keys = new ArrayList<>();
    for (String column : line.substring(line.indexOf('(') + 1, line.length() - 1).split(", ")) {
      String[] parts = column.split(" -> ");
      columns.add(new ColumnDefinition(parts[0], "TEXT", true));
      if (parts.length == 2) {
        String[] target = parts[1].split("\\.");
        keys.add(new ForeignKey(List.of(parts[0]), target[0], List.of(target[1])));
      }
    }
    return new CatalogTable(
        new TableDefinition(name, columns, List.of(columns.getFirst().name()), keys),
        0,
        Table.of(List.of(), List.of()));
  }
}
