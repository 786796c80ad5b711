package dev.assay.workflow.candidates;

import dev.assay.table.Table;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How one of several candidates was selected.
 *
 * @param candidate the one that was
 * @param ranks of all of them, the selected one first
 * @param predictions one for each database
 */
public record Selected(
    int candidate, List<Rank> ranks, List<Prediction> predictions, Instant startedAt, long millis) {

  /**
   * Where a candidate stands.
   *
   * @param passes tests that it passes: predicted results, and the test case of the run
   * @param tests how many there were
   * @param share of the samples that do as it does
   */
  public record Rank(int candidate, int passes, int tests, double share) {}

  /**
   * What a model expects on a database.
   *
   * @param result null when it expects nothing that can be read
   * @param problem why not; null when it does
   */
  public record Prediction(@Nullable Table result, @Nullable String problem) {}
}
