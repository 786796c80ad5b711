package dev.assay.workflow.catalogs;

import dev.assay.catalog.Catalog;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.Sha256;
import dev.assay.workflow.linking.IndexedValues;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A catalog as runs find it in the store. Catalogs are kept by content, so that a changed database
 * does not change a run under way.
 *
 * @param values the index of the database's values, or null when there is none
 */
public record KeptCatalog(Catalog catalog, @Nullable IndexedValues values) {

  private static final int DIGEST_LENGTH = 16;

  /** The key that its content gives it. */
  public String key() {
    return ArtifactKeys.catalog(catalog.database(), digest());
  }

  /** Puts it into the store, unless it is there already; answers its key. */
  public String keep(Artifacts artifacts) {
    String key = key();
    artifacts.create(key, catalog, Catalog.class);
    if (values != null) {
      values.keep(artifacts, key);
    }
    return key;
  }

  private String digest() {
    String ofValues = values == null ? "" : values.sha256();
    return Sha256.hex(Json.bytes(catalog), ofValues.getBytes(StandardCharsets.US_ASCII))
        .substring(0, DIGEST_LENGTH);
  }
}
