package dev.assay.evaluation.scores;

import dev.assay.table.Table;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The strict rule, which neither evaluator has: as many columns in the same places, and the same
 * rows as often as in the gold result, in any order. Values are compared as Python does.
 */
public final class StrictScore {

  private StrictScore() {}

  public static ResultMatch match(Table gold, Table predicted) {
    boolean equal =
        gold.columnCount() == predicted.columnCount()
            && gold.rowCount() == predicted.rowCount()
            && counted(gold).equals(counted(predicted));
    return equal ? ResultMatch.EQUAL : ResultMatch.DIFFERENT;
  }

  private static Map<List<@Nullable Object>, Long> counted(Table table) {
    return PythonValues.comparableRows(table.rows()).stream()
        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
  }
}
