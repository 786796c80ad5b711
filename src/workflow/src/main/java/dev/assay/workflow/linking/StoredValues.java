package dev.assay.workflow.linking;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.LocalFile;
import dev.assay.workflow.artifacts.Sha256;
import dev.assay.workflow.catalogs.CatalogFile;
import dev.assay.workflow.run.Artifacts;
import java.io.IOException;
import java.nio.file.Files;

/** The value index of a built catalog, which may be in another store than the run's. */
public final class StoredValues implements IndexedValues {

  private final ArtifactStore store;
  private final String key;
  private final CatalogFile.ValuesFile file;

  /** The index of this key in a store, as the catalog's file describes it. */
  public StoredValues(ArtifactStore store, String key, CatalogFile.ValuesFile file) {
    this.store = store;
    this.key = key;
    this.file = file;
  }

  @Override
  public String sha256() {
    return file.sha256();
  }

  /**
   * Copies the index, once for each catalog.
   *
   * @throws DamagedIndexException when it is gone, or not what the catalog's file says
   */
  @Override
  public void keep(Artifacts artifacts, String catalogKey) {
    String summary = ArtifactKeys.valueIndexSummary(catalogKey);
    if (artifacts.find(summary, ValueIndexes.Summary.class).isPresent()) {
      return;
    }
    try (LocalFile copy =
        store
            .file(key)
            .orElseThrow(
                () ->
                    new DamagedIndexException(
                        "the value index %s in %s is gone: build the catalog again"
                            .formatted(key, store.location())))) {
      if (Files.size(copy.path()) != file.bytes()
          || !Sha256.hexOfFile(copy.path()).equals(file.sha256())) {
        throw new DamagedIndexException(
            "the value index %s in %s is not the one that was built: build the catalog again"
                .formatted(key, store.location()));
      }
      artifacts.create(ArtifactKeys.valueIndex(catalogKey), copy.path());
      artifacts.create(
          summary,
          new ValueIndexes.Summary(file.values(), file.bytes(), file.sha256()),
          ValueIndexes.Summary.class);
    } catch (IOException unreadable) {
      throw new DamagedIndexException(
          "the value index %s in %s cannot be copied: %s"
              .formatted(key, store.location(), unreadable.getMessage()),
          unreadable);
    }
  }
}
