package dev.assay.sql.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class OrphanTest {

  /** Becomes another process under the same number, as a new one may after the server's end. */
  private static final String CHANGING =
      """
      trap 'exec sleep 20' QUIT
      cd "$1" && mkdir data && echo $$ >data/new && mv data/new data/server.pid
      while :; do :; done
      """;

  /** What it must not do is done after a second. */
  @Test
  @Timeout(30)
  void aProcessThatHasTheServersNumberByThenIsNotKilled() throws Exception {
    Folders folders = Folders.ofUser("orphan");
    Path folder = folders.account().newFolder(folders.running().resolve("orphan"));
    Process process =
        folders
            .account()
            .shell(CHANGING, List.of(folder.toString()))
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      while (!Files.exists(folder.resolve("data/server.pid"))) {
        Thread.onSpinWait();
      }
      Orphan.isEnded(folders.account(), folder, Duration.ofSeconds(1));

      assertThat(process.waitFor(2, TimeUnit.SECONDS)).isFalse();
    } finally {
      process.destroyForcibly();
      Folders.delete(folder);
    }
  }
}
