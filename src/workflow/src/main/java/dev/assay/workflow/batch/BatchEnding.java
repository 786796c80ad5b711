package dev.assay.workflow.batch;

import com.fasterxml.jackson.core.JacksonException;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.SideBySide;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.MissingArtifactException;
import dev.assay.workflow.run.Problem;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Ends a batch: one line out per line in, and a summary; computed from the artifacts, so that
 * repeating this writes the same again.
 */
public final class BatchEnding {

  private final ArtifactStore store;
  private final Artifacts artifacts;

  public BatchEnding(ArtifactStore store) {
    this.store = store;
    this.artifacts = new Artifacts(store);
  }

  /**
   * Writes {@code results.jsonl} and {@code summary.json}.
   *
   * @throws MissingArtifactException when the batch has not begun
   */
  public BatchSummary end(String batch) {
    List<BatchResultLine> lines = lines(batch);
    StringBuilder results = new StringBuilder();
    lines.forEach(line -> results.append(Json.tree(line)).append('\n'));
    store.write(
        ArtifactKeys.batch(batch, "results.jsonl"),
        results.toString().getBytes(StandardCharsets.UTF_8));
    BatchSummary summary = BatchSummary.of(batch, lines);
    artifacts.replace(ArtifactKeys.batch(batch, "summary.json"), summary);
    return summary;
  }

  /** What became of each line, in the order of the file. */
  public List<BatchResultLine> lines(String batch) {
    return List.copyOf(SideBySide.map(items(batch), this::line));
  }

  private BatchResultLine line(BatchItem item) {
    if (item.problem() != null) {
      return BatchResultLine.failed(item, "line %d: %s".formatted(item.line(), item.problem()));
    }
    try {
      return artifacts
          .find(ArtifactKeys.result(item.run()), RunResult.class)
          .map(result -> BatchResultLine.of(item, result))
          .orElseGet(() -> BatchResultLine.failed(item, withoutResult(item)));
    } catch (MissingArtifactException unreadable) {
      return BatchResultLine.failed(item, String.valueOf(unreadable.getMessage()));
    }
  }

  private String withoutResult(BatchItem item) {
    return artifacts
        .find(ArtifactKeys.refusal(item.run()), Problem.class)
        .map(Problem::toString)
        .orElse("the run has not ended: repeat the batch to go on with it");
  }

  /**
   * The batch's lines as they were read.
   *
   * @throws MissingArtifactException when the batch has not begun
   */
  public List<BatchItem> items(String batch) {
    String key = ArtifactKeys.batch(batch, "items.jsonl");
    byte[] content =
        store.read(key).orElseThrow(() -> new MissingArtifactException(key, store.location()));
    return new String(content, StandardCharsets.UTF_8)
        .lines()
        .map(line -> item(key, line))
        .toList();
  }

  private BatchItem item(String key, String line) {
    try {
      return Json.parse(line.getBytes(StandardCharsets.UTF_8), BatchItem.class);
    } catch (JacksonException unreadable) {
      throw new MissingArtifactException(key, store.location(), unreadable);
    }
  }
}
