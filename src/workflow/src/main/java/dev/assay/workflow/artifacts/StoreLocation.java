package dev.assay.workflow.artifacts;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where an artifact store is: a folder of this machine, or a bucket. */
public sealed interface StoreLocation {

  /** A folder, which need not exist yet. */
  record Folder(Path path) implements StoreLocation {}

  /**
   * A bucket of S3 or of a server that speaks its protocol.
   *
   * @param prefix what all keys begin with: empty, or ending with a slash
   */
  record Bucket(String name, String prefix) implements StoreLocation {

    /** S3's rules for names of general purpose buckets, but for a few reserved ones. */
    private static final Pattern NAME =
        Pattern.compile("[a-z0-9]([a-z0-9-]|\\.(?!\\.)){1,61}[a-z0-9]");

    public Bucket {
      if (!NAME.matcher(name).matches()) {
        throw new InvalidStoreLocationException(
            "'%s' is not a bucket's name: 3 to 63 lower-case letters, digits, - and ."
                .formatted(name));
      }
      prefix = folder(prefix);
    }

    private static String folder(String prefix) {
      String folder = prefix.isEmpty() || prefix.endsWith("/") ? prefix : prefix + "/";
      try {
        ArtifactKeys.requireValidPrefix(folder);
      } catch (IllegalArgumentException odd) {
        throw new InvalidStoreLocationException(
            "'%s' is not a prefix of keys: segments of letters, digits and . _ = - with slashes between them"
                .formatted(prefix),
            odd);
      }
      return folder;
    }
  }

  /**
   * Reads a location as a user writes it: {@code s3://bucket}, {@code s3://bucket/prefix}, or
   * anything else as a folder.
   *
   * @throws InvalidStoreLocationException when it is neither; the message says what is wrong
   */
  static StoreLocation parse(String text) {
    Matcher url = Pattern.compile("([A-Za-z][A-Za-z0-9+.-]+):/.*").matcher(text);
    if (url.matches()) {
      return bucket(text, url.group(1));
    }
    if (text.isBlank()) {
      throw new InvalidStoreLocationException(
          "the artifact store is empty text: give a folder, or s3://bucket/prefix");
    }
    try {
      return new Folder(Path.of(text));
    } catch (InvalidPathException odd) {
      throw new InvalidStoreLocationException(
          "'%s' is not a folder's path: %s".formatted(text, odd.getReason()), odd);
    }
  }

  private static Bucket bucket(String text, String scheme) {
    if (!scheme.equals("s3") || !text.startsWith("s3://")) {
      throw new InvalidStoreLocationException(
          "'%s' is no artifact store: give a folder, or s3://bucket/prefix".formatted(text));
    }
    String[] parts = text.substring("s3://".length()).split("/", 2);
    return new Bucket(parts[0], parts.length == 1 ? "" : parts[1]);
  }
}
