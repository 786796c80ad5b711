package dev.assay.cli.mcp;

import dev.assay.catalog.Catalog;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is known of the databases that agents may ask about. */
public interface AskedCatalogs {

  /** Their names; where there are several, tools want one. */
  List<String> names();

  /**
   * The catalog of a database.
   *
   * @param name null where there is only one
   * @throws RuntimeException whose message says that there is none of that name
   */
  Catalog find(@Nullable String name);

  /** The one catalog that there is. */
  static AskedCatalogs only(Catalog catalog) {
    return new AskedCatalogs() {
      @Override
      public List<String> names() {
        return List.of(catalog.database());
      }

      @Override
      public Catalog find(@Nullable String name) {
        return catalog;
      }
    };
  }
}
