package dev.assay.cli.serve;

import dev.assay.cli.BoundedFile;
import dev.assay.cli.UsageException;
import dev.assay.workflow.artifacts.Sha256;
import dev.assay.workflow.log.FailureTrace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Who may ask: names by the digests of their keys. A file has one a line, the name and the SHA-256
 * of the key in hexadecimal digits; empty lines and those that begin with {@code #} are passed
 * over. It is read again when it has changed, so that keys come and go without a restart.
 *
 * <p>Keys are random and long, so that a plain digest cannot be turned back, and looking one up
 * tells nothing of the others.
 */
final class Callers {

  private static final Logger LOG = Logger.getLogger("assay.keys");

  /** As the deployed API's: no dash, since a run's id is the name, a dash, and the asker's id. */
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9]{1,29}");

  private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{64}");
  private static final int LARGEST = 1 << 20;
  private static final int KEY_BYTES = 32;
  private static final int SHORTEST_KEY = 16;

  private final Map<String, String> given;
  private final @Nullable Path file;
  private volatile Read read;

  /** What the file said, and when it was written. */
  private record Read(@Nullable FileTime written, Map<String, String> names) {}

  /**
   * Callers of a file, of the environment, or of both.
   *
   * @param file names and digests; null for none
   * @param keys {@code name=key} with commas between them; empty for none
   * @throws UsageException when there is none at all, or one is malformed
   */
  static Callers of(@Nullable Path file, String keys) {
    Callers callers = new Callers(named(keys), file);
    if (callers.names().isEmpty()) {
      throw new UsageException(
          "there are no keys: make one with 'assay serve --keys FILE --add-key NAME', or give"
              + " ASSAY_API_KEYS=name=key");
    }
    return callers;
  }

  private Callers(Map<String, String> given, @Nullable Path file) {
    this.given = given;
    this.file = file;
    this.read = file == null ? new Read(null, Map.of()) : read(file);
  }

  /** The name of the key's holder, if it holds. */
  Optional<String> holder(String key) {
    String digest = digest(key);
    return Optional.ofNullable(given.get(digest))
        .or(() -> Optional.ofNullable(current().names().get(digest)));
  }

  /** Everybody who has a key. */
  Set<String> names() {
    Set<String> names = new TreeSet<>(given.values());
    names.addAll(current().names().values());
    return names;
  }

  /**
   * Makes a key for a name and adds its digest to the file.
   *
   * @return the key, which is kept nowhere
   * @throws UsageException when the name cannot be one, or has a key already
   */
  static String add(Path file, String name) {
    requireName(name, "--add-key");
    if (Files.exists(file) && read(file).names().containsValue(name)) {
      throw new UsageException(
          "%s has a key already: remove its line from '%s' first".formatted(name, file));
    }
    byte[] random = new byte[KEY_BYTES];
    new SecureRandom().nextBytes(random);
    String key = "assay_" + Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    try {
      OwnersOnly.file(file);
      Files.writeString(
          file,
          "%s %s%n".formatted(name, digest(key)),
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException unwritable) {
      throw new UsageException(
          "cannot write '%s': %s".formatted(file, unwritable.getMessage()), unwritable);
    }
    return key;
  }

  /** What the file says now; a file that has become unreadable lets nobody else in or out. */
  private Read current() {
    if (file == null) {
      return read;
    }
    try {
      if (!Files.getLastModifiedTime(file).equals(read.written())) {
        read = read(file);
      }
    } catch (IOException | UsageException unreadable) {
      LOG.warn(
          "keys cannot be read again, and stay as they were: " + FailureTrace.line(unreadable));
    }
    return read;
  }

  private static Read read(Path file) {
    try {
      FileTime written = Files.getLastModifiedTime(file);
      Map<String, String> names = new HashMap<>();
      int number = 0;
      for (String line : BoundedFile.text(file, LARGEST, "keys").lines().toList()) {
        number++;
        String text = line.strip();
        if (!text.isEmpty() && !text.startsWith("#")) {
          String[] parts = text.split("\\s+");
          if (parts.length != 2
              || !NAME.matcher(parts[0]).matches()
              || !DIGEST.matcher(parts[1]).matches()) {
            throw new UsageException(
                "'%s', line %d: give a name (letters and digits, at most 29) and the SHA-256 of its"
                        .formatted(file, number)
                    + " key");
          }
          names.put(parts[1], parts[0]);
        }
      }
      return new Read(written, Map.copyOf(names));
    } catch (IOException unreadable) {
      throw new UsageException(
          "cannot read the keys in '%s': make a file of them with --add-key NAME".formatted(file),
          unreadable);
    }
  }

  private static Map<String, String> named(String keys) {
    Map<String, String> names = new HashMap<>();
    for (String entry : keys.split(",")) {
      if (!entry.isBlank()) {
        int equals = entry.indexOf('=');
        String name = equals < 0 ? "" : entry.substring(0, equals).strip();
        String key = entry.substring(equals + 1).strip();
        requireName(name, "ASSAY_API_KEYS");
        if (key.length() < SHORTEST_KEY) {
          throw new UsageException(
              "ASSAY_API_KEYS: the key of %s is too short to be safe: %d characters at least"
                  .formatted(name, SHORTEST_KEY));
        }
        names.put(digest(key), name);
      }
    }
    return Map.copyOf(names);
  }

  private static void requireName(String name, String where) {
    if (!NAME.matcher(name).matches()) {
      throw new UsageException(
          "%s: a key's name has 1 to 29 letters and digits, not '%s'"
              .formatted(where, name.length() > 40 ? "…" : name));
    }
  }

  /** What is kept of a key. */
  static String digest(String key) {
    return Sha256.hex(key);
  }
}
