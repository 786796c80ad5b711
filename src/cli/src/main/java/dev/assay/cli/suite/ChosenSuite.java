package dev.assay.cli.suite;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The option that says where the suite is. */
final class ChosenSuite {

  @Option(
      names = "--suite",
      paramLabel = "DIR",
      description = "The folder of the suite (default: ${DEFAULT-VALUE}).")
  Path folder = KeptAnswers.USUAL;

  SuiteFolder open() {
    return new SuiteFolder(folder);
  }
}
