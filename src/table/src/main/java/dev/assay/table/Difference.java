package dev.assay.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** One way in which an actual result differs from the expected one. */
public sealed interface Difference {

  /** The difference in one line. */
  String describe();

  /** The actual result has another number of columns. */
  record ColumnCount(int expected, int actual) implements Difference {
    @Override
    public String describe() {
      return "%d column%s instead of %d".formatted(actual, actual == 1 ? "" : "s", expected);
    }
  }

  /** No column of the actual result holds the values of this expected column. */
  record MissingColumn(Column column) implements Difference {
    @Override
    public String describe() {
      return "no column holds the values expected in " + column.name();
    }
  }

  /** This column of the actual result holds the values of no expected column. */
  record ExtraColumn(Column column) implements Difference {
    @Override
    public String describe() {
      return "column " + column.name() + " holds values that were not asked for";
    }
  }

  /** An expected row is missing, {@code times} times. */
  record MissingRow(List<@Nullable Object> row, int times) implements Difference {
    @Override
    public String describe() {
      return "missing row " + TableText.row(row) + repeated(times);
    }
  }

  /** A row is there that was not expected, {@code times} times. */
  record ExtraRow(List<@Nullable Object> row, int times) implements Difference {
    @Override
    public String describe() {
      return "unexpected row " + TableText.row(row) + repeated(times);
    }
  }

  /** The same rows in another order, first seen at {@code position}, counted from 0. */
  record RowOrderDiffers(
      int position, List<@Nullable Object> expected, List<@Nullable Object> actual)
      implements Difference {
    @Override
    public String describe() {
      return "same rows in another order: row %d is %s instead of %s"
          .formatted(position + 1, TableText.row(actual), TableText.row(expected));
    }
  }

  private static String repeated(int times) {
    return times == 1 ? "" : " (" + times + " times)";
  }
}
