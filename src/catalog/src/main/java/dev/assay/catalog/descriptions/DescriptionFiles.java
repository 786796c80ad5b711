package dev.assay.catalog.descriptions;

import dev.assay.catalog.CatalogException;
import dev.assay.catalog.folder.FileBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Reads descriptions: a folder as BIRD's {@code database_description}, a {@code .json} file as
 * dbt's manifest, a {@code .yaml} or {@code .yml} file as what a user has written.
 */
public final class DescriptionFiles {

  private DescriptionFiles() {}

  /**
   * Reads a folder or a file.
   *
   * @throws CatalogException if it is not there, cannot be read, or is none of them
   */
  public static Descriptions read(Path path) {
    String name = path.getFileName() == null ? "" : path.getFileName().toString();
    String lower = name.toLowerCase(Locale.ROOT);
    try {
      if (Files.isDirectory(path)) {
        return BirdDescriptions.read(path);
      }
      if (!Files.isRegularFile(path)) {
        throw new CatalogException("there is no description file '%s'".formatted(path));
      }
      if (lower.endsWith(".json")) {
        return DbtManifest.read(path);
      }
      if (lower.endsWith(".yaml") || lower.endsWith(".yml")) {
        return DescriptionYaml.read(path);
      }
    } catch (IOException unreadable) {
      throw new CatalogException(
          "cannot read the descriptions '%s': %s".formatted(path, unreadable.getMessage()),
          unreadable);
    }
    throw new CatalogException(
        "'%s' is no description file: give a folder of CSV files (BIRD), a manifest.json (dbt) or a .yaml file"
            .formatted(path));
  }

  /** The bytes of a file that is not too large. */
  static byte[] bytes(Path file, int most) throws IOException {
    return FileBytes.atMost(most, file)
        .orElseThrow(
            () ->
                new CatalogException(
                    "the description file '%s' has more than %,d bytes".formatted(file, most)));
  }
}
