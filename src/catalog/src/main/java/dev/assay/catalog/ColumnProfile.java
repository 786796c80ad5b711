package dev.assay.catalog;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a column holds, found in the rows that were read.
 *
 * @param rowsRead the rows that this is known from
 * @param nullShare the share of these rows that are NULL, 0 to 1; 0 when there are none
 * @param distinctCount how many values other than NULL differ in these rows
 * @param min the least value; null when there is none, or when the values have no order
 * @param max the greatest value, as {@code min}
 * @param frequent at most five values with their counts, the most frequent first
 * @param random at most five different values, picked at random
 * @param exact whether all rows of the table were read; else this is from a sample
 */
public record ColumnProfile(
    long rowsRead,
    double nullShare,
    long distinctCount,
    @Nullable Cell min,
    @Nullable Cell max,
    List<FrequentValue> frequent,
    List<Cell> random,
    boolean exact) {

  /** How many frequent values, and how many random ones, are kept. */
  public static final int VALUES = 5;

  public ColumnProfile {
    frequent = List.copyOf(Objects.requireNonNullElse(frequent, List.of()));
    random = List.copyOf(Objects.requireNonNullElse(random, List.of()));
  }
}
