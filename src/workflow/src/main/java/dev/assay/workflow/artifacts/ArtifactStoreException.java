package dev.assay.workflow.artifacts;

/** The artifact store could not be reached, or it refused; the message is one line. */
public final class ArtifactStoreException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private static final String REMEDY =
      "check that the store exists and may be written, then try again or resume the run";

  private final boolean passes;

  private ArtifactStoreException(String message, boolean passes, Throwable cause) {
    super(message.lines().map(String::strip).reduce((a, b) -> a + " " + b).orElse(""), cause);
    this.passes = passes;
  }

  /** Whether the same may succeed later with nothing mended: the store did not answer. */
  public boolean passes() {
    return passes;
  }

  /** The store itself cannot be used. */
  static ArtifactStoreException open(String location, String reason, Throwable cause) {
    return new ArtifactStoreException(
        "cannot use %s as an artifact store: %s".formatted(location, reason), false, cause);
  }

  /** One artifact, or the artifacts under a prefix, could not be read, written or listed. */
  static ArtifactStoreException of(
      String action, String key, String location, String reason, Throwable cause) {
    return new ArtifactStoreException(message(action, key, location, reason), false, cause);
  }

  /** The same where the store did not answer. */
  static ArtifactStoreException passing(
      String action, String key, String location, String reason, Throwable cause) {
    return new ArtifactStoreException(message(action, key, location, reason), true, cause);
  }

  private static String message(String action, String key, String location, String reason) {
    return "cannot %s %s in %s: %s; %s"
        .formatted(action, key.isEmpty() ? "everything" : key, location, reason, REMEDY);
  }
}
