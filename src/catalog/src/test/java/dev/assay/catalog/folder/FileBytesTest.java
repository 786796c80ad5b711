package dev.assay.catalog.folder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileBytesTest {

  @TempDir Path folder;

  @Test
  void aFileOfTheLargestSizeIsReadAndALargerOneIsNot() throws IOException {
    Path file = Files.write(folder.resolve("file"), new byte[10]);

    assertThat(FileBytes.atMost(10, file)).hasValueSatisfying(read -> assertThat(read).hasSize(10));
    assertThat(FileBytes.atMost(9, file)).isEmpty();
  }

  @Test
  void whatHasNoEndIsNotReadToIt() throws IOException {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return 0;
          }
        };

    assertThat(FileBytes.atMost(1 << 20, endless)).isEmpty();
  }
}
