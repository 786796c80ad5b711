package dev.assay.analysis.databases;

import java.util.random.RandomGenerator;

/** Numbers from 1 to 10, which models add up and sort without mistakes (Li and Xie, 4.2.3). */
final class SmallNumbers {

  private static final int MOST = 10;

  private SmallNumbers() {}

  static long any(RandomGenerator random) {
    return 1 + random.nextInt(MOST);
  }
}
