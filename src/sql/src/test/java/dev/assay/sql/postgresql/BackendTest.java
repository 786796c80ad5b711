package dev.assay.sql.postgresql;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class BackendTest {

  /** A process that does not heed being asked to end, once it has said that it runs. */
  private static Process deaf() throws IOException {
    Process process =
        new ProcessBuilder("sh", "-c", "trap '' TERM; echo runs; while :; do sleep 1; done")
            .start();
    process.getInputStream().read();
    return process;
  }

  @Test
  void whatDoesNotEndWhenItIsAskedOnceIsKilled() throws IOException, InterruptedException {
    Process process = deaf();
    try {
      new Backend(process.pid()).end();

      assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void aProcessThatHasEndedIsLeftAlone() throws IOException, InterruptedException {
    Process process = deaf();
    process.destroyForcibly().waitFor();
    Backend backend = new Backend(process.pid());

    backend.end();

    assertThat(backend.askedToEnd()).isTrue();
  }
}
