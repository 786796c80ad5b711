package dev.assay.workflow.strategy;

/**
 * Which demonstrations SQL is written from.
 *
 * @param pool the key of the pool's artifact
 * @param most how many are shown at most
 * @param confirmed whether they are a suite's, which are shown whatever the strategy
 */
public record DemonstrationSettings(String pool, int most, boolean confirmed) {

  /** As many as prompts take without growing much. */
  public static final int DEFAULT_MOST = 5;

  /** Those about the very database need be fewer. */
  private static final int MOST_CONFIRMED = 3;

  /** Demonstrations for strategies that have this part. */
  public DemonstrationSettings(String pool, int most) {
    this(pool, most, false);
  }

  /** The answers of a suite. */
  public static DemonstrationSettings confirmed(String pool) {
    return new DemonstrationSettings(pool, MOST_CONFIRMED, true);
  }
}
