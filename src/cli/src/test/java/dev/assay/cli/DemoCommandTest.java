package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.workflow.InMemoryStore;
import java.io.IOException;
import java.nio.file.Files;
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

  @Test
  void artifactsMayBeInABucket() throws IOException {
    InMemoryStore bucket = new InMemoryStore();
    CommandLineHarness assay =
        new CommandLineHarness(location -> location.equals("s3://kept/demo") ? bucket : null);

    assertThat(assay.run("demo", "--strategy", "full", "--store", "s3://kept/demo"))
        .as(assay.err())
        .isEqualTo(ExitCodes.VERIFIED);

    assertThat(bucket.list("runs/")).anyMatch(key -> key.endsWith("/result.json"));
    Path database =
        Path.of(assay.out().strip().replaceFirst("(?s).* The database is (.*)[.]", "$1"));
    assertThat(database).isRegularFile().hasFileName("skerry_line.sqlite");
    Files.delete(database);
    Files.delete(database.getParent());
  }

  @Test
  void fullShowsWhatEachPartDoesAndAFindingThatNoOtherPartMakes(@TempDir Path folder) {
    CommandLineHarness assay = new CommandLineHarness();

    int exitCode = assay.run("demo", "--strategy", "full", "--store", folder.toString());

    assertThat(exitCode).isEqualTo(ExitCodes.VERIFIED);
    assertThat(assay.out())
        .contains("Candidate 1 was selected, of 4 that 10 samples come to on")
        .contains("  - retriever: no-such-value in program 1 of calls, mended by program 2")
        .contains("  - entities: unused-value in candidate 1, mended by revision 4")
        .contains("TRIM(p.city) = 'Torrebay'\n  AND v.status = 'in service';")
        .doesNotContain(" failed: model-refused");
    assertThat(assay.out().lines().filter(line -> line.startsWith("full-1 ")))
        .singleElement()
        .asString()
        .matches("full-1 +all parts at once +failed +1 +verified +3\\d +[1-9][0-9,]* .*");
  }

  @Test
  void otherStrategiesHaveNoDemo(@TempDir Path folder) {
    CommandLineHarness assay = new CommandLineHarness();

    assertThat(assay.run("demo", "--strategy", "dac", "--store", folder.toString()))
        .isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .contains("the demo has completions for the strategies tssql and full, not for 'dac'");
  }

  private static List<String> rows(String out) {
    return out.lines()
        .filter(line -> line.matches("[1-8]  .*"))
        .map(line -> line.split("\\s{2,}"))
        .map(cells -> String.join("|", List.of(cells).subList(1, 5)))
        .toList();
  }
}
