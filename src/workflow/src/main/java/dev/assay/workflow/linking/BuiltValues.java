package dev.assay.workflow.linking;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.Sha256;
import dev.assay.workflow.run.Artifacts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The value index of a small database, in memory until it is kept with its catalog. */
public final class BuiltValues implements IndexedValues {

  private final byte[] index;
  private final long values;

  private BuiltValues(byte[] index, long values) {
    this.index = index;
    this.values = values;
  }

  /**
   * Reads an index that was just built.
   *
   * @param values how many values it has
   */
  public static BuiltValues read(Path file, long values) {
    try {
      return new BuiltValues(Files.readAllBytes(file), values);
    } catch (IOException unreadable) {
      throw new UncheckedIOException("the value index cannot be read: " + file, unreadable);
    }
  }

  @Override
  public void keep(Artifacts artifacts, String catalogKey) {
    artifacts.create(ArtifactKeys.valueIndex(catalogKey), index);
    artifacts.create(
        ArtifactKeys.valueIndexSummary(catalogKey),
        new ValueIndexes.Summary(values, index.length, sha256()),
        ValueIndexes.Summary.class);
  }

  @Override
  public String sha256() {
    return Sha256.hex(index);
  }
}
