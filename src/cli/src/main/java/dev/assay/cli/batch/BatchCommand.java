package dev.assay.cli.batch;

import dev.assay.cli.BoundedFile;
import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import dev.assay.cli.options.AnsweringOptions;
import dev.assay.cli.output.Money;
import dev.assay.cli.suite.KeptAnswers;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.batch.BatchBeginning;
import dev.assay.workflow.batch.BatchEnding;
import dev.assay.workflow.batch.BatchSummary;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.RunSettings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay batch}: answers every question of a file; repeated, it goes on where it was. */
@Command(
    name = "batch",
    description = {
      "Answers every question of a file: one JSON object a line with question, db_id, question_id,"
          + " evidence and sql (all but question may be absent), or BIRD's or Spider's dev.json.",
      "Writes one line out for every line in. Repeated with the same file and settings, it goes on"
          + " where it was, and pays for nothing twice."
    },
    footerHeading = "%nExit codes: ",
    footer = "0 all verified, 1 some not verified or failed, 2 could not run.")
public final class BatchCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FILE", description = "The questions: JSON lines, or a JSON array.")
  Path file = Path.of("");

  @Mixin final AskedDatabases asked = new AskedDatabases();

  @Mixin final AnsweringOptions answering = new AnsweringOptions();

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  public BatchCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    byte[] content = content();
    asked.requireOne();
    asked.requireSome(context);
    asked.one.requireEngine();
    ArtifactStore store = answering.store(context);
    AskedDatabases.Described about = asked.read(context, new Artifacts(store), answering);
    RunSettings settings = answering.confirmed(about.settings(), context, KeptAnswers.USUAL);
    String batch =
        new BatchRunner(context, answering, store)
            .answer(content, about.catalogs(), settings, asked.connections(settings));
    return report(store, batch);
  }

  private byte[] content() throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new UsageException("there is no file '%s'".formatted(file));
    }
    return BoundedFile.bytes(file, BatchBeginning.LARGEST_FILE, "parts of it");
  }

  private int report(ArtifactStore opened, String batch) {
    byte[] results =
        opened.read(ArtifactKeys.batch(batch, "results.jsonl")).orElseGet(() -> new byte[0]);
    context.out().print(new String(results, StandardCharsets.UTF_8));
    context.out().flush();
    BatchSummary summary = BatchSummary.of(batch, new BatchEnding(opened).lines(batch));
    context
        .err()
        .println(
            String.format(
                Locale.ROOT,
                "%,d questions: %,d verified (%,d revised), %,d unverified, %,d ambiguous, %,d unanswerable, %,d failed; %,d model"
                    + " calls, %,d tokens, cost %s",
                summary.lines(),
                summary.verified(),
                summary.revised(),
                summary.unverified(),
                summary.ambiguous(),
                summary.unanswerable(),
                summary.failed(),
                summary.calls(),
                summary.tokens(),
                Money.text(summary.cost())));
    if (context.out().checkError()) {
      throw new UsageException(
          "the results could not be written to standard output; they are in %s"
              .formatted(ArtifactKeys.batch(batch, "results.jsonl")));
    }
    return summary.verified() == summary.lines() ? ExitCodes.VERIFIED : ExitCodes.UNVERIFIED;
  }
}
