package dev.assay.cli.pandas;

import dev.assay.catalog.FrameNames;
import dev.assay.cli.UsageException;
import dev.assay.pandas.Frame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A folder of CSV files, one a table. */
final class CsvFolder {

  private static final String ENDING = ".csv";

  private CsvFolder() {}

  /**
   * The frames of the files by their names: {@code orders_df} for {@code orders.csv}.
   *
   * @param wanted which of them, by the names of their frames
   * @throws UsageException when there is no such folder, it has no CSV file, or one cannot be read
   */
  static Map<String, Frame> frames(Path folder, Predicate<String> wanted) {
    List<Path> files = files(folder);
    if (files.isEmpty()) {
      throw new UsageException("'%s' has no file that ends in .csv".formatted(folder));
    }
    FrameNames names = FrameNames.over(files.stream().map(CsvFolder::table).toList());
    Map<String, Frame> frames = new LinkedHashMap<>();
    for (Path file : files) {
      String name = names.frame(table(file));
      if (wanted.test(name)) {
        frames.put(name, new CsvFile(file).frame());
      }
    }
    return frames;
  }

  private static List<Path> files(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new UsageException("there is no folder '%s'".formatted(folder));
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> fileName(file).toLowerCase(Locale.ROOT).endsWith(ENDING))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    } catch (IOException failure) {
      throw new UsageException(
          "'%s' cannot be read: %s".formatted(folder, failure.getMessage()), failure);
    }
  }

  private static String fileName(Path file) {
    return String.valueOf(file.getFileName());
  }

  private static String table(Path file) {
    String name = fileName(file);
    return name.substring(0, name.length() - ENDING.length());
  }
}
