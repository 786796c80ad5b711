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
    assertThat(assay.out()).contains("ask ", "demo ", "./assay rehearse");
  }

  @Test
  void withoutACommandTheUsageIsShownAsAnError() {
    assertThat(assay.run()).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .startsWith("Usage: assay")
        .endsWith("assay: no command is given; assay --help explains%n".formatted());
    assertThat(assay.out()).isEmpty();
  }
}
