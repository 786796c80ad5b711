package dev.assay.cli.options;

import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.run.TestCaseSettings;
import dev.assay.workflow.run.TestDataSettings;
import dev.assay.workflow.run.Voting;
import picocli.CommandLine.Option;

/** The options that say how good a test case has to be. */
final class TestCaseOptions {

  @Option(
      names = "--least-adequacy",
      paramLabel = "SHARE",
      description =
          "Ask for richer test data when they show less than this share of mistakes in the first"
              + " SQL, 0 to 1 (default: ${DEFAULT-VALUE}).")
  double leastAdequacy = TestDataSettings.DEFAULT.leastAdequacy();

  @Option(
      names = "--richer",
      paramLabel = "N",
      description = "How often richer test data are asked for at most (default: ${DEFAULT-VALUE}).")
  int richer = TestDataSettings.DEFAULT.richer();

  @Option(
      names = "--voting",
      paramLabel = "majority|selection",
      description =
          "How test code is chosen where models differ: by the majority, or by a model that"
              + " compares two at a time (default: ${DEFAULT-VALUE}).")
  String voting = TestCaseSettings.DEFAULT.voting().id();

  /** The settings as these options change them. */
  RunSettings applied(RunSettings settings) {
    return settings
        .votingBy(Voting.named(voting))
        .measuring(new TestDataSettings(leastAdequacy, richer));
  }
}
