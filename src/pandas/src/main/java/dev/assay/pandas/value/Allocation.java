package dev.assay.pandas.value;

/**
 * The bound on what one operation may allocate at once, for operations on columns, which are given
 * no {@link Budget}: as many cells as a whole program may have by default.
 */
public final class Allocation {

  /** Cells (of 8 bytes) of one array: 256 MiB. */
  private static final long MOST = 1L << 25;

  private Allocation() {}

  /**
   * Called before an array is made; looks at the clock too, so that operations which make many
   * arrays end in time.
   *
   * @throws LimitError a MemoryLimitError for too many cells, a TimeLimitError when the time is
   *     over
   */
  public static void of(long cells) {
    TimeLimit.check();
    if (cells > MOST || cells < 0) {
      throw new LimitError(
          "MemoryLimitError", "an operation would allocate more than " + MOST + " cells");
    }
  }

  /** As many cells as rows and columns make. */
  public static int of(long rows, long columns) {
    of(columns == 0 || rows <= MOST / columns ? rows * columns : -1);
    return (int) (rows * columns);
  }
}
