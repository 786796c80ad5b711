package dev.assay.sql.worker;

import dev.assay.sql.ConnectedQueries;
import dev.assay.sql.Dialect;
import dev.assay.sql.LiveFile;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The files that a worker has open. Those of SQLite stay so for a while, which locks nothing; those
 * of others, which a program that writes would wait for, are closed after each query.
 */
final class OpenFiles {

  private static final int MOST = 8;
  private static final String SQLITE = "jdbc:sqlite:";

  /** The file as it was when it was opened: one that was changed or replaced is opened anew. */
  private record Opened(LiveFile file, @Nullable Object identity, long modified, long size) {}

  private final LinkedHashMap<Opened, Connection> kept = new LinkedHashMap<>(MOST, 0.75f, true);

  /** What is done with the queries on a file. */
  @FunctionalInterface
  interface Use {
    void of(ConnectedQueries queries) throws SQLException, IOException;
  }

  void use(LiveFile file, Use use) throws SQLException, IOException {
    if (file.dialect() == Dialect.SQLITE) {
      use.of(ConnectedQueries.ofOthers(kept(file), file));
      return;
    }
    try (Connection connection = file.open()) {
      use.of(ConnectedQueries.ofOthers(connection, file));
    }
  }

  private Connection kept(LiveFile file) throws SQLException {
    Opened key = key(file);
    Connection connection = kept.get(key);
    if (connection == null) {
      closeOthersOf(file);
      connection = file.open();
      kept.put(key, connection);
      if (kept.size() > MOST) {
        kept.pollFirstEntry().getValue().close();
      }
    }
    return connection;
  }

  /** Those of the same file as it was before. */
  private void closeOthersOf(LiveFile file) throws SQLException {
    for (Opened key : kept.keySet().stream().filter(key -> key.file().equals(file)).toList()) {
      kept.remove(key).close();
    }
  }

  private static Opened key(LiveFile file) throws SQLException {
    String address = file.url().substring(SQLITE.length()).replaceFirst("\\?.*", "");
    try {
      BasicFileAttributes now =
          Files.readAttributes(Path.of(URI.create(address)), BasicFileAttributes.class);
      return new Opened(file, now.fileKey(), now.lastModifiedTime().toMillis(), now.size());
    } catch (IOException unreadable) {
      throw new SQLException("the file cannot be read: " + unreadable.getMessage(), unreadable);
    }
  }
}
