package dev.assay.workflow.reporting;

import com.fasterxml.jackson.core.JacksonException;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.SideBySide;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.MissingArtifactException;
import java.util.List;
import java.util.Optional;

/** The metering records of a store. */
public final class UsageRecords {

  private final ArtifactStore store;

  public UsageRecords(ArtifactStore store) {
    this.store = store;
  }

  /**
   * The records whose keys begin with the prefix, in the order of their keys.
   *
   * @throws MissingArtifactException when one is unreadable
   */
  public List<UsageRecord> under(String prefix) {
    return SideBySide.map(store.list(prefix), this::read).stream()
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<UsageRecord> read(String key) {
    return store.read(key).map(content -> parsed(key, content));
  }

  private UsageRecord parsed(String key, byte[] content) {
    try {
      return Json.parse(content, UsageRecord.class);
    } catch (JacksonException unreadable) {
      throw new MissingArtifactException(key, store.location(), unreadable);
    }
  }
}
