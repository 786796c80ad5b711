package dev.assay.report;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.batch.BatchEnding;
import dev.assay.workflow.batch.BatchResultLine;
import dev.assay.workflow.batch.BatchSummary;
import dev.assay.workflow.run.Artifacts;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Pages that are kept as artifacts beside what they show; made again, they are the same. */
public final class KeptPages {

  private final ArtifactStore store;

  public KeptPages(ArtifactStore store) {
    this.store = store;
  }

  /** Keeps the page of a run that has ended; answers what is on it. */
  public RunEvidence keepRun(String run) {
    RunEvidence evidence = RunEvidence.read(new Artifacts(store), run);
    store.write(ArtifactKeys.report(run), RunPage.of(evidence).getBytes(StandardCharsets.UTF_8));
    return evidence;
  }

  /** Keeps the page of a batch, with links to those of its runs as they stand in the store. */
  public void keepBatch(String batch) {
    List<BatchResultLine> lines = new BatchEnding(store).lines(batch);
    String page =
        BatchPage.of(
            BatchSummary.of(batch, lines), lines, run -> "../../" + ArtifactKeys.report(run));
    store.write(ArtifactKeys.batch(batch, "report.html"), page.getBytes(StandardCharsets.UTF_8));
  }
}
