package dev.assay.workflow.exploration;

import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What exploring queries found.
 *
 * @param found the queries that found something, in order
 * @param failures queries that did not, corrections included
 * @param reason why it ended before its queries did; empty when it did not
 */
public record Exploration(
    List<Found> found, int failures, String reason, Instant startedAt, long millis) {

  /** A query, and the first of what it returned, as text. */
  public record Found(String sql, String result) {}

  public Exploration {
    found = List.copyOf(found);
  }

  /** As prompts show it, query by query; empty when nothing was found. */
  public String text() {
    return found.stream()
        .map(each -> each.sql() + "\n" + each.result())
        .collect(Collectors.joining("\n\n"));
  }
}
