package dev.assay.pandas.value;

import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;

/**
 * The bound on what one operation may allocate at once, for operations on columns, which are given
 * no {@link Budget}: as many cells as a whole program may have by default. All arrays whose length
 * programs have a hand in are made here.
 */
public final class Allocation {

  /** Cells (of 8 bytes) of one array: 256 MiB. */
  private static final long MOST = 1L << 25;

  /** Arrays up to here are made without a look at the clock. */
  private static final int SMALL = 256;

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

  /** The length of an array; the same for one that may be made. */
  private static int checked(long length) {
    if (length > SMALL || length < 0) {
      of(length);
    }
    return (int) length;
  }

  public static long[] longs(long length) {
    return new long[checked(length)];
  }

  /** An array of what a function gives for each position; loops over numbers alone are faster. */
  public static long[] longs(long length, IntToLongFunction element) {
    long[] made = longs(length);
    for (int at = 0; at < made.length; at++) {
      made[at] = element.applyAsLong(at);
    }
    return made;
  }

  public static double[] doubles(long length) {
    return new double[checked(length)];
  }

  public static double[] doubles(long length, IntToDoubleFunction element) {
    double[] made = doubles(length);
    for (int at = 0; at < made.length; at++) {
      made[at] = element.applyAsDouble(at);
    }
    return made;
  }

  public static int[] ints(long length) {
    return new int[checked(length)];
  }

  public static int[] ints(long length, IntUnaryOperator element) {
    int[] made = ints(length);
    for (int at = 0; at < made.length; at++) {
      made[at] = element.applyAsInt(at);
    }
    return made;
  }

  public static boolean[] booleans(long length) {
    return new boolean[checked(length)];
  }

  public static boolean[] booleans(long length, IntPredicate element) {
    boolean[] made = booleans(length);
    for (int at = 0; at < made.length; at++) {
      made[at] = element.test(at);
    }
    return made;
  }

  public static Object[] objects(long length) {
    return new Object[checked(length)];
  }

  public static Object[] objects(long length, IntFunction<Object> element) {
    Object[] made = objects(length);
    for (int at = 0; at < made.length; at++) {
      made[at] = element.apply(at);
    }
    return made;
  }
}
