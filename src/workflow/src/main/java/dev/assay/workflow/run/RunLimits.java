package dev.assay.workflow.run;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * How often a run asks again.
 *
 * @param rounds how often test data, a model's test code, and SQL that is none are asked for
 * @param revisions how many revisions a run may make
 */
public record RunLimits(int rounds, @JsonProperty("revisionLimit") int revisions) {

  /** At most 5 refinements of test data and test code (TS-SQL B.4). */
  private static final int DEFAULT_ROUNDS = 5;

  /** At most 3 revisions of SQL (TS-SQL algorithm 1). */
  public static final int DEFAULT_REVISIONS = 3;

  /** The paper's. */
  public static final RunLimits DEFAULT = new RunLimits(DEFAULT_ROUNDS, DEFAULT_REVISIONS);

  private static final int MOST = 20;

  public RunLimits {
    requireBetween("rounds", rounds, 1);
    requireBetween("revisions", revisions, 0);
  }

  private static void requireBetween(String name, int value, int least) {
    if (value < least || value > MOST) {
      throw new InvalidQuestionException(
          "%s must be %d to %d, not %d".formatted(name, least, MOST, value));
    }
  }
}
