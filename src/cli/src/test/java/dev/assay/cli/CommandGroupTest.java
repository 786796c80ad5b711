package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CommandGroupTest {

  private final CommandLineHarness assay = new CommandLineHarness();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "catalog | build, show, diff or validate",
        "suite | add, run, check or export",
        "glossary | import or show",
        "config | show",
      })
  void aGroupAloneAsksForOneOfItsCommands(String group, String commands) {
    assertThat(assay.run(group)).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err()).contains("which command: %s?".formatted(commands));
  }

  @ParameterizedTest
  @CsvSource({"catalog", "suite", "glossary", "config"})
  void aGroupTellsItsCommands(String group) {
    assertThat(assay.run(group, "--help")).isZero();
    assertThat(assay.out()).contains("Usage: assay " + group).contains("COMMAND");
  }
}
