package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
  void messagesOfOthersAreLeftOutSinceTheyMayHoldCells() {
    RuntimeException failure =
        new UsageException("the table is broken", new IllegalStateException("cell 'Ada Byron'"));

    List<String> lines = DebugTrace.lines(failure);

    assertThat(lines)
        .contains(
            "  dev.assay.cli.UsageException: the table is broken",
            "  caused by java.lang.IllegalStateException")
        .noneMatch(line -> line.contains("Ada"));
  }

  @Test
  void causesThatLeadBackToEachOtherEnd() {
    RuntimeException one = new IllegalStateException("one");
    RuntimeException other = new IllegalStateException("other", one);
    one.initCause(other);

    assertThat(DebugTrace.lines(one)).filteredOn(line -> !line.contains(" at ")).hasSize(2);
  }
}
