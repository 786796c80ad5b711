package dev.assay.workflow.ondata.madeup;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/**
 * How much of real values made-up ones keep beside types, equalities, order and NULLs. The plainest
 * one under which a difference survives is taken.
 *
 * @param shapes whether texts keep their words, lengths and punctuation
 * @param spacing how far apart numbers are
 * @param days how far apart days are
 */
record Scheme(boolean shapes, Spacing spacing, int days) {

  /** Distances of made-up numbers. */
  enum Spacing {
    /** 1, 2, 3. */
    EVEN,
    /** 1, 4, 9: an average is not the middle. */
    GROWING,
    /** 10, 20, 30. */
    WIDE;

    /** How far the value of this rank is from where counting begins. */
    BigDecimal at(long rank) {
      return BigDecimal.valueOf(
          switch (this) {
            case EVEN -> rank;
            case GROWING -> rank * rank;
            case WIDE -> 10 * rank;
          });
    }
  }

  private static final int MONTH = 31;
  private static final int YEAR = 366;

  /** All of them, the plainest first. */
  static List<Scheme> all() {
    List<Scheme> all = new ArrayList<>();
    for (boolean shapes : new boolean[] {false, true}) {
      for (Spacing spacing : Spacing.values()) {
        for (int days : new int[] {1, MONTH, YEAR}) {
          all.add(new Scheme(shapes, spacing, days));
        }
      }
    }
    return all;
  }
}
