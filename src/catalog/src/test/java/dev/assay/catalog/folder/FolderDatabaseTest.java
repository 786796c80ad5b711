package dev.assay.catalog.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
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
  void nothingStaysOfACopyThatCannotBeMade() throws IOException {
    Files.writeString(folder.resolve("broken.parquet"), "no parquet");
    List<Path> before = copies();

    assertThatThrownBy(() -> FolderDatabase.of(folder)).isInstanceOf(SQLException.class);

    assertThat(copies()).containsExactlyInAnyOrderElementsOf(before);
  }
}
