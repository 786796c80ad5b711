package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Promotion;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.join.Aligner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/** Frames from series that are their rows. */
public final class RowBuilder {

  private RowBuilder() {}

  /** One row a series, under the labels of all of them. */
  public static DataFrame frame(List<Object> rows, Index index) {
    return frame(rows, index, Columns::infer, Aligner::union, false);
  }

  /**
   * The same of the rows that {@code apply} gives, of which NaT alone does not make times. Their
   * labels are sorted unless all have the same.
   */
  static DataFrame applied(List<Object> rows, Index index) {
    boolean objects =
        rows.stream().anyMatch(row -> !((SeriesObject) row).series().dtype().isTime());
    Function<List<Object>, Column> infer = objects ? RowBuilder::objects : Columns::infer;
    return frame(rows, index, infer, Aligner::sortedUnion, true);
  }

  private static DataFrame frame(
      List<Object> rows,
      Index index,
      Function<List<Object>, Column> infer,
      Function<List<Index>, Index> union,
      boolean keepsNullable) {
    List<Series> series = rows.stream().map(row -> ((SeriesObject) row).series()).toList();
    Index columns = series.getFirst().index();
    boolean same =
        series.stream().allMatch(each -> each.index().sameLabels(series.getFirst().index()));
    if (!same) {
      Index first = columns;
      boolean named = series.stream().allMatch(each -> each.index().names().equals(first.names()));
      columns = union.apply(series.stream().map(Series::index).toList());
      columns =
          named
              ? columns
              : columns.withNames(Collections.nCopies(columns.levelCount(), Scalars.NONE));
    }
    int labels = columns.size();
    boolean lacks = series.stream().anyMatch(each -> each.size() < labels);
    boolean nullable = series.stream().anyMatch(each -> hasNa(each.dtype()));
    DType common =
        keepsNullable && nullable && areAlike(series)
            ? series.getFirst().dtype()
            : nullable ? DType.OBJECT : common(series, same, lacks);
    List<Boolean> real = series.stream().map(row -> isReal(row, labels, keepsNullable)).toList();
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < columns.size(); at++) {
      List<Object> cells = new ArrayList<>();
      for (int each = 0; each < series.size(); each++) {
        Series row = series.get(each);
        int found = same ? at : row.index().find(columns.label(at));
        Object cell = found < 0 ? Scalars.NAN : row.values().item(found);
        cells.add(
            cell instanceof Long whole && real.get(each) ? (Object) whole.doubleValue() : cell);
      }
      if (nullable && cells.stream().allMatch(RowBuilder::isNumber)) {
        cells.replaceAll(cell -> cell == Scalars.NA ? Scalars.NAN : cell);
      }
      Column inferred = infer.apply(cells);
      data.add(common == DType.OBJECT ? inferred : Casts.cast(inferred, common));
    }
    return new DataFrame(columns, data, index);
  }

  private static boolean hasNa(DType dtype) {
    return dtype.isNullable() || dtype == DType.STRING;
  }

  /**
   * Integers of a row are floats beside NaN, which it has for what is missing and for labels that
   * it lacks.
   */
  private static boolean isReal(Series row, int labels, boolean keepsNullable) {
    if (row.dtype().isNullable()) {
      return !keepsNullable && row.dtype().isInteger() && row.values().hasMissing();
    }
    return row.size() < labels && row.dtype().isInteger();
  }

  private static boolean areAlike(List<Series> rows) {
    return rows.stream().allMatch(row -> row.dtype() == rows.getFirst().dtype());
  }

  private static boolean isNumber(Object cell) {
    return cell == Scalars.NA || cell instanceof Long || cell instanceof Double;
  }

  private static Column objects(List<Object> cells) {
    boolean nothing = cells.contains(Scalars.NAT) && cells.stream().allMatch(Scalars::isMissing);
    return nothing ? ObjectColumn.of(cells) : Columns.infer(cells);
  }

  /** The dtype that all rows have in common; rows of unlike kinds are objects. */
  private static DType common(List<Series> rows, boolean same, boolean lacks) {
    DType common = rows.getFirst().dtype();
    for (Series row : rows) {
      common = Promotion.common(common, row.dtype());
    }
    if (!same && common.isInteger() && lacks) {
      return DType.FLOAT64;
    }
    boolean whole = common.isFloat() || same && common.isInteger();
    return whole ? common : DType.OBJECT;
  }
}
