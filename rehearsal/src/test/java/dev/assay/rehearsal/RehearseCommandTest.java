package dev.assay.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.ExitCodes;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What the command says when there is nothing to rehearse. */
class RehearseCommandTest {

  @TempDir Path folder;
  private final StringWriter err = new StringWriter();

  @Test
  void aPackageThatWasNotBuiltIsNamed() {
    assertThat(run()).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(err.toString())
        .endsWith(
            "assay: function batch has no package at %s: build it with ./mvnw -pl functions/batch -am package -DskipTests%n"
                .formatted(folder.resolve("batch/target/function.zip")));
  }

  @Test
  void aNativePackageThatWasNotBuiltIsNamed() {
    assertThat(run("--native", "all")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(err.toString())
        .endsWith(
            "assay: function batch has no package at %s: ./assay rehearse --native batch builds it%n"
                .formatted(folder.resolve("batch/target/native/function.zip")));
  }

  @Test
  void aFunctionThatThereIsNotIsNamed() {
    assertThat(run("--native", "reporting,dance")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(err.toString())
        .startsWith("assay: --native: there is no function 'dance'; there are batch, exploration,");
  }

  @Test
  void memoryOfAFunctionThatThereIsNotIsRefusedByItsName() {
    assertThat(run("--memory", "dance=512")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(err.toString())
        .startsWith("assay: --memory: there is no function 'dance'; there are batch, exploration,");
  }

  @Test
  void aFolderForLogsHasToBeEmpty() throws IOException {
    Path logs = Files.createDirectories(folder.resolve("logs"));
    Files.writeString(logs.resolve("old.txt"), "old");

    assertThat(run("--logs", logs.toString())).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(err.toString())
        .isEqualTo("assay: '%s' is not empty: name a new folder for --logs%n".formatted(logs));
  }

  private int run(String... arguments) {
    PrintWriter printed = new PrintWriter(err, true);
    return new CommandLine(new RehearseCommand(printed, printed, folder, folder))
        .execute(arguments);
  }
}
