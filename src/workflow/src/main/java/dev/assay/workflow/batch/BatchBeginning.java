package dev.assay.workflow.batch;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.Sha256;
import dev.assay.workflow.artifacts.SideBySide;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.RunSettings;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Begins a batch: gives it an id, and each of its lines a run. The id comes from what is in the
 * file and from the settings, so that the same file, given twice, is the same batch, whose runs are
 * there already.
 */
public final class BatchBeginning {

  /** In bytes. */
  public static final int LARGEST_FILE = 256 * 1024 * 1024;

  private static final int DIGEST_LENGTH = 16;

  private final ArtifactStore store;
  private final RunSettings settings;

  public BatchBeginning(ArtifactStore store, RunSettings settings) {
    this.store = store;
    this.settings = settings;
  }

  /**
   * A batch that has begun.
   *
   * @param id what its folder is called
   * @param items the key of its items: JSON lines
   * @param lines how many items there are
   * @param broken how many of them ask nothing that can be understood
   */
  public record Begun(String id, String items, int lines, int broken) {}

  /**
   * Keeps the items of the file.
   *
   * @throws InvalidBatchException when it is too large, or has no line at all
   */
  public Begun begin(byte[] file) {
    return begin(file, "");
  }

  /**
   * The same for a batch that is somebody's: its id, and those of its runs, are that person's too.
   *
   * @param asker whose batch it is
   */
  public Begun beginOf(String asker, byte[] file) {
    return begin(file, asker + "-");
  }

  private Begun begin(byte[] file, String whose) {
    if (file.length > LARGEST_FILE) {
      throw new InvalidBatchException(
          "the file has %,d bytes; at most %,d are allowed: split it"
              .formatted(file.length, LARGEST_FILE));
    }
    String id = whose + "b" + digest(file);
    List<BatchLine> lines = BatchLines.of(file);
    if (lines.isEmpty()) {
      throw new InvalidBatchException("the file has no lines: give one question a line, as JSON");
    }
    List<BatchItem> items = SideBySide.map(lines, line -> keep(line, id + "-" + line.number()));
    String key = ArtifactKeys.batch(id, "items.jsonl");
    store.create(key, jsonLines(items));
    int broken = (int) items.stream().filter(item -> item.problem() != null).count();
    return new Begun(id, key, items.size(), broken);
  }

  private BatchItem keep(BatchLine line, String run) {
    if (line.request() != null) {
      store.create(ArtifactKeys.request(run), Json.bytes(line.request()));
    }
    return line.item(run);
  }

  private static byte[] jsonLines(List<BatchItem> items) {
    StringBuilder lines = new StringBuilder();
    items.forEach(item -> lines.append(Json.tree(item)).append('\n'));
    return lines.toString().getBytes(StandardCharsets.UTF_8);
  }

  private String digest(byte[] file) {
    // what is confirmed meanwhile makes no other batch of it
    byte[] asked = Json.bytes(settings.by(settings.strategy().withoutConfirmed()));
    return Sha256.hex(asked, file).substring(0, DIGEST_LENGTH);
  }
}
