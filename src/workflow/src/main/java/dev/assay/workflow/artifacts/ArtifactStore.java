package dev.assay.workflow.artifacts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

  /** The artifacts of these keys; what there is none of is not in the map. */
  default Map<String, byte[]> readAll(List<String> keys) {
    Map<String, byte[]> contents = new HashMap<>();
    keys.forEach(key -> read(key).ifPresent(content -> contents.put(key, content)));
    return contents;
  }

  /**
   * Writes the artifact unless there is one already, and answers whether it was written. Of several
   * writers at the same time exactly one succeeds.
   */
  boolean create(String key, byte[] content);

  /** Writes the artifact, in place of the one that may be there. */
  void write(String key, byte[] content);

  /**
   * Removes the artifact; nothing happens when there is none. No artifact of a run is ever removed:
   * this is for what an artifact that is replaced has of its own.
   */
  void delete(String key);

  /**
   * The keys that begin with the prefix, in lexical order. The prefix is the beginning of a key: it
   * may be empty, end with a slash, or end within a segment.
   */
  List<String> list(String prefix);

  /**
   * Folders whose names begin with the prefix, each ending with a slash, in lexical order.
   *
   * @param prefix the beginning of a key, as in {@link #list}
   * @param after the folder that the first one follows; empty for all
   * @param most how many at most
   */
  default List<String> folders(String prefix, String after, int most) {
    return list(prefix).stream()
        .filter(key -> key.indexOf('/', prefix.length()) >= 0)
        .map(key -> key.substring(0, key.indexOf('/', prefix.length()) + 1))
        .distinct()
        .sorted()
        .filter(folder -> folder.compareTo(after) > 0)
        .limit(most)
        .toList();
  }

  /**
   * Writes a file as an artifact unless there is one already, as {@link #create(String, byte[])};
   * for what is too large for memory.
   *
   * @throws IOException when the file cannot be read
   */
  default boolean create(String key, Path file) throws IOException {
    return create(key, Files.readAllBytes(file));
  }

  /**
   * A file with the artifact's bytes, or empty when there is none.
   *
   * @throws IOException when it cannot be copied to this machine
   */
  default Optional<LocalFile> file(String key) throws IOException {
    Optional<byte[]> content = read(key);
    if (content.isEmpty()) {
      return Optional.empty();
    }
    LocalFile copy = LocalFile.temporary();
    Files.write(copy.path(), content.get());
    return Optional.of(copy);
  }

  /** The store as a user would name it: a folder, or {@code s3://bucket/prefix}. */
  String location();
}
