package dev.assay.workflow.linking;

import dev.assay.catalog.values.ValueIndex;
import dev.assay.catalog.values.ValueIndexException;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.LocalFile;
import dev.assay.workflow.artifacts.Sha256;
import dev.assay.workflow.run.Artifacts;
import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Value indexes beside catalogs in the store. One that is not a file of this machine is copied to
 * one, checked, and kept open for the questions to come.
 */
public final class ValueIndexes {

  /** Larger ones are refused: they would fill the disk of a function. */
  private static final long MOST_BYTES = 4L << 30;

  private static final int MOST_OPEN = 2;

  private final Artifacts artifacts;
  private final Map<String, ValueIndex> open = new LinkedHashMap<>();

  public ValueIndexes(Artifacts artifacts) {
    this.artifacts = artifacts;
  }

  /** What is known of an index without opening it: what a copy of it must be. */
  public record Summary(long values, long bytes, String sha256) {}

  /**
   * The index of the catalog's values; empty when none was built.
   *
   * @throws ValueIndexException when it is no index
   * @throws DamagedIndexException when it is not what was kept, or cannot be copied
   */
  public synchronized Optional<ValueIndex> of(String catalogKey) {
    ValueIndex known = open.get(catalogKey);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<Summary> summary =
        artifacts.find(ArtifactKeys.valueIndexSummary(catalogKey), Summary.class);
    if (summary.isEmpty()) {
      return Optional.empty();
    }
    ValueIndex index = opened(ArtifactKeys.valueIndex(catalogKey), summary.get());
    if (open.size() == MOST_OPEN) {
      String oldest = open.keySet().iterator().next();
      open.remove(oldest);
    }
    open.put(catalogKey, index);
    return Optional.of(index);
  }

  private ValueIndex opened(String key, Summary summary) {
    if (summary.bytes() > MOST_BYTES) {
      throw new DamagedIndexException(
          "the value index %s has %,d bytes; at most %,d are read"
              .formatted(key, summary.bytes(), MOST_BYTES));
    }
    try (LocalFile file =
        artifacts
            .file(key)
            .orElseThrow(
                () -> new DamagedIndexException("the value index %s is gone".formatted(key)))) {
      boolean same =
          Files.size(file.path()) == summary.bytes()
              && (!file.copy() || Sha256.hexOfFile(file.path()).equals(summary.sha256()));
      if (!same) {
        throw new DamagedIndexException(
            "the value index %s is not the one that was built".formatted(key));
      }
      return ValueIndex.open(file.path());
    } catch (IOException unreadable) {
      throw new DamagedIndexException(
          "the value index %s cannot be copied: %s".formatted(key, unreadable.getMessage()),
          unreadable);
    }
  }
}
