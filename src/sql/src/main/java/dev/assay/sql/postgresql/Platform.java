package dev.assay.sql.postgresql;

import dev.assay.sql.server.NoServerException;
import java.io.InputStream;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The system and processor for which binaries are looked for among this program's parts.
 *
 * @param archive the name of their archive
 */
record Platform(String archive) {

  /**
   * This one.
   *
   * @throws NoServerException when nobody builds the binaries for it, or when it has no shell to
   *     watch over them
   */
  static Platform current() throws NoServerException {
    return of(System.getProperty("os.name"), System.getProperty("os.arch"));
  }

  static Platform of(String system, String processor) throws NoServerException {
    String name = system.toLowerCase(Locale.ROOT);
    String family = name.startsWith("linux") ? "linux" : name.startsWith("mac") ? "darwin" : "";
    String bits =
        switch (processor) {
          case "amd64", "x86_64" -> "x86_64";
          case "aarch64", "arm64" -> "arm_64";
          default -> "";
        };
    if (family.isEmpty() || bits.isEmpty()) {
      throw new NoServerException("it is not run on %s %s".formatted(system, processor));
    }
    return new Platform("postgres-%s-%s.txz".formatted(family, bits));
  }

  /** The archive; {@code null} where this program was built without it. */
  @Nullable InputStream open() {
    return Platform.class.getResourceAsStream("/" + archive);
  }
}
