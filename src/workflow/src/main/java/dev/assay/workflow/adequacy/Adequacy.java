package dev.assay.workflow.adequacy;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How well test data tell the first candidate from the same SQL with a plausible mistake.
 *
 * @param testDataAttempt the attempt that made the test data
 * @param objections why the candidate's own result says little: it failed, is empty, or holds
 *     columns of NULL alone; none is as it should be
 * @param mutants how many queries with one mistake ran on the test data
 * @param killed how many of these gave another result than the candidate
 * @param share killed of mutants, 0 to 1; null when there were none
 * @param survivors the mutants that gave the same result
 * @param unmeasured why there are no mutants, or null
 */
public record Adequacy(
    int testDataAttempt,
    List<String> objections,
    int mutants,
    int killed,
    @Nullable Double share,
    List<Survivor> survivors,
    @Nullable String unmeasured,
    Instant startedAt,
    long millis) {

  /** The least share that is not too few (TS-SQL asks for none: a choice of ours). */
  public static final double ENOUGH = 0.5;

  /** Of fewer mutants than these, a share says nothing. */
  public static final int LEAST_MUTANTS = 4;

  public Adequacy {
    objections = List.copyOf(objections);
    survivors = List.copyOf(survivors);
  }

  /** Whether the candidate has a result to speak of, and not too many mutants survive. */
  public boolean enough() {
    return objections.isEmpty() && (share == null || mutants < LEAST_MUTANTS || share >= ENOUGH);
  }

  /** The share in one line, for people. */
  public String inWords() {
    if (share == null) {
      return "not measured: " + unmeasured;
    }
    return "%d of %d queries with one mistake give another result on the test data"
        .formatted(killed, mutants);
  }

  /**
   * A mutant that gives the candidate's result on the test data: either they cannot show its
   * mistake, or it is none.
   *
   * @param kind what kind of mistake it is, in words
   * @param change the mistake itself, on one line
   */
  public record Survivor(String kind, String change, String sql) {}
}
