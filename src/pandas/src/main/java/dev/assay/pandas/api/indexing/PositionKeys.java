package dev.assay.pandas.api.indexing;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.PythonError;
import java.math.BigInteger;
import java.util.List;

/**
 * Whole numbers in a series' brackets: positions beside labels among which there are no numbers,
 * labels otherwise. pandas 2 warns of it ("Series.__getitem__ treating keys as positions is
 * deprecated") and does it.
 */
public final class PositionKeys {

  private PositionKeys() {}

  /** Whether a single key is a position. */
  public static boolean isPosition(Series series, Object key) {
    return Scalars.plain(key) instanceof Long && isFreeOfNumbers(series.index());
  }

  /**
   * The positions that a list in brackets names.
   *
   * @throws PythonError an IndexError or KeyError for what there is not
   */
  public static int[] listed(Series series, List<Object> keys) {
    return arePositions(series, keys)
        ? Select.positions(keys, series.size())
        : new LabelSelector(series.index()).list(keys);
  }

  /**
   * The positions that a list in brackets names for an assignment.
   *
   * @throws PythonError as the other does, and an InvalidIndexError where labels repeat
   */
  static int[] assigned(Series series, List<Object> keys) {
    if (!series.index().isUnique() && !arePositions(series, keys)) {
      throw new PythonError(
          "InvalidIndexError", "Reindexing only valid with uniquely valued Index objects");
    }
    return listed(series, keys);
  }

  private static boolean arePositions(Series series, List<Object> keys) {
    return !keys.isEmpty()
        && keys.stream().allMatch(Long.class::isInstance)
        && isFreeOfNumbers(series.index());
  }

  private static boolean isFreeOfNumbers(Index index) {
    Column labels = index.levels().getFirst();
    return isFreeOfNumbers(
        labels instanceof CategoryColumn categories ? categories.categories() : labels);
  }

  private static boolean isFreeOfNumbers(Column labels) {
    return switch (labels.dtype().kind()) {
      case BOOL, DATETIME, TIMEDELTA, ZONED, PERIOD -> true;
      case INTEGER, FLOAT, INTERVAL, CATEGORY -> false;
      case OBJECT -> labels.dtype() == DType.STRING || isFreeOfNumbers(labels.items());
    };
  }

  private static boolean isFreeOfNumbers(List<Object> labels) {
    boolean floats = !labels.isEmpty();
    for (Object item : labels) {
      Object label = Scalars.plain(item);
      if (label instanceof Long || label instanceof BigInteger) {
        return false;
      }
      floats &= label instanceof Double;
    }
    return !floats;
  }
}
