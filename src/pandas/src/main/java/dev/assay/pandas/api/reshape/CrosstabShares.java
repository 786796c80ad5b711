package dev.assay.pandas.api.reshape;

import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.aggregate.PairwiseSum;
import dev.assay.pandas.frame.aggregate.Sums;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The shares that {@code crosstab(normalize=...)} makes of a table: its cells without margins, as
 * parts of the whole, of rows or of columns, and each margin as parts of itself.
 */
final class CrosstabShares {

  private final DataFrame table;
  private final boolean margins;
  private final int rows;
  private final int columns;

  CrosstabShares(DataFrame table, boolean margins) {
    if (margins && (table.rowCount() == 0 || table.columnCount() == 0)) {
      throw PythonError.indexError("single positional indexer is out-of-bounds");
    }
    this.table = table;
    this.margins = margins;
    this.rows = table.rowCount() - (margins ? 1 : 0);
    this.columns = table.columnCount() - (margins ? 1 : 0);
  }

  DataFrame of(Object how) {
    String kind =
        switch (how) {
          case Long axis -> axis == 0 ? "index" : "columns";
          case String text -> text;
          default -> "all";
        };
    boolean last = margins && !kind.equals("columns");
    List<Column> data = cells(kind, last);
    boolean column = margins && !kind.equals("index");
    if (column) {
      data.add(DoubleColumn.of(lastColumn(last)));
    }
    int[] keptColumns = Positions.range(0, columns + (column ? 1 : 0));
    int[] keptRows = Positions.range(0, rows + (last ? 1 : 0));
    boolean nullable = table.data().stream().anyMatch(MaskedColumn.class::isInstance);
    DataFrame shares = table.select(keptColumns).take(keptRows).withData(data);
    return nullable ? shares.map(each -> Casts.cast(each, DType.NULLABLE_FLOAT64)) : shares;
  }

  private List<Column> cells(String kind, boolean last) {
    DataFrame inner = table.select(Positions.range(0, columns)).take(Positions.range(0, rows));
    double[] byRow =
        Numbers.doubles(Reduce.frame(inner, new Sums(0), true, false, 1).values()).clone();
    double total = PairwiseSum.of(byRow);
    double[] bottom = last ? shares(lastRow()) : new double[0];
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < columns; at++) {
      double[] cells = Numbers.doubles(inner.column(at));
      double sum = sum(cells);
      double[] shares = Arrays.copyOf(cells, rows + (last ? 1 : 0));
      for (int row = 0; row < rows; row++) {
        double whole = kind.equals("index") ? byRow[row] : kind.equals("columns") ? sum : total;
        shares[row] = share(cells[row], whole);
      }
      if (last) {
        shares[rows] = bottom[at];
      }
      data.add(DoubleColumn.of(shares));
    }
    return data;
  }

  private double[] lastRow() {
    return Allocation.doubles(columns, at -> Numbers.doubles(table.column(at))[rows]);
  }

  private double[] lastColumn(boolean last) {
    double[] cells = Arrays.copyOf(Numbers.doubles(table.column(columns)), rows);
    double[] shares = Arrays.copyOf(shares(cells), rows + (last ? 1 : 0));
    if (last) {
      shares[rows] = 1;
    }
    return shares;
  }

  private static double[] shares(double[] cells) {
    double sum = sum(cells);
    return Arrays.stream(cells).map(cell -> share(cell, sum)).toArray();
  }

  private static double sum(double[] cells) {
    return PairwiseSum.of(
        Arrays.stream(cells).map(cell -> Double.isNaN(cell) ? 0 : cell).toArray());
  }

  private static double share(double part, double whole) {
    double share = part / whole;
    return Double.isNaN(share) ? 0 : share;
  }
}
