package dev.assay.workflow.run;

/**
 * An artifact that a step builds on is not in the store, or cannot be read as what it should be.
 */
public final class MissingArtifactException extends RuntimeException {

  public MissingArtifactException(String key, String location) {
    super("no artifact %s in %s".formatted(key, location));
  }

  public MissingArtifactException(String key, String location, String reason) {
    super("artifact %s in %s cannot be read: %s".formatted(key, location, reason));
  }
}
