package dev.assay.cli.options;

import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.run.TestDataSettings;
import dev.assay.workflow.run.Voting;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how good a test case has to be. */
final class TestCaseOptions {

  @Option(
      names = "--least-adequacy",
      paramLabel = "SHARE",
      description =
          "Ask for richer test data when they show less than this share of mistakes in the first"
              + " SQL, 0 to 1 (default: 0.5).")
  @Nullable Double leastAdequacy;

  @Option(
      names = "--richer",
      paramLabel = "N",
      description = "How often richer test data are asked for at most (default: 2).")
  @Nullable Integer richer;

  @Option(
      names = "--voting",
      paramLabel = "majority|selection",
      description =
          "How test code is chosen where models differ: by the majority, or by a model that"
              + " compares two at a time (default: majority).")
  String voting = Voting.MAJORITY.id();

  /** The settings as these options change them. */
  RunSettings applied(RunSettings settings) {
    TestDataSettings before = settings.testCase().data();
    return settings
        .votingBy(Voting.named(voting))
        .measuring(
            new TestDataSettings(
                leastAdequacy == null ? before.leastAdequacy() : leastAdequacy,
                richer == null ? before.richer() : richer));
  }
}
