package dev.assay.evaluation;

import dev.assay.evaluation.scores.Spider2Score;
import java.util.List;

/**
 * What answers to a question are accepted.
 *
 * @param queries any of whose results will do
 * @param results any of which will do, where a benchmark has these in place of queries
 * @param more whether an answer may have columns besides those of the accepted result
 * @param order whether the rows' order matters
 * @param tolerance how far apart numbers may be: of the larger one, or of 1 where both are smaller
 */
public record Acceptance(
    List<String> queries,
    List<AcceptedResult> results,
    boolean more,
    Order order,
    double tolerance) {

  /** Numbers that differ only in how they were computed are equal. */
  public static final double TOLERANCE = 1e-6;

  /** Numbers that were rounded in another place are equal, as sql-eval has it. */
  public static final double DECIMALS = 1e-4;

  /** Whether the order of rows matters. */
  public enum Order {
    /** It does where the accepted query states one. */
    STATED,
    ALWAYS,
    NEVER
  }

  public Acceptance {
    queries = List.copyOf(queries);
    results = List.copyOf(results);
  }

  /** What queries result in is accepted. */
  public Acceptance(List<String> queries, boolean more, Order order, double tolerance) {
    this(queries, List.of(), more, order, tolerance);
  }

  /** Results are accepted by Spider 2.0's rule. */
  public static Acceptance of(List<AcceptedResult> results, boolean ordered) {
    return new Acceptance(
        List.of(), results, true, ordered ? Order.ALWAYS : Order.NEVER, Spider2Score.TOLERANCE);
  }

  /** The result of one query, with its columns and no others, ordered where it says so. */
  public static Acceptance of(String gold) {
    return new Acceptance(List.of(gold), false, Order.STATED, TOLERANCE);
  }
}
