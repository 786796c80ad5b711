package dev.assay.pandas.frame.select;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.sort.QuickOrder;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import java.util.Arrays;
import java.util.List;

/** The rows with the largest or smallest values. */
public final class Largest {

  private Largest() {}

  /** Whether values of a dtype can be the largest: numbers, truths and times. */
  public static boolean isOrdered(DType dtype) {
    return dtype.isNumeric() || dtype.isTimely() || dtype == DType.PERIOD;
  }

  /**
   * At most {@code count} rows, the largest (or smallest) first; missing values come last.
   *
   * @param missing the rows without a value that may stand at the end
   * @param keep which of equal rows come first: first, last, or all, which keeps ties at the end
   */
  public static int[] rows(Column values, int[] missing, int count, String keep, boolean smallest) {
    if (count <= 0) {
      return new int[0];
    }
    if (count >= values.size()) {
      return QuickOrder.order(values, smallest, true);
    }
    int[] present = present(values);
    if (keep.equals("last")) {
      reverse(present);
    }
    int[] order = Sorter.order(List.of(values.take(present)), List.of(smallest), true);
    int[] ordered = Positions.compose(present, order);
    int kept = Math.min(count, ordered.length);
    if (keep.equals("all")) {
      kept = withTies(values, ordered, kept);
    }
    boolean fills = kept < count && (!keep.equals("all") || count <= missing.length + kept);
    int filled = !fills ? 0 : keep.equals("all") ? missing.length : count - kept;
    int[] rows = Arrays.copyOf(ordered, kept + Math.min(filled, missing.length));
    System.arraycopy(missing, 0, rows, kept, rows.length - kept);
    return rows;
  }

  /** At most {@code count} rows by several columns, in no particular order. */
  public static int[] rows(List<Column> columns, int count, String keep, boolean smallest) {
    int[] candidates = Positions.all(columns.getFirst().size());
    int[] chosen = new int[0];
    int wanted = count;
    for (int at = 0; at < columns.size(); at++) {
      boolean last = at == columns.size() - 1;
      Column values = columns.get(at).take(candidates);
      int[] missing = Positions.where(values.missing());
      int[] rows =
          Positions.compose(
              candidates, rows(values, missing, wanted, last ? keep : "all", smallest));
      if (last || rows.length <= wanted) {
        return smallest ? joined(chosen, rows) : joined(rows, chosen);
      }
      if (values instanceof MaskedColumn && columns.get(at).isMissing(rows[rows.length - 1])) {
        return chosen; // every row's comparison with NA is NA, which selects none
      }
      boolean[] border = border(columns.get(at), rows);
      int[] safe = Positions.compose(rows, Positions.whereNot(border));
      chosen = smallest ? joined(chosen, safe) : joined(safe, chosen);
      candidates = Positions.compose(rows, Positions.where(border));
      wanted = count - chosen.length;
    }
    return chosen;
  }

  private static int withTies(Column values, int[] ordered, int count) {
    int kept = count;
    while (kept > 0 && kept < ordered.length && same(values, ordered[kept - 1], ordered[kept])) {
      kept++;
    }
    return kept;
  }

  private static boolean same(Column values, int one, int other) {
    return Scalars.key(values.item(one)).equals(Scalars.key(values.item(other)));
  }

  /** Which rows have the value of the last one; none where that is missing. */
  private static boolean[] border(Column values, int[] rows) {
    int last = rows[rows.length - 1];
    return Allocation.booleans(
        rows.length, at -> !values.isMissing(last) && same(values, rows[at], last));
  }

  private static int[] joined(int[] first, int[] second) {
    int[] joined = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, joined, first.length, second.length);
    return joined;
  }

  private static int[] present(Column column) {
    return Positions.whereNot(column.missing());
  }

  private static void reverse(int[] positions) {
    for (int low = 0, high = positions.length - 1; low < high; low++, high--) {
      int position = positions[low];
      positions[low] = positions[high];
      positions[high] = position;
    }
  }
}
