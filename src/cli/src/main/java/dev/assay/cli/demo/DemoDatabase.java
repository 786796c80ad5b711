package dev.assay.cli.demo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** Makes the demo's SQLite file from its script. */
final class DemoDatabase {

  private DemoDatabase() {}

  /**
   * Writes the database to the file, in place of an earlier one; it is there whole or not at all.
   */
  static void write(Path file) throws IOException {
    Path folder = Files.createDirectories(file.toAbsolutePath().getParent());
    Path unfinished = Files.createTempFile(folder, "demo", ".unfinished");
    try {
      execute(unfinished, DemoResources.text("database.sql"));
      Files.move(
          unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }

  private static void execute(Path file, String script) throws IOException {
    SQLiteConfig config = new SQLiteConfig();
    // the file takes its name when it is whole: one that was not finished is of no use to anybody
    config.setJournalMode(SQLiteConfig.JournalMode.OFF);
    config.setSynchronous(SQLiteConfig.SynchronousMode.OFF);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(script);
    } catch (SQLException failure) {
      throw new IOException("the demo's database cannot be made: " + failure.getMessage(), failure);
    }
  }
}
