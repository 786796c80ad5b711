package dev.assay.benchmarks.inspectors;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogReader;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.ReadingListener;
import dev.assay.catalog.ReadingOptions;
import dev.assay.catalog.values.ValueIndex;
import dev.assay.catalog.values.ValuePlace;
import dev.assay.sql.TableDefinition;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A database of Spider with what is known of it.
 *
 * @param texts every text of every column
 */
public record SpiderDatabase(
    Path file, Catalog catalog, ValueIndex values, Map<ValuePlace, Set<String>> texts) {

  /** Reads the catalog, profiles and values included. */
  public static SpiderDatabase read(Path data, String name) {
    Path file = data.resolve("databases").resolve(name).resolve(name + ".sqlite");
    Map<ValuePlace, Set<String>> texts = new LinkedHashMap<>();
    Catalog catalog =
        new CatalogReader(_ -> null, ReadingOptions.FOR_CATALOGS)
            .read(
                DatabaseLocation.parse(file.toString()),
                ReadingListener.NONE,
                (table, column, text) ->
                    texts
                        .computeIfAbsent(new ValuePlace(table, column), _ -> new LinkedHashSet<>())
                        .add(text));
    return new SpiderDatabase(file, catalog, ValueIndex.inMemory(texts), texts);
  }

  /** The tables as the database declares them. */
  public List<TableDefinition> definitions() {
    return catalog.definitions();
  }
}
