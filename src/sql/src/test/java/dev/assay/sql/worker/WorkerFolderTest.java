package dev.assay.sql.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkerFolderTest {

  @TempDir private Path folder;

  @Test
  void aWorkerWhoseParentIsGoneTakesItsFolderAway() throws IOException, InterruptedException {
    Path own = Files.createDirectory(folder.resolve("own"));

    assertThat(ended(words(own))).isZero();
    assertThat(own).doesNotExist();
  }

  @Test
  void aFolderThatWasNotMadeForAWorkerStays() throws IOException, InterruptedException {
    Path other = Files.createDirectory(folder.resolve("assay-sql-1"));
    List<String> words = words(other);
    words.remove("-D" + WorkerFolder.OWN + "=" + other);

    assertThat(ended(words)).isZero();
    assertThat(other).exists();
  }

  private static List<String> words(Path folder) {
    List<String> words = new ArrayList<>(JavaWorker.ofThisProcess(null).words(folder));
    words.add("h2");
    return words;
  }

  /** The exit code of a worker whose input ends at once. */
  private int ended(List<String> words) throws IOException, InterruptedException {
    Process worker =
        new ProcessBuilder(words)
            .directory(folder.toFile())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    worker.getOutputStream().close();
    assertThat(worker.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return worker.exitValue();
  }
}
