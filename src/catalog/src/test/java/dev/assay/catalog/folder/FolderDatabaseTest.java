package dev.assay.catalog.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderDatabaseTest {

  @TempDir Path folder;

  /** What this process has in the folder for temporary files. */
  private static List<Path> copies() throws IOException {
    String prefix = "assay-folder-" + ProcessHandle.current().pid() + "-";
    try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
      return files.filter(file -> file.getFileName().toString().startsWith(prefix)).toList();
    }
  }

  @Test
  void aNewerCopyReplacesTheFormer() throws IOException, SQLException {
    Path file = Files.writeString(folder.resolve("t.csv"), "a\n1\n");
    Path former = FolderDatabase.of(folder).file();
    Files.writeString(file, "a\n1\n2\n");

    Path newer = FolderDatabase.of(folder).file();

    assertThat(newer).exists();
    assertThat(former.getParent()).doesNotExist();
  }

  @Test
  void aLinkOutOfTheFolderIsNotRead(@TempDir Path elsewhere) throws IOException, SQLException {
    Path secret = Files.writeString(elsewhere.resolve("secret.csv"), "secret\nyes\n");
    Files.writeString(folder.resolve("own.csv"), "a\n1\n");
    Files.createSymbolicLink(folder.resolve("linked.csv"), secret);
    Files.createSymbolicLink(folder.resolve("several"), elsewhere);

    assertThat(FolderDatabase.of(folder).warnings())
        .containsExactly(
            "'linked.csv' is not read: it is a link out of the folder: copy the file into it");
  }

  @Test
  void aLinkWithinTheFolderIsRead() throws IOException, SQLException {
    Path kept = Files.createDirectory(folder.resolve(".kept"));
    Files.writeString(kept.resolve("t.csv"), "a\n1\n");
    Files.createSymbolicLink(folder.resolve("t.csv"), Path.of(".kept", "t.csv"));

    assertThat(FolderDatabase.of(folder).warnings()).isEmpty();
  }

  @Test
  void aFolderThatIsALinkIsRead(@TempDir Path elsewhere) throws IOException, SQLException {
    Files.writeString(elsewhere.resolve("t.csv"), "a\n1\n");
    Path link = Files.createSymbolicLink(folder.resolve("data"), elsewhere);

    assertThat(FolderDatabase.of(link).warnings()).isEmpty();
  }

  @Test
  void aPipeIsNotRead() throws IOException, InterruptedException {
    new ProcessBuilder("mkfifo", folder.resolve("pipe.csv").toString()).start().waitFor();

    assertThatThrownBy(() -> FolderDatabase.of(folder))
        .hasMessage(
            "'pipe.csv' is not read: it is a pipe or a device: save what comes out of it as a file");
  }

  private void write(String file, String query) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement()) {
      statement.execute(
          "COPY (%s) TO '%s' (FORMAT parquet)".formatted(query, folder.resolve(file)));
    }
  }

  private void writeLists(String file, int depth) throws SQLException {
    write(file, "SELECT %s1%s AS a, [4] AS b".formatted("[".repeat(depth), "]".repeat(depth)));
  }

  @Test
  void listsThatAreNestedTooDeeplyAreNotRead() throws SQLException {
    writeLists("sixteen.parquet", 16);
    writeLists("seventeen.parquet", 17);

    assertThat(FolderDatabase.of(folder).warnings())
        .containsExactly(
            "'seventeen.parquet' is not read: a column has lists nested more than 16 deep");
  }

  @Test
  void theCopyIsMadeWithinABoundOfMemory() throws SQLException {
    try (Connection connection = FileImport.open(folder.resolve("copy.duckdb"), folder);
        Statement statement = connection.createStatement();
        ResultSet limit = statement.executeQuery("SELECT current_setting('memory_limit')")) {
      limit.next();
      assertThat(limit.getString(1)).isEqualTo("384.0 MiB");
    }
  }

  @Test
  void nothingStaysOfACopyThatCannotBeMade() throws IOException {
    Files.writeString(folder.resolve("broken.parquet"), "no parquet");
    List<Path> before = copies();

    assertThatThrownBy(() -> FolderDatabase.of(folder)).isInstanceOf(SQLException.class);

    assertThat(copies()).containsExactlyInAnyOrderElementsOf(before);
  }
}
