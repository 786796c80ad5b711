package dev.assay.workflow.run;

/**
 * When test data are asked for again although they can be used: when they tell too few mistaken
 * queries from the first SQL, or that has no result on them.
 *
 * @param leastAdequacy the least share of mutants that test data have to show, 0 to 1
 * @param richer how often richer test data are asked for at most; 0 for never
 */
public record TestDataSettings(double leastAdequacy, int richer) {

  /** TS-SQL has no such measure: half of the mistakes, and two more calls, are our own choice. */
  public static final TestDataSettings DEFAULT = new TestDataSettings(0.5, 2);

  private static final int MOST_RICHER = 10;

  public TestDataSettings {
    if (!(leastAdequacy >= 0 && leastAdequacy <= 1)) {
      throw new InvalidQuestionException("the least adequacy must be 0 to 1, not " + leastAdequacy);
    }
    if (richer < 0 || richer > MOST_RICHER) {
      throw new InvalidQuestionException(
          "richer test data must be asked for 0 to %d times, not %d"
              .formatted(MOST_RICHER, richer));
    }
  }
}
