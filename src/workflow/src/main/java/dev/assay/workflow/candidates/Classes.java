package dev.assay.workflow.candidates;

import dev.assay.table.Table;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Samples classified by what they return on small databases (Li and Xie, algorithm 1). One of each
 * class is a candidate, the largest class first.
 *
 * @param classes one for each candidate, in the order of these
 * @param databases that tell the classes apart
 * @param made how many databases were made, those included that told nothing new
 */
public record Classes(
    List<Class> classes, List<Database> databases, int made, Instant startedAt, long millis) {

  /**
   * Samples that return the same on all databases.
   *
   * @param samples their numbers, from 0
   * @param share of all samples
   * @param logProbability of the most probable of them; null where a model does not say it of one
   */
  public record Class(List<Integer> samples, double share, @Nullable Double logProbability) {}

  /**
   * One of the databases.
   *
   * @param tables by name
   * @param results of the candidates, in their order; null for one that fails
   */
  public record Database(Map<String, Table> tables, List<@Nullable Table> results) {}
}
