package dev.assay.workflow.catalogs;

import dev.assay.catalog.Catalog;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.linking.IndexedValues;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
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
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(Json.bytes(catalog));
      if (values != null) {
        digest.update(values.sha256().getBytes(StandardCharsets.US_ASCII));
      }
      return HexFormat.of().formatHex(digest.digest()).substring(0, DIGEST_LENGTH);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java platform has SHA-256", impossible);
    }
  }
}
