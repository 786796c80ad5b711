package dev.assay.pandas.frame.join;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Budget;
import java.util.Arrays;
import java.util.List;

/**
 * Joins rows with equal keys, in the order that pandas gives: that of the left rows (inner and
 * left), of the right rows (right), or of the sorted keys (outer).
 */
public final class HashJoiner {

  private final int[] left;
  private final int[] right;
  private final int keys;
  private final Budget budget;

  /** The code of the missing key, -1 for none. */
  private final int missing;

  /** Keys are compared level by level; a missing key is equal to a missing one. */
  public HashJoiner(List<Column> left, List<Column> right, boolean sort, Budget budget) {
    int rows = left.getFirst().size();
    List<Column> both = Aligner.both(left, right);
    Codes codes = Factorizer.codes(both, Factorizer.Missing.KEEP);
    if (sort) {
      Codes unsorted = codes;
      codes = codes.reordered(Sorter.safeOrder(both.stream().map(unsorted::uniques).toList()));
    }
    this.left = Arrays.copyOf(codes.codes(), rows);
    this.right = Arrays.copyOfRange(codes.codes(), rows, codes.codes().length);
    this.keys = codes.count();
    this.budget = budget;
    this.missing = both.size() > 1 ? -1 : missingCode(both.getFirst(), codes);
  }

  private static int missingCode(Column keys, Codes codes) {
    for (int code = 0; code < codes.count(); code++) {
      if (keys.isMissing(codes.firsts()[code])) {
        return code;
      }
    }
    return -1;
  }

  private HashJoiner(int[] left, int[] right, int keys, Budget budget) {
    this.left = left;
    this.right = right;
    this.keys = keys;
    this.budget = budget;
    this.missing = -1;
  }

  /** The joined rows; for an outer join the keys must have been sorted. */
  public JoinedRows join(How how) {
    return switch (how) {
      case INNER -> inner();
      case LEFT -> leftOrder(true);
      case RIGHT -> new HashJoiner(right, left, keys, budget).leftOrder(true).swapped();
      case OUTER -> keyOrder();
      case CROSS -> throw new IllegalArgumentException("a cross join has no keys");
    };
  }

  /** The rows in the order of the keys, kept where both sides have the key. */
  private JoinedRows innerByKey() {
    Buckets lefts = new Buckets(left, keys);
    Buckets rights = new Buckets(right, keys);
    Pairs pairs = new Pairs();
    for (int key = 0; key < keys; key++) {
      product(lefts, rights, key, pairs);
    }
    return pairs.rows();
  }

  /** All rows of one side and what matches them, in the order of the keys. */
  public JoinedRows joinByKey(How how) {
    return switch (how) {
      case INNER -> innerByKey();
      case LEFT -> leftRows(new Buckets(left, keys).rows, true);
      case RIGHT -> new HashJoiner(right, left, keys, budget).joinByKey(How.LEFT).swapped();
      case OUTER, CROSS -> join(how);
    };
  }

  /**
   * In the order of the left rows. Where there happen to be as many pairs as left rows, though some
   * rows have several matches, pandas takes a short cut that leaves the pairs in another order,
   * which is kept here.
   */
  private JoinedRows inner() {
    JoinedRows rows = leftOrder(false);
    if (rows.size() != left.length || Arrays.equals(rows.left(), Positions.all(left.length))) {
      return rows;
    }
    HashJoiner numbered = numberedAsPandasDoes();
    JoinedRows byKey = numbered.innerByKey();
    int[] sorted = new Buckets(numbered.left, keys).rows;
    int[] leftRows = Allocation.ints(left.length);
    int[] rightRows = Allocation.ints(left.length);
    for (int at = 0; at < sorted.length; at++) {
      leftRows[sorted[at]] = byKey.left()[at];
      rightRows[sorted[at]] = byKey.right()[at];
    }
    return new JoinedRows(leftRows, rightRows);
  }

