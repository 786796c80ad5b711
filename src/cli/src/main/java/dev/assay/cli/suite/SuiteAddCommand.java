package dev.assay.cli.suite;

import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import dev.assay.cli.run.ReadStore;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.run.Artifacts;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay suite add}: keeps the answer of a run. */
@Command(
    name = "add",
    description = {
      "Keeps the answer of a run as a test: question.yaml, query.sql, the test data as CSV and"
          + " expected.csv, in a folder of its own. What is not verified needs --confirmed."
    },
    footerHeading = "%nExit codes: ",
    footer = "0 it is added, 2 could not run.")
final class SuiteAddCommand implements Callable<Integer> {

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,99}");

  @Parameters(paramLabel = "RUN", description = "The run's id.")
  String run = "";

  @Mixin final ChosenSuite suite = new ChosenSuite();

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "The name of the folder; made of the question when not given.")
  @Nullable String name;

  @Option(
      names = "--confirmed",
      description = "You have looked at the SQL, and it is right, whatever the verdict says.")
  boolean confirmed;

  @Option(
      names = "--store",
      paramLabel = "DIR|s3://BUCKET/PREFIX",
      description = "Where the run is kept (default: ${DEFAULT-VALUE}).")
  String store = ".assay";

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  SuiteAddCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (name != null && !NAME.matcher(name).matches()) {
      throw new UsageException(
          "--name: letters, digits, '.', '-' and '_' are wanted, not '%s'".formatted(name));
    }
    ArtifactStore opened = ReadStore.open(context, store, "runs");
    Artifacts artifacts = new Artifacts(opened);
    ReadStore.requireRun(opened, run);
    SuiteFolder folder = suite.open();
    folder
        .nameOf(run)
        .ifPresent(
            there -> {
              throw new UsageException(
                  "the run '%s' is in the suite already: change '%s', or remove it first"
                      .formatted(run, suite.folder.resolve(there)));
            });
    Path added = new AddedRun(artifacts, run, confirmed).to(folder, Optional.ofNullable(name));
    context.out().println(added);
    context.out().flush();
    return ExitCodes.VERIFIED;
  }
}
