package dev.assay.catalog.profile;

import dev.assay.catalog.Cell;
import dev.assay.catalog.ColumnValues;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the different values of a column as long as they are few. Codes are text, or a handful of
 * whole numbers; dates, measures and long texts are none.
 */
final class FewValues {

  private static final int MOST_NUMBERS = 6;
  private static final int LONGEST = 40;

  /** So often each value comes on average, or the column is no list of kinds. */
  private static final int LEAST_TIMES = 2;

  private final TreeSet<Object> values = new TreeSet<>(new ValueOrder());
  private long count;
  private boolean many;

  void add(@Nullable Object value) {
    if (value == null || many) {
      return;
    }
    boolean code =
        value instanceof Long || (value instanceof String text && text.length() <= LONGEST);
    if (!code) {
      many = true;
      values.clear();
      return;
    }
    count++;
    values.add(value);
    boolean numbers = values.first() instanceof Long;
    if (values.size() > (numbers ? MOST_NUMBERS : ColumnValues.MOST)) {
      many = true;
      values.clear();
    }
  }

  List<Cell> values() {
    return count < (long) LEAST_TIMES * values.size()
        ? List.of()
        : values.stream().map(Cell::new).toList();
  }
}
