package dev.assay.evaluation.scores;

import dev.assay.table.Table;
import java.util.HashSet;

/**
 * BIRD's rule: the set of the predicted rows equals the set of the gold rows, as tuples of Python's
 * values. Neither order nor repetition counts, columns keep their places, and no rows equal no rows
 * whatever their columns.
 */
public final class BirdScore {

  private BirdScore() {}

  public static ResultMatch match(Table gold, Table predicted) {
    boolean equal =
        new HashSet<>(PythonValues.comparableRows(gold.rows()))
            .equals(new HashSet<>(PythonValues.comparableRows(predicted.rows())));
    return equal ? ResultMatch.EQUAL : ResultMatch.DIFFERENT;
  }
}
