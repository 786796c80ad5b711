package dev.assay.catalog.folder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A folder of CSV and Parquet files as a DuckDB database. Its files are copied into one that only
 * this process has, once for as long as they do not change: what is asked of it then needs no file,
 * so that none can be reached from there, nor written. It is removed with the process.
 *
 * @param file the database
 * @param warnings what of the folder is not in it, or not as it seems, and why
 */
public record FolderDatabase(Path file, List<String> warnings) {

  private static final Map<Path, Made> MADE = new ConcurrentHashMap<>();

  /** A database and the state of the files that it was made of. */
  private record Made(String state, FolderDatabase database) {}

  /** Whether there is a file in the folder that is read as a table. */
  public static boolean isOne(Path folder) {
    try {
      return !TableFile.in(folder).isEmpty();
    } catch (UncheckedIOException unreadable) {
      return false;
    }
  }

  /** Whether one of these files, at least, is of Parquet. */
  public static boolean hasParquet(Path folder) {
    try {
      return TableFile.in(folder).stream().anyMatch(file -> file.kind() == TableFile.Kind.PARQUET);
    } catch (UncheckedIOException unreadable) {
      return false;
    }
  }

  /**
   * The database of the folder.
   *
   * @throws SQLException when not one of its files can be read, or they take too much time or room
   */
  public static FolderDatabase of(Path folder) throws SQLException {
    Path real = folder.toAbsolutePath().normalize();
    synchronized (MADE) {
      List<TableFile> files = TableFile.in(real);
      String state = state(files);
      Made known = MADE.get(real);
      if (known != null && known.state().equals(state)) {
        return known.database();
      }
      FolderDatabase made = make(real, files);
      MADE.put(real, new Made(state, made));
      if (known != null) {
        new TemporaryFolder(known.database().file().getParent()).remove();
      }
      return made;
    }
  }

  private static String state(List<TableFile> files) {
    StringBuilder state = new StringBuilder();
    for (TableFile file : files) {
      for (Path part : file.parts()) {
        try {
          state.append(part).append(' ').append(Files.size(part)).append(' ');
          state.append(Files.getLastModifiedTime(part)).append('\n');
        } catch (IOException gone) {
          state.append("gone\n"); // which reading it will tell
        }
      }
    }
    return state.toString();
  }

  private static FolderDatabase make(Path folder, List<TableFile> files) throws SQLException {
    TemporaryFolder place = TemporaryFolder.make();
    try {
      return make(folder, files, place, CopyBounds.in(place.path()));
    } catch (SQLException | RuntimeException notMade) {
      place.remove();
      throw notMade;
    }
  }

  static FolderDatabase make(
      Path folder, List<TableFile> files, TemporaryFolder place, CopyBounds bounds)
      throws SQLException {
    Path database = place.path().resolve("folder.duckdb");
    List<String> warnings = new ArrayList<>();
    int read = 0;
    try (Connection connection = FileImport.open(database, place.path());
        CopyWatch watch = CopyWatch.over(place.path(), bounds)) {
      FileImport tables = new FileImport(folder, connection, watch, warnings);
      for (TableFile file : files) {
        read += tables.read(file) ? 1 : 0;
      }
      watch.finish();
    }
    if (read == 0) {
      throw new SQLException(
          warnings.isEmpty() ? "it holds no CSV or Parquet files" : String.join("; ", warnings));
    }
    return new FolderDatabase(database, List.copyOf(warnings));
  }
}
