package dev.assay.evaluation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;

/** A database of singers, written for tests. */
final class TestDatabases {

  private TestDatabases() {}

  /** {@code <folder>/databases/songs/songs.sqlite}; answers the folder. */
  static Path songs(Path folder) throws IOException, SQLException {
    Path file = folder.resolve("databases/songs/songs.sqlite");
    create(
        file,
        "CREATE TABLE singer (id INTEGER, name TEXT, age INTEGER, fee REAL)",
        "INSERT INTO singer VALUES (1, 'Ada', 30, 2.0), (2, 'Bo', 30, 4.0), (3, 'Cy', 41, 4.0)",
        "CREATE TABLE broken (text TEXT)",
        "INSERT INTO broken VALUES (CAST(x'41ff42' AS TEXT))");
    return folder;
  }

  static void create(Path file, String... statements) throws IOException, SQLException {
    Files.createDirectories(file.getParent());
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  static Map<String, List<Path>> files(Path folder) {
    return Map.of("songs", List.of(folder.resolve("databases/songs/songs.sqlite")));
  }

  static Question question(String gold) {
    return question(0, gold);
  }

  static Question question(int index, String gold) {
    return new Question(index, String.valueOf(index), "songs", "", "", gold, "easy");
  }
}
