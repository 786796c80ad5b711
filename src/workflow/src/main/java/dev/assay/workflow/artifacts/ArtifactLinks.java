package dev.assay.workflow.artifacts;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/** Gives links to artifacts, for people who have no access to the store. */
@FunctionalInterface
public interface ArtifactLinks {

  /** How long a link holds. */
  Duration HOLDS = Duration.ofMinutes(10);

  /** For stores that have no addresses. */
  ArtifactLinks NONE = _ -> Optional.empty();

  /** A link to the artifact under the key, whether it is there or not. */
  Optional<URI> link(String key);
}
