package dev.assay.pandas.frame.join;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The errors of ways to join that there are not, such as anti joins. pandas checks a way where it
 * joins sorted keys as indexes, and else runs into a variable that no way has set.
 */
final class UnknownHow {

  private UnknownHow() {}

  static PythonError error(List<Column> left, List<Column> right, Object how) {
    boolean sorted = left.size() == 1 ? isSorted(left, right) : isSorted(codes(left, right));
    return sorted
        ? How.unknown(how)
        : new PythonError(
                "UnboundLocalError",
                "cannot access local variable 'lidx' where it is not associated with a value")
            .hinting("; how= is one of left, right, inner, outer and cross");
  }

  private static boolean isSorted(List<Column> left, List<Column> right) {
    Column one = left.getFirst();
    Column other = right.getFirst();
    return Sorter.isSorted(one)
        && Sorter.isSorted(other)
        && (MergeKeys.isUnique(left) || MergeKeys.isUnique(right));
  }

  /** Of several keys what counts is where each row's values appear first, the left side's first. */
  private static List<int[][]> codes(List<Column> left, List<Column> right) {
    int[][] lefts = new int[left.size()][];
    int[][] rights = new int[left.size()][];
    for (int key = 0; key < lefts.length; key++) {
      Column both = Columns.concat(List.of(left.get(key), right.get(key)));
      int[] codes = Factorizer.codes(both, Factorizer.Missing.KEEP).codes();
      lefts[key] = Arrays.copyOf(codes, left.get(key).size());
      rights[key] = Arrays.copyOfRange(codes, lefts[key].length, codes.length);
    }
    return List.of(lefts, rights);
  }

  private static boolean isSorted(List<int[][]> sides) {
    List<Boolean> unique = new ArrayList<>();
    for (int[][] keys : sides) {
      boolean repeats = false;
      for (int row = 1; row < keys[0].length; row++) {
        int step = compare(keys, row - 1, row);
        if (step > 0) {
          return false;
        }
        repeats |= step == 0;
      }
      unique.add(!repeats);
    }
    return unique.contains(true);
  }

  private static int compare(int[][] keys, int row, int other) {
    for (int[] codes : keys) {
      if (codes[row] != codes[other]) {
        return Integer.compare(codes[row], codes[other]);
      }
    }
    return 0;
  }
}
