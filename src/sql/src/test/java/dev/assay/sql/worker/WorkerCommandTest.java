package dev.assay.sql.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.Dialect;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisabledOnOs(OS.WINDOWS)
class WorkerCommandTest {

  private static final Path FOLDER = Path.of("/tmp/assay-sql-1");
  private static final int WORDS_OF_THE_SHELL = 4;

  private static List<String> words(WorkerProgram program) {
    return new WorkerCommand(program).words(FOLDER, Dialect.SQLITE);
  }

  @Test
  void aNativeExecutableIsStartedOnceMoreWithTheHeapAndTheStackOfAJvm() {
    List<String> words = words(new NativeWorker(Path.of("/opt/assay")));

    assertThat(words.subList(WORDS_OF_THE_SHELL, words.size()))
        .containsExactly(
            "/opt/assay",
            "-Xmx512m",
            "-XX:ReservedAddressSpaceSize=1024m",
            "-Xss16m",
            "-Dorg.sqlite.tmpdir=" + FOLDER,
            "-Djava.io.tmpdir=" + FOLDER,
            "-Dassay.worker.folder=" + FOLDER,
            "--sql-worker",
            "sqlite");
    assertThat(words(new JavaWorker("Main", "a.jar", null)))
        .contains("-Xmx512m", "-Xss16m", "-Djava.io.tmpdir=" + FOLDER)
        .endsWith("-cp", "a.jar", "Main", "sqlite");
  }

  @Test
  void bothAreWithinTheSameBoundsOfTheSystem() {
    List<String> bounds =
        words(new NativeWorker(Path.of("/opt/assay"))).subList(0, WORDS_OF_THE_SHELL);

    assertThat(bounds).first().isEqualTo("/bin/sh");
    assertThat(bounds.get(2)).contains("ulimit -t 1200", "ulimit -v 2457600", "ulimit -d 1126400");
    assertThat(words(new JavaWorker("Main", "a.jar", null)))
        .startsWith(bounds.toArray(String[]::new));
  }

  @Test
  void aProcessOnAJvmStartsAJvm() {
    assertThat(WorkerCommand.ofThisProcess(null).program()).isInstanceOf(JavaWorker.class);
  }
}
