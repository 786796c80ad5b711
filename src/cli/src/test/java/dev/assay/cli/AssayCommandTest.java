package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AssayCommandTest {

  private final CommandLineHarness assay = new CommandLineHarness();

  @Test
  void theVersionIsToldOnStandardOutput() {
    assertThat(assay.run("--version")).isZero();
    assertThat(assay.out()).startsWith("assay 0.");
  }

  @Test
  void helpListsTheCommands() {
    assertThat(assay.run("--help")).isZero();
    assertThat(assay.out()).contains("ask ").contains("demo ");
  }

  @Test
  void withoutACommandTheUsageIsShownAsAnError() {
    assertThat(assay.run()).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err()).startsWith("which command?").contains("Usage: assay");
    assertThat(assay.out()).isEmpty();
  }
}
