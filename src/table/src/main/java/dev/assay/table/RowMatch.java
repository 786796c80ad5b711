package dev.assay.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rows of two results paired off, each row at most once, and those left over.
 *
 * <p>Rows are first looked up by a key; numbers that only a tolerance makes equal may have
 * different keys, so what is left over is then compared row by row, as long as that is cheap.
 */
record RowMatch(List<List<@Nullable Object>> missing, List<List<@Nullable Object>> extra) {

  private static final long MOST_PAIRS = 40_000;

  static RowMatch of(Table expected, Table actual) {
    Map<List<Object>, List<List<@Nullable Object>>> byKey = new HashMap<>();
    for (List<@Nullable Object> row : actual.rows()) {
      byKey.computeIfAbsent(key(row), _ -> new ArrayList<>()).add(row);
    }
    List<List<@Nullable Object>> missing = new ArrayList<>();
    for (List<@Nullable Object> row : expected.rows()) {
      if (!removeEqual(byKey.getOrDefault(key(row), List.of()), row)) {
        missing.add(row);
      }
    }
    List<List<@Nullable Object>> extra = new ArrayList<>();
    for (List<@Nullable Object> row : actual.rows()) {
      List<List<@Nullable Object>> left = byKey.getOrDefault(key(row), List.of());
      if (!left.isEmpty()) {
        extra.add(left.removeFirst());
      }
    }
    if ((long) missing.size() * extra.size() <= MOST_PAIRS) {
      missing.removeIf(row -> removeEqual(extra, row));
    }
    return new RowMatch(missing, extra);
  }

  /** How many values two columns have in common, by their keys alone: cheap, and near enough. */
  static int common(List<@Nullable Object> expected, List<@Nullable Object> actual) {
    Map<Object, Integer> left = new HashMap<>();
    expected.forEach(value -> left.merge(CellEquality.key(value), 1, Integer::sum));
    int common = 0;
    for (Object value : actual) {
      Integer rest = left.computeIfPresent(CellEquality.key(value), (_, count) -> count - 1);
      common += rest != null && rest >= 0 ? 1 : 0;
    }
    return common;
  }

  boolean complete() {
    return missing.isEmpty() && extra.isEmpty();
  }

  private static boolean removeEqual(
      List<List<@Nullable Object>> candidates, List<@Nullable Object> row) {
    for (Iterator<List<@Nullable Object>> each = candidates.iterator(); each.hasNext(); ) {
      if (CellEquality.equalRows(each.next(), row)) {
        each.remove();
        return true;
      }
    }
    return false;
  }

  private static List<Object> key(List<@Nullable Object> row) {
    List<Object> key = new ArrayList<>(row.size());
    row.forEach(value -> key.add(CellEquality.key(value)));
    return key;
  }
}
