package dev.assay.catalog.folder;

import static java.util.stream.Collectors.joining;
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
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
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
  void aCsvFileThatNeedsTooMuchMemoryIsNotReadAndSaysSo() throws IOException, SQLException {
    String names = IntStream.range(0, 3_000).mapToObj("c%d"::formatted).collect(joining(","));
    Files.writeString(folder.resolve("wide.csv"), names + "\n" + "1,".repeat(2_999) + "1\n");
    List<String> warnings = new ArrayList<>();

    try (Connection connection = FileImport.open(folder.resolve("copy.duckdb"), folder);
        Statement statement = connection.createStatement();
        CopyWatch watch = CopyWatch.over(folder, CopyBounds.in(folder))) {
      statement.execute("SET memory_limit = '4MB'");
      TableFile file = TableFile.in(folder).getFirst();

      assertThat(new FileImport(folder, connection, watch, warnings).read(file)).isFalse();
    }

    assertThat(warnings)
        .containsExactly(
            "'wide.csv' is not read: it needs more memory than the 384MiB for it: make a DuckDB file of it, and name that");
  }

  @Test
  void aCopyThatTakesTooLongIsStopped() throws SQLException {
    write("long.parquet", "SELECT 1 AS a FROM range(10)");

    assertThatThrownBy(() -> copy(new CopyBounds(Duration.ZERO, Long.MAX_VALUE)))
        .isInstanceOf(FolderTooLargeException.class)
        .hasMessage(
            "to copy it takes more than 0 s: make a DuckDB file of it, and name that instead");
  }

  @Test
  void aCopyThatTakesTooMuchOfTheDiskIsStopped() throws SQLException {
    write("large.parquet", "SELECT hash(range) AS a, hash(-range) AS b FROM range(200_000)");

    assertThatThrownBy(() -> copy(new CopyBounds(Duration.ofMinutes(1), 1L << 20)))
        .isInstanceOf(FolderTooLargeException.class)
        .hasMessage(
            "its copy takes more than 1 MiB: make a DuckDB file of it, and name that instead");
  }

  @Test
  void aCopyThatEndsBetweenTwoLooksIsLookedAt() throws IOException, SQLException {
    Path copy = Files.write(folder.resolve("copy.duckdb"), new byte[10]);
    CopyBounds bounds = new CopyBounds(Duration.ofMinutes(1), 9);

    try (CopyWatch watch = CopyWatch.over(folder, bounds)) {
      assertThatThrownBy(watch::finish).isInstanceOf(FolderTooLargeException.class);
    }
    Files.delete(copy);
    try (CopyWatch watch = CopyWatch.over(folder, bounds)) {
      watch.finish();
    }
  }

  @Test
  void whereTheDiskIsNearlyFullTheBoundSaysSo() {
    assertThat(CopyBounds.ofFree(10L << 20, folder.resolve("copy")))
        .isEqualTo(
            new CopyBounds(
                Duration.ofMinutes(10),
                5L << 20,
                "its copy takes more than half of what is free in '%s': free some, or make a DuckDB file of it, and name that instead"
                    .formatted(folder)));
    assertThat(CopyBounds.ofFree(100L << 30, folder.resolve("copy")).tooMuch())
        .startsWith("its copy takes more than 32,768 MiB: ");
  }

  @Test
  void whereTheRoomIsNotToldTheBoundIsThatOfAnyCopy() {
    assertThat(CopyBounds.ofFree(0, folder.resolve("copy")))
        .isEqualTo(CopyBounds.ofFree(100L << 30, folder.resolve("copy")));
  }

  private FolderDatabase copy(CopyBounds bounds) throws SQLException {
    TemporaryFolder place = TemporaryFolder.make();
    try {
      return FolderDatabase.make(folder, TableFile.in(folder), place, bounds);
    } finally {
      place.remove();
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
