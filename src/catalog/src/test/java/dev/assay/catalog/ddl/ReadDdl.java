package dev.assay.catalog.ddl;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.ReadingListener;
import dev.assay.sql.Dialect;
import java.util.List;

/** Reads statements as those of a database {@code shop}. */
final class ReadDdl {

  private ReadDdl() {}

  /** The catalog; what is warned about is added to {@code warnings}. */
  static Catalog of(Dialect dialect, String text, List<String> warnings) {
    return new DdlCatalog(
            dialect,
            new ReadingListener() {
              @Override
              public void warned(String message) {
                warnings.add(message);
              }
            })
        .parsed(text, "shop");
  }
}
