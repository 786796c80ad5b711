package dev.assay.cli.rows;

import dev.assay.catalog.ReadRows;
import dev.assay.cli.UsageException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Writes rows into a file, in the format that its name ends with. */
final class RowsFile {

  private enum Format {
    PARQUET,
    CSV,
    JSON;

    private static Format of(Path file) {
      String name = file.toString().toLowerCase(Locale.ROOT);
      for (Format format : values()) {
        if (name.endsWith("." + format.name().toLowerCase(Locale.ROOT))) {
          return format;
        }
      }
      throw new UsageException(
          "--rows-to '%s': the name has to end in .parquet, .csv or .json".formatted(file));
    }
  }

  private RowsFile() {}

  /**
   * Refuses a file that could not be written, before anything is paid for.
   *
   * @throws UsageException that says why
   */
  static void check(Path file) {
    Format.of(file);
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder) || Files.isDirectory(file)) {
      throw new UsageException(
          "--rows-to '%s': give a file in a folder that exists".formatted(file));
    }
  }

  /** Writes the rows in place of what the file had. */
  static void write(Path file, ReadRows.Some rows) {
    Format format = Format.of(file);
    if (format == Format.PARQUET) {
      RowsParquet.write(file, rows.table());
      return;
    }
    try (Writer writer = Files.newBufferedWriter(file)) {
      if (format == Format.CSV) {
        RowsCsv.print(writer, rows.table());
      } else {
        writer.write(RowsJson.shown(RowsJson.of(rows)) + "\n");
      }
    } catch (IOException | UncheckedIOException unwritable) {
      throw new UsageException(
          "cannot write '%s': %s".formatted(file, unwritable.getMessage()), unwritable);
    }
  }
}
