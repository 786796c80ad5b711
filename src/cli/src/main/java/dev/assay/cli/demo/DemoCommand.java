package dev.assay.cli.demo;

import dev.assay.catalog.DatabaseQueries;
import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.output.AnswerText;
import dev.assay.cli.run.LocalRun;
import dev.assay.cli.run.RunIds;
import dev.assay.cli.run.RunProgress;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.StoreLocation;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.run.Artifacts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code assay demo}: questions about a sample database, answered without any model. */
@Command(
    name = "demo",
    description = {
      "Answers eight questions about a sample database, without a model: completions written for"
          + " the demo stand in for one. Everything else is done as it is for your questions.",
      "With --strategy full, one question is answered, and each part of that strategy does its share."
    })
public final class DemoCommand implements Callable<Integer> {

  private static final String DATABASE = "skerry_line.sqlite";

  @Option(
      names = "--store",
      paramLabel = "DIR|s3://BUCKET/PREFIX",
      description =
          "Where the artifacts are kept (default: ${DEFAULT-VALUE}); in a folder the database, too.")
  String store = ".assay";

  @Option(
      names = "--strategy",
      paramLabel = "tssql|full",
      description = "Whose parts it has (default: ${DEFAULT-VALUE}).")
  String strategy = "tssql";

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  public DemoCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    ArtifactStore opened = context.stores().open(store);
    Path database = folder().resolve(DATABASE);
    Demo demo = Demo.at(database, strategy);
    Artifacts artifacts = new Artifacts(opened);
    String prefix = "demo-" + RunIds.next(context.time().now(), RandomGenerator.getDefault()) + "-";
    List<DemoTable.Row> rows = new ArrayList<>();
    try (DatabaseQueries queries = demo.queries()) {
      for (DemoQuestion question : demo.questions()) {
        String run = prefix + question.id();
        context.err().println("%n%s. %s".formatted(question.id(), question.text()));
        demo.submission(run, question).submit(artifacts, context.time().now());
        RunProgress progress = new RunProgress(context.err(), artifacts, run, context.time()::now);
        RunResult result =
            new LocalRun(opened, demo.models(), _ -> queries::first, context.time(), progress)
                .execute(run);
        rows.add(new DemoTable.Row(question, result));
      }
    }
    print(rows, artifacts, opened, database);
    return rows.stream().allMatch(DemoCommand::asIntended)
        ? ExitCodes.VERIFIED
        : ExitCodes.UNVERIFIED;
  }

  /** Where the database is kept: a bucket holds artifacts alone. */
  private Path folder() throws IOException {
    return switch (StoreLocation.parse(store)) {
      case StoreLocation.Folder(Path path) -> path;
      case StoreLocation.Bucket _ -> Files.createTempDirectory("assay-demo-");
    };
  }

  private void print(
      List<DemoTable.Row> rows, Artifacts artifacts, ArtifactStore opened, Path database) {
    context.err().println();
    context
        .out()
        .println(
            "The %squestion in full, as `assay ask` answers it:"
                .formatted(rows.size() > 1 ? "first " : ""));
    context.out().println();
    new AnswerText(context.out(), artifacts, opened.location()).print(rows.getFirst().result());
    context.out().println();
    DemoTable.print(context.out(), rows);
    context.out().println();
    context
        .out()
        .println(
            "The completions were written for the demo, and no model was called. The database is "
                + database
                + ".");
    context.out().flush();
  }

  /** All but the question that is there to stay unverified should end verified. */
  private static boolean asIntended(DemoTable.Row row) {
    boolean verified = row.result().status() == RunStatus.VERIFIED;
    return verified != row.question().shows().equals("stays unverified");
  }
}
