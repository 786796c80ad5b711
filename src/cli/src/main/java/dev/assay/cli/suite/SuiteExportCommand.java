package dev.assay.cli.suite;

import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.table.TableText;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code assay suite export}: the suite in the form of another tool. */
@Command(
    name = "export",
    description = {
      "Writes the suite as unit tests of dbt or SQLMesh: for each question a model that holds the"
          + " query, and a unit test with the test data as given and the expected rows."
    },
    footerHeading = "%nExit codes: ",
    footer = "0 all are written, 1 some cannot be, which is said; 2 could not run.")
final class SuiteExportCommand implements Callable<Integer> {

  /** The tools that there are files for. */
  enum Format {
    dbt,
    sqlmesh
  }

  @Mixin final ChosenSuite suite = new ChosenSuite();

  @Option(
      names = "--format",
      required = true,
      paramLabel = "dbt|sqlmesh",
      description = "The tool that is to read them.")
  Format format = Format.dbt;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description = {
        "Where they are put: models/assay of a dbt project, or a SQLMesh project, which has folders"
            + " models and tests."
      })
  Path out = Path.of("");

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  SuiteExportCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    List<SuiteQuestion> questions = suite.open().questions();
    ExportFolder folder = ExportFolder.at(out);
    ToolFiles files =
        switch (format) {
          case dbt -> new DbtFiles(folder);
          case sqlmesh -> new SqlMeshFiles(folder);
        };
    Map<String, String> left = files.write(questions);
    left.forEach(
        (name, reason) ->
            context
                .err()
                .println("assay: %s is left out: %s".formatted(name, TableText.oneLine(reason))));
    context
        .out()
        .println(
            "%d of %d questions written to %s"
                .formatted(questions.size() - left.size(), questions.size(), out));
    context.out().flush();
    return left.isEmpty() ? ExitCodes.VERIFIED : ExitCodes.UNVERIFIED;
  }
}
