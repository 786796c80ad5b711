package dev.assay.workflow.artifacts;

import java.util.List;
import java.util.Optional;

/**
 * Where a run's artifacts are: small objects under keys such as {@code runs/<run>/question.json}.
 * Reads see what was written before; a write is seen whole or not at all.
 *
 * <p>A key is one or more segments of letters, digits and {@code . _ = -} with slashes between
 * them; no segment begins with a dot. Every method throws {@link ArtifactStoreException} when the
 * store cannot be reached, is gone, or refuses, and {@link IllegalArgumentException} for what is
 * not a key.
 */
public interface ArtifactStore {

  /** The artifact's bytes, or empty when there is none. */
  Optional<byte[]> read(String key);

  /**
   * Writes the artifact unless there is one already, and answers whether it was written. Of several
   * writers at the same time exactly one succeeds.
   */
  boolean create(String key, byte[] content);

  /** Writes the artifact, in place of the one that may be there. */
  void write(String key, byte[] content);

  /**
   * The keys that begin with the prefix, in lexical order. The prefix is the beginning of a key: it
   * may be empty, end with a slash, or end within a segment.
   */
  List<String> list(String prefix);

  /** The store as a user would name it: a folder, or {@code s3://bucket/prefix}. */
  String location();
}
