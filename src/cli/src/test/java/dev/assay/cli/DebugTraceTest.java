package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.statemachine.TaskFailure;
import dev.assay.workflow.log.FailureTrace;
import org.junit.jupiter.api.Test;

class DebugTraceTest {

  private final CommandLineHarness assay = new CommandLineHarness();

  @Test
  void aFailureSaysWhereItIsFromWhenThatIsWanted() {
    assertThat(assay.run("catalog", "show", "--catalog", "/nowhere", "--debug"))
        .isEqualTo(ExitCodes.COULD_NOT_RUN);

    assertThat(assay.err())
        .startsWith("assay: there is no folder '/nowhere' with catalogs" + System.lineSeparator())
        .contains("  dev.assay.cli.UsageException: there is no folder '/nowhere'")
        .contains("    at dev.assay.cli.catalog.ChosenCatalog.store(ChosenCatalog.java:");
  }

  @Test
  void withoutItAFailureIsOneLine() {
    assay.run("catalog", "show", "--catalog", "/nowhere");

    assertThat(assay.err().lines()).hasSize(1);
  }

  @Test
  void whatAStepThrewIsNamedWithoutItsWordsWhichMayBeCells() {
    TaskFailure failure = TaskFailure.of(new IllegalStateException("cell 'Ada Byron'"));

    assertThat(FailureTrace.line(failure))
        .contains("TaskFailure at dev.assay.", "caused by java.lang.IllegalStateException at dev.")
        .doesNotContain("Ada");
  }
}