  /** The same keys under numbers by first appearance on the left, then on the right. */
  private HashJoiner numberedAsPandasDoes() {
    int[] number = Allocation.ints(keys);
    Arrays.fill(number, -1);
    int next = 0;
    for (int[] side : List.of(left, right)) {
      for (int key : side) {
        if (number[key] < 0 && key != missing) {
          number[key] = next++;
        }
      }
    }
    if (missing >= 0) {
      number[missing] = next;
    }
    return new HashJoiner(
        Positions.compose(number, left), Positions.compose(number, right), keys, budget);
  }

  private JoinedRows leftOrder(boolean keepUnmatched) {
    return leftRows(Positions.all(left.length), keepUnmatched);
  }

  private JoinedRows leftRows(int[] order, boolean keepUnmatched) {
    Buckets rights = new Buckets(right, keys);
    count(rights);
    Pairs pairs = new Pairs();
    for (int row : order) {
      int key = left[row];
      if (keepUnmatched && rights.size(key) == 0) {
        pairs.add(row, -1);
      }
      for (int at = rights.from(key); at < rights.to(key); at++) {
        pairs.add(row, rights.row(at));
      }
    }
    return pairs.rows();
  }

  private void count(Buckets rights) {
    long total = 0;
    for (int key : left) {
      total += Math.max(1, rights.size(key));
    }
    budget.mergeRows(total);
  }

  private JoinedRows keyOrder() {
    Buckets lefts = new Buckets(left, keys);
    Buckets rights = new Buckets(right, keys);
    count(rights);
    Pairs pairs = new Pairs();
    for (int key = 0; key < keys; key++) {
      product(lefts, rights, key, pairs);
      for (int at = lefts.from(key); rights.size(key) == 0 && at < lefts.to(key); at++) {
        pairs.add(lefts.row(at), -1);
      }
      for (int at = rights.from(key); lefts.size(key) == 0 && at < rights.to(key); at++) {
        pairs.add(-1, rights.row(at));
      }
    }
    return pairs.rows();
  }

  private static void product(Buckets lefts, Buckets rights, int key, Pairs pairs) {
    for (int one = lefts.from(key); one < lefts.to(key); one++) {
      for (int other = rights.from(key); other < rights.to(key); other++) {
        pairs.add(lefts.row(one), rights.row(other));
      }
    }
  }

  /** Every row of one side with every row of the other. */
  public static JoinedRows cross(int leftRows, int rightRows, Budget budget) {
    budget.mergeRows((long) leftRows * rightRows);
    int[] left = Allocation.ints(leftRows * rightRows);
    int[] right = Allocation.ints(left.length);
    for (int at = 0; at < left.length; at++) {
      left[at] = at / rightRows;
      right[at] = at % rightRows;
    }
    return new JoinedRows(left, right);
  }

  /** Rows sorted by key, by counting. */
  private static final class Buckets {
    private final int[] starts;
    private final int[] rows;

    Buckets(int[] codes, int keys) {
      starts = Allocation.ints(keys + 1);
      for (int code : codes) {
        starts[code + 1]++;
      }
      for (int key = 0; key < keys; key++) {
        starts[key + 1] += starts[key];
      }
      rows = Allocation.ints(codes.length);
      int[] next = starts.clone();
      for (int row = 0; row < codes.length; row++) {
        rows[next[codes[row]]++] = row;
      }
    }

    int from(int key) {
      return starts[key];
    }

    int to(int key) {
      return starts[key + 1];
    }

    int size(int key) {
      return starts[key + 1] - starts[key];
    }

    int row(int at) {
      return rows[at];
    }
  }

  private static final class Pairs {
    private final Positions left = new Positions();
    private final Positions right = new Positions();

    void add(int leftRow, int rightRow) {
      left.add(leftRow);
      right.add(rightRow);
    }

    JoinedRows rows() {
      return new JoinedRows(left.toArray(), right.toArray());
    }
  }
}
