package dev.assay.cli.report;

import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import dev.assay.report.BatchPage;
import dev.assay.report.RunEvidence;
import dev.assay.report.RunPage;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.batch.BatchEnding;
import dev.assay.workflow.batch.BatchResultLine;
import dev.assay.workflow.batch.BatchSummary;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a batch has come to: its lines, or a page about it with the pages of its runs. */
final class BatchReport {

  private final CommandContext context;
  private final ArtifactStore store;

  BatchReport(CommandContext context, ArtifactStore store) {
    this.context = context;
    this.store = store;
  }

  /** Shows the batch; answers the command's exit code. */
  int show(String batch, @Nullable Path html) throws IOException {
    List<BatchResultLine> lines = new BatchEnding(store).lines(batch);
    BatchSummary summary = BatchSummary.of(batch, lines);
    if (html == null) {
      lines.forEach(line -> context.out().println(Json.tree(line)));
      context.out().flush();
    } else {
      pages(summary, lines, html);
    }
    return summary.verified() == summary.lines() ? ExitCodes.VERIFIED : ExitCodes.UNVERIFIED;
  }

  private void pages(BatchSummary summary, List<BatchResultLine> lines, Path html)
      throws IOException {
    String name = html.getFileName().toString().replaceFirst("\\.html?$", "") + "-runs";
    PageFile.write(html, BatchPage.of(summary, lines, run -> name + "/" + run + ".html"));
    Path folder = html.resolveSibling(name);
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new UsageException("cannot make the folder '%s': a file is there".formatted(folder));
    }
    Files.createDirectories(folder);
    Artifacts artifacts = new Artifacts(store);
    for (BatchResultLine line : lines) {
      if (line.question() != null) {
        PageFile.write(
            folder.resolve(line.run() + ".html"),
            RunPage.of(RunEvidence.read(artifacts, line.run())));
      }
    }
    context.err().println("written: %s, and the runs' pages in %s".formatted(html, folder));
  }
}
