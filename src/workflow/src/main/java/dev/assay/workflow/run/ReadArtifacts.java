package dev.assay.workflow.run;

import java.util.Map;
import java.util.Optional;

/** Some artifacts, as they were in the store when all were read. */
public final class ReadArtifacts {

  private final Map<String, byte[]> contents;
  private final String location;

  ReadArtifacts(Map<String, byte[]> contents, String location) {
    this.contents = contents;
    this.location = location;
  }

  /**
   * The artifact, or empty when it was not among those read.
   *
   * @throws MissingArtifactException when it is not of this type
   */
  public <T> Optional<T> find(String key, Class<T> type) {
    return Optional.ofNullable(contents.get(key))
        .map(content -> Artifacts.parse(key, content, type, location));
  }

  /**
   * The artifact.
   *
   * @throws MissingArtifactException when it was not among those read, or is not of this type
   */
  public <T> T get(String key, Class<T> type) {
    return find(key, type).orElseThrow(() -> new MissingArtifactException(key, location));
  }
}
