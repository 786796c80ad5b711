package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DemoCommandTest {

  @Test
  void everyKindOfErrorIsCaughtAndMendedAndOneStaysUnverified(@TempDir Path folder) {
    CommandLineHarness assay = new CommandLineHarness();

    int exitCode = assay.run("demo", "--store", folder.toString());

    assertThat(exitCode).isEqualTo(ExitCodes.VERIFIED);
    assertThat(rows(assay.out()))
        .containsExactly(
            "wrong value|failed|1|verified",
            "data type|failed|1|verified",
            "wrong semantic logic|failed|1|verified",
            "wrong column|failed|1|verified",
            "wrong aggregation|failed|1|verified",
            "missing deduplication|failed|1|verified",
            "passes at once|passed|0|verified",
            "stays unverified|failed|3|unverified");
    assertThat(assay.out()).contains("The completions were written for the demo");
  }

  private static List<String> rows(String out) {
    return out.lines()
        .filter(line -> line.matches("[1-8]  .*"))
        .map(line -> line.split("\\s{2,}"))
        .map(cells -> String.join("|", List.of(cells).subList(1, 5)))
        .toList();
  }
}
