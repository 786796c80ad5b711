package dev.assay.workflow.adequacy;

import dev.assay.table.Table;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How well test data tell the first candidate from the same SQL with a plausible mistake.
 *
 * @param testDataAttempt the attempt that made the test data
 * @param objections why results on these test data say little: that of the candidate, or that of
 *     the gold query in a benchmark, failed because of the data, is empty, or holds columns of NULL
 *     alone; none is as it should be
 * @param mutants how many queries with one mistake ran on the test data
 * @param killed how many of these gave another result than the candidate
 * @param share killed of mutants, 0 to 1; null when there were none
 * @param survivors the mutants that gave the same result
 * @param unmeasured why there are no mutants, or null
 * @param result what the candidate gives on the test data, at most {@value #MOST_ROWS} rows of it;
 *     null where it fails, or gives more
 * @param misspelt whether the candidate finds nothing, and something as soon as its texts are
 *     spelled as cells have them: richer test data would not mend that
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
    long millis,
    @Nullable Table result,
    boolean misspelt) {

  /** Of a longer result nothing is kept: it is never compared. */
  static final int MOST_ROWS = 200;

  /** Of fewer mutants than these, a share says nothing. */
  public static final int LEAST_MUTANTS = 4;

  /** The most weaknesses that a model is told of at once. */
  private static final int MOST_NAMED = 10;

  /** A measure that keeps no result. */
  public Adequacy(
      int testDataAttempt,
      List<String> objections,
      int mutants,
      int killed,
      @Nullable Double share,
      List<Survivor> survivors,
      @Nullable String unmeasured,
      Instant startedAt,
      long millis) {
    this(
        testDataAttempt,
        objections,
        mutants,
        killed,
        share,
        survivors,
        unmeasured,
        startedAt,
        millis,
        null,
        false);
  }

  public Adequacy {
    objections = List.copyOf(objections);
    survivors = List.copyOf(survivors);
  }

  /**
   * Whether the candidate has a result to speak of, not one of its spelling alone, and not less
   * than this share is killed.
   */
  public boolean enough(double least) {
    return objections.isEmpty()
        && !misspelt
        && (share == null || mutants < LEAST_MUTANTS || share >= least);
  }

  /** Whether other test data, measured by the same candidate, are worse than these. */
  public boolean isBetterThan(Adequacy other) {
    if (objections.isEmpty() != other.objections.isEmpty()) {
      return objections.isEmpty();
    }
    return share != null && (other.share == null || share > other.share);
  }

  /** Whether these test data leave open all that others did, measured by the same candidate. */
  boolean showsNoMoreThan(Adequacy other) {
    return objections.containsAll(other.objections)
        && survivors.containsAll(other.survivors)
        && !isBetterThan(other);
  }

  /** What the test data do not show, one line each, for a model that is to write richer ones. */
  public List<String> weaknesses() {
    return Stream.concat(objections.stream(), survivors.stream().map(Survivor::change))
        .limit(MOST_NAMED)
        .toList();
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
