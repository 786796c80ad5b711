package dev.assay.pandas.frame.select;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;
import java.util.List;

/** Finds rows that repeat others. */
public final class Duplicates {

  private Duplicates() {}

  /**
   * True where a row repeats another.
   *
   * @param keep which of equal rows is none: first, last, or false for all of them being so
   */
  public static boolean[] mask(List<Column> columns, String keep, int rows) {
    boolean[] repeated = Allocation.booleans(rows);
    if (columns.isEmpty()) {
      return repeated;
    }
    Codes codes =
        columns.size() == 1
            ? Factorizer.looseCodes(columns.getFirst(), Factorizer.Missing.DISTINCT)
            : Factorizer.codes(columns, Factorizer.Missing.KEEP);
    int[] kept = Allocation.ints(codes.count());
    long[] counts = codes.counts();
    Arrays.fill(kept, -1);
    for (int row = 0; row < rows; row++) {
      int code = codes.codes()[row];
      boolean takes =
          switch (keep) {
            case "first" -> kept[code] < 0;
            case "last" -> true;
            case "false" -> counts[code] == 1;
            default ->
                throw PythonError.valueError("keep must be either \"first\", \"last\" or False");
          };
      kept[code] = takes ? row : kept[code];
    }
    for (int row = 0; row < rows; row++) {
      repeated[row] = kept[codes.codes()[row]] != row;
    }
    return repeated;
  }
}
