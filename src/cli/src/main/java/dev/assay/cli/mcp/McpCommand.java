package dev.assay.cli.mcp;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.ReadRows;
import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import dev.assay.cli.Version;
import dev.assay.cli.options.AskedDatabase;
import dev.assay.cli.options.ModelOptions;
import dev.assay.cli.options.ShownOptions;
import dev.assay.cli.rows.RowsOptions;
import dev.assay.cli.run.Submission;
import dev.assay.cli.suite.KeptAnswers;
import dev.assay.table.AsOf;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Asked;
import dev.assay.workflow.run.RunSettings;
import io.modelcontextprotocol.server.McpSyncServer;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.ZoneId;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code assay mcp}: tools for agents, over standard input and output. */
@Command(
    name = "mcp",
    description = {
      "Serves agents such as coding assistants by the Model Context Protocol, over standard input and"
          + " output: ask, get_answer, test_sql, explain_difference, search_catalog, describe_tables,"
          + " run_verified. An editor starts it, and ends it by closing its input.",
      "Rows of the database are read only with --rows, and only by answers that are verified."
    },
    footerHeading = "%nExit codes: ",
    footer = "0 the input has ended, 2 could not run.")
public final class McpCommand implements Callable<Integer> {

  @Mixin final AskedDatabase asked = new AskedDatabase();

  @Mixin final RowsOptions rows = new RowsOptions();

  @Mixin final ModelOptions models = new ModelOptions();

  @Mixin final ShownOptions shown = new ShownOptions();

  @Option(
      names = "--store",
      paramLabel = "DIR|s3://BUCKET/PREFIX",
      description = "Where artifacts are kept (default: ${DEFAULT-VALUE}).")
  String store = ".assay";

  @Option(
      names = "--question-id",
      hidden = true,
      paramLabel = "ID",
      description = "The id by which recorded completions are found, of every question.")
  @Nullable String questionId;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;
  private final InputStream in;
  private final OutputStream out;

  /** Over streams that hold messages and nothing else. */
  public McpCommand(CommandContext context, InputStream in, OutputStream out) {
    this.context = context;
    this.in = in;
    this.out = out;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (!asked.isGiven()) {
      throw new UsageException(
          "say which database is asked: --database FILE|URL, or --catalog DIR");
    }
    rows.checkServed(asked.isConnected());
    rows.unheeded(asked::dialect).ifPresent(context.err()::println);
    models.requireCompletions();
    AskedDatabase.Described described = asked.read(context, shown.sharing());
    ArtifactStore opened = context.stores().open(store);
    StdioMessages messages = new StdioMessages(in, out);
    try (RunsUnderWay runs =
        new RunsUnderWay(
            context,
            opened,
            () -> models.client(context),
            (run, question) -> submission(run, question, described, opened))) {
      McpSyncServer server =
          AgentServer.over(messages, Version.number(), agent(described, runs, opened));
      try {
        messages.awaitEnd();
      } finally {
        server.close();
      }
    }
    return ExitCodes.VERIFIED;
  }

  private Agent agent(AskedDatabase.Described described, RunsUnderWay runs, ArtifactStore opened) {
    return new Agent(
        AskedCatalogs.only(described.catalog()),
        shown.sharing(),
        runs,
        (database, sql) -> rows(described.catalog(), database, sql),
        new RunResources(opened, id -> id),
        models.moment(context).orElse(null));
  }

  private ReadRows rows(Catalog catalog, String database, String sql) {
    if (!rows.areWanted()) {
      throw new UsageException(
          "rows may not be read: the user allows it by starting 'assay mcp' with --rows");
    }
    if (!database.equals(catalog.database())) {
      throw new UsageException(
          "the answer is about the database '%s', and this is '%s'"
              .formatted(database, catalog.database()));
    }
    return rows.read(asked, sql);
  }

  private Submission submission(
      String run,
      Answers.AgentQuestion question,
      AskedDatabase.Described described,
      ArtifactStore opened) {
    return Submission.of(
            run,
            described.catalog(),
            new Asked(question.question(), question.evidence(), question.sql(), null),
            settings(described, opened, question.asOf()))
        .called(questionId == null ? run : questionId)
        .knowing(described.values());
  }

  /** Of one question; "now" is what it or the command says, else when it is asked. */
  private RunSettings settings(
      AskedDatabase.Described described, ArtifactStore opened, @Nullable AsOf asked) {
    RunSettings settings =
        models.demonstrating(
            models.ruled(models.settings(context, shown), described.catalog()),
            () -> new Artifacts(opened),
            KeptAnswers.USUAL,
            context.err()::println);
    if (asked != null) {
      return settings.asOf(asked);
    }
    return settings.asOf() == null
        ? settings.asOf(new AsOf(context.time().now(), ZoneId.systemDefault()))
        : settings;
  }
}
