package dev.assay.pandas.column;

import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.aggregate.Aggregation;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.stream.IntStream;

/**
 * Values of one dtype in rows and columns: numpy's array of two dimensions.
 *
 * @param cells the values, row by row
 */
public record Matrix(Column cells, int rowCount, int columnCount) {

  /** Rows as columns. */
  public Matrix transposed() {
    int[] positions = Allocation.ints(cells.size());
    for (int at = 0; at < positions.length; at++) {
      int row = at / Math.max(1, rowCount);
      positions[at] = at % rowCount * columnCount + row;
    }
    return new Matrix(cells.take(positions), columnCount, rowCount);
  }

  /** The cells of a row. */
  public Column row(int row) {
    return cells.slice(row * columnCount, (row + 1) * columnCount);
  }

  /** The cells of a column. */
  public Column column(int column) {
    return cells.take(positions(Positions.all(rowCount), new int[] {column}));
  }

  /** The place in {@link #cells} of one of them. */
  public int position(int row, int column) {
    return row * columnCount + column;
  }

  /** The places in {@link #cells} where rows and columns cross, row by row. */
  public int[] positions(int[] rows, int[] columns) {
    int[] positions = Allocation.ints(rows.length * columns.length);
    int next = 0;
    for (int row : rows) {
      for (int column : columns) {
        positions[next++] = position(row, column);
      }
    }
    return positions;
  }

  public Matrix take(int[] rows, int[] columns) {
    return new Matrix(cells.take(positions(rows, columns)), rows.length, columns.length);
  }

  public Matrix withCells(Column values) {
    return new Matrix(values, rowCount, columnCount);
  }

  /** One value of each column (axis 0) or of each row (axis 1); missing values are not skipped. */
  public Column reduced(Aggregation aggregation, int axis) {
    int[] lines = lines(axis).codes();
    int[] kept = Positions.all(axis == 0 ? columnCount : rowCount);
    for (int at = 0; at < lines.length; at++) {
      kept[lines[at]] = cells.isMissing(at) ? -1 : kept[lines[at]];
    }
    return reducedPresent(aggregation, axis).takeOrMissing(kept);
  }

  /** The same with missing values skipped. */
  public Column reducedPresent(Aggregation aggregation, int axis) {
    return aggregation.apply(cells, lines(axis));
  }

  /** The cells of each column (axis 0) or of each row (axis 1). */
  public Groups lines(int axis) {
    return Groups.of(
        Allocation.ints(cells.size(), at -> axis == 0 ? at % columnCount : at / columnCount),
        axis == 0 ? columnCount : rowCount);
  }

  /** The values repeated to a shape, as numpy broadcasts them. */
  public Column spread(int rows, int columns) {
    boolean fits =
        (rowCount == rows || rowCount == 1) && (columnCount == columns || columnCount == 1);
    if (!fits) {
      throw PythonError.valueError(
          "operands could not be broadcast together with shapes (%d,%d) (%d,%d) ",
          rows, columns, rowCount, columnCount);
    }
    int[] positions = Allocation.ints(rows * columns);
    for (int at = 0; at < positions.length; at++) {
      int row = rowCount == 1 ? 0 : at / columns;
      positions[at] = row * columnCount + (columnCount == 1 ? 0 : at % columns);
    }
    return cells.take(positions);
  }

  /** The product of two matrices of numbers. */
  public Matrix times(Matrix other) {
    if (columnCount != other.rowCount) {
      throw PythonError.valueError(
          "matmul: Input operand 1 has a mismatch in its core dimension 0 (size %d is different"
              + " from %d)",
          other.rowCount, columnCount);
    }
    boolean whole = !cells.dtype().isFloat() && !other.cells.dtype().isFloat();
    boolean truths = cells.dtype() == DType.BOOL && other.cells.dtype() == DType.BOOL;
    Column products = whole ? wholeProducts(other) : products(other);
    return new Matrix(
        truths ? Casts.cast(products, DType.BOOL) : products, rowCount, other.columnCount);
  }

  private Column wholeProducts(Matrix other) {
    long[] a = Numbers.longs(cells);
    long[] b = Numbers.longs(other.cells);
    long[] result = Allocation.longs(rowCount * other.columnCount);
    for (int row = 0; row < rowCount; row++) {
      for (int column = 0; column < other.columnCount; column++) {
        long sum = 0;
        for (int at = 0; at < columnCount; at++) {
          sum += a[row * columnCount + at] * b[at * other.columnCount + column];
        }
        result[row * other.columnCount + column] = sum;
      }
    }
    return LongColumn.of(result);
  }

  private Column products(Matrix other) {
    double[] a = Numbers.doubles(cells);
    double[] b = Numbers.doubles(other.cells);
    double[] result = Allocation.doubles(rowCount * other.columnCount);
    for (int row = 0; row < rowCount; row++) {
      for (int column = 0; column < other.columnCount; column++) {
        double sum = 0;
        for (int at = 0; at < columnCount; at++) {
          sum = Math.fma(a[row * columnCount + at], b[at * other.columnCount + column], sum);
        }
        result[row * other.columnCount + column] = sum;
      }
    }
    return DoubleColumn.of(result);
  }

  /** The same values as a frame with numbered rows and columns. */
  public DataFrame frame() {
    return new DataFrame(
        Index.range(columnCount),
        IntStream.range(0, columnCount).mapToObj(at -> column(at)).toList(),
        Index.range(rowCount));
  }
}
