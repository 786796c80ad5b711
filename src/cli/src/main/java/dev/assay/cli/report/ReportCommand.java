package dev.assay.cli.report;

import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import dev.assay.cli.output.AnswerText;
import dev.assay.cli.run.ReadStore;
import dev.assay.report.RunEvidence;
import dev.assay.report.RunPage;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.run.Artifacts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay report}: shows again what a run or a batch has come to, as text or as a page. */
@Command(
    name = "report",
    description = {
      "Shows the answer of a run with its evidence, as text or as one HTML page.",
      "Of a batch, its lines; the page has links to the pages of its runs, which are put into a folder"
          + " beside it."
    },
    footerHeading = "%nExit codes: ",
    footer = "0 verified, 1 not verified, 2 could not run.")
public final class ReportCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "RUN|BATCH",
      description = "The id of a run, as ask and demo print it, or of a batch.")
  String id = "";

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Writes one self-contained page to this file, in place of text.")
  @Nullable Path html;

  @Option(
      names = "--store",
      paramLabel = "DIR|s3://BUCKET/PREFIX",
      description = "Where artifacts are kept (default: ${DEFAULT-VALUE}).")
  String store = ".assay";

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  public ReportCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    if (!ArtifactKeys.isRun(id)) {
      throw new UsageException("not a run's or a batch's id: " + id);
    }
    ArtifactStore opened = ReadStore.open(context, store, "runs");
    return opened.read(ArtifactKeys.batch(id, "items.jsonl")).isPresent()
        ? new BatchReport(context, opened).show(id, html)
        : run(opened);
  }

  private int run(ArtifactStore opened) throws IOException {
    ReadStore.requireRun(opened, id);
    Artifacts artifacts = new Artifacts(opened);
    RunEvidence evidence = RunEvidence.read(artifacts, id);
    if (html == null) {
      new AnswerText(context.out(), artifacts, opened.location()).print(evidence.result());
    } else {
      PageFile.write(html, RunPage.of(evidence));
      context.err().println("written: " + html);
    }
    return ExitCodes.of(evidence.result().status());
  }
}
