package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.concat.CommonDType;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** What comes of two frames as a whole: {@code dot} and {@code corrwith}. */
public final class FrameProducts {

  private FrameProducts() {}

  /** {@code frame.dot(other)} and {@code frame @ other}; the columns are matched with the rows. */
  static Object dot(Context context, DataFrame frame, Object other) {
    return switch (other) {
      case SeriesObject series -> {
        Index common = common(frame, series.series().index());
        Series right = Reindexer.rows(series.series(), common);
        DataFrame left = Reindexer.columns(frame, common);
        Column values = product(context, left, new ArrayObject(right.values()));
        List<Column> all = new ArrayList<>(frame.data());
        all.add(series.series().values());
        yield Wrap.series(context, new Series(cast(values, all), frame.index(), Scalars.NONE));
      }
      case FrameObject that -> {
        Index common = common(frame, that.frame().index());
        DataFrame right = Reindexer.rows(that.frame(), common);
        DataFrame left = Reindexer.columns(frame, common);
        List<Column> all = new ArrayList<>(frame.data());
        all.addAll(that.frame().data());
        List<Column> data =
            right.data().stream()
                .map(column -> cast(product(context, left, new ArrayObject(column)), all))
                .toList();
        yield Wrap.frame(context, new DataFrame(that.frame().columns(), data, frame.index()));
      }
      default -> {
        boolean several = Read.isListLike(other) || other instanceof MatrixObject;
        if (!several || other instanceof PyDict || other instanceof PySet) {
          throw PythonError.indexError("tuple index out of range: dot() takes several values");
        }
        Object result = Matrices.product(context, cells(context, frame), other);
        if (result instanceof MatrixObject matrix) {
          DataFrame cells = matrix.frame();
          yield Wrap.frame(context, cells.withIndex(frame.index()));
        }
        yield Wrap.series(
            context, new Series(Read.column(context, result), frame.index(), Scalars.NONE));
      }
    };
  }

  private static MatrixObject cells(Context context, DataFrame frame) {
    return MatrixObject.of(context, Matrices.values(frame));
  }

  private static Column product(Context context, DataFrame left, ArrayObject right) {
    return Read.column(context, Matrices.product(context, cells(context, left), right));
  }

  private static Column cast(Column values, List<Column> all) {
    DType common = CommonDType.of(all);
    return common == values.dtype() || !common.isNumeric() ? values : Casts.cast(values, common);
  }

  private static Index common(DataFrame frame, Index rows) {
    Index all = Aligner.union(List.of(frame.columns(), rows));
    if (all.size() > frame.columnCount() || all.size() > rows.size()) {
      throw PythonError.valueError("matrices are not aligned");
    }
    return frame.columns().sameLabels(rows)
        ? frame.columns()
        : all.take(Sorter.safeOrder(all.levels()));
  }

  /** {@code corrwith(other)}: the correlation of each column with the other's of the same label. */
  static Object corrwith(FrameObject self, Args args) {
    Context context = args.context();
    if (!args.string("method").equals("pearson")) {
      throw PythonError.unsupported("corrwith() by another method", "use rank() before");
    }
    DataFrame own = args.truth("numeric_only") ? Reduce.numeric(self.frame()) : self.frame();
    if (args.get("other") instanceof SeriesObject series) {
      List<Object> found = new ArrayList<>();
      for (int at = 0; at < own.columnCount(); at++) {
        Object column = Wrap.series(context, own.series(at));
        found.add(context.invoke(series, "corr", column));
      }
      return Wrap.series(context, new Series(Columns.infer(found), own.columns(), Scalars.NONE));
    }
    throw PythonError.unsupported(
        "corrwith() of a DataFrame", "use corr() of the columns, one by one");
  }
}
