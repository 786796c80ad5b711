package dev.assay.workflow.run;

import com.fasterxml.jackson.core.JacksonException;

/**
 * An artifact that a step builds on is not in the store, or cannot be read as what it should be.
 */
public final class MissingArtifactException extends RuntimeException {

  public MissingArtifactException(String key, String location) {
    super("no artifact %s in %s".formatted(key, location));
  }

  public MissingArtifactException(String key, String location, JacksonException unreadable) {
    super(
        "artifact %s in %s cannot be read: %s"
            .formatted(key, location, unreadable.getOriginalMessage()),
        unreadable);
  }
}
