package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Ambiguous;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.indexing.CellWriter;
import dev.assay.pandas.api.missing.Conditional;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
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
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code combine}, {@code combine_first} and {@code update} of frames, column by column. */
final class FrameCombine {

  private FrameCombine() {}

  /** {@code combine(other, func)}: a function of the columns of both that have one label. */
  static Object combine(FrameObject self, Args args) {
    Context context = args.context();
    Both both = Both.of(context, self.frame(), Read.frame(args.get("other")));
    return Wrap.frame(
        context,
        both.combined(
            args.truth("overwrite"),
            (one, two) ->
                self.frame().columns().find(two.name()) < 0
                    ? called(context, args, both, promoted(args, one, two), two, two.dtype())
                    : called(context, args, both, one, two, null)));
  }

  /** A column that the frame lacks, in the dtype of the other's where its values can have that. */
  private static Series promoted(Args args, Series lacking, Series other) {
    Object fill = args.optional("fill_value");
    Column values = fill == null ? lacking.values() : filled(lacking.values(), fill);
    boolean whole = other.dtype().isInteger() && values.hasMissing();
    return lacking.withValues(
        whole || !other.dtype().isNumeric() ? values : Casts.cast(values, other.dtype()));
  }

  private static Column called(
      Context context, Args args, Both both, Series one, Series two, @Nullable DType wanted) {
    Object fill = args.optional("fill_value");
    Series left = fill == null ? one : one.withValues(filled(one.values(), fill));
    Series right = fill == null ? two : two.withValues(filled(two.values(), fill));
    DType dtype = wanted == null ? CommonDType.of(List.of(left.values(), right.values())) : wanted;
    Object result =
        context.call(args.get("func"), Wrap.series(context, left), Wrap.series(context, right));
    Column values = Read.columnFor(context, result, both.rows());
    if (dtype.isInteger() && values instanceof DoubleColumn numbers && isWhole(numbers)) {
      return Casts.cast(values, dtype);
    }
    return dtype.isFloat() && values.dtype().isInteger() ? Casts.cast(values, dtype) : values;
  }

  private static Column filled(Column column, Object fill) {
    return MissingValues.fill(column, fill, -1);
  }

  private static boolean isWhole(DoubleColumn numbers) {
    for (double number : numbers.values()) {
      if (number != Math.rint(number) || Double.isInfinite(number)) {
        return false;
      }
    }
    return true;
  }

  /** {@code combine_first(other)}: another one's values where the own are missing. */
  static Object first(FrameObject self, Args args) {
    DataFrame own = self.frame();
    if (args.get("other") instanceof SeriesObject) {
      throw PythonError.valueError("combine_first() of a DataFrame takes a DataFrame");
    }
    DataFrame other = Read.frame(args.get("other"));
    if (!own.columns().isUnique() && other.rowCount() == 0) {
      throw Ambiguous.truth("Series");
    }
    if (!own.columns().isUnique() || !other.columns().isUnique()) {
      throw new PythonError("AttributeError", "'DataFrame' object has no attribute 'dtype'");
    }
    if (other.rowCount() == 0) {
      throw PythonError.unsupported("combine_first() beside no rows", "use concat or reindex");
    }
    DataFrame combined =
        Both.of(args.context(), own, other)
            .combined(false, (one, two) -> MissingValues.patch(one.values(), two.values()));
    List<Column> data = new ArrayList<>(combined.data());
    for (int at = 0; at < data.size(); at++) {
      int mine = own.columns().find(combined.label(at));
      int theirs = other.columns().find(combined.label(at));
      boolean shared = mine >= 0 && theirs >= 0;
      if (shared && !data.get(at).dtypeName().equals(own.column(mine).dtypeName())) {
        DType common = CommonDType.of(List.of(own.column(mine), other.column(theirs)));
        data.set(at, cast(data.get(at), common));
      }
    }
    return Wrap.frame(args, combined.withData(data));
  }

  private static Column cast(Column column, DType dtype) {
    if (column.dtype() == dtype || dtype == DType.CATEGORY || dtype == DType.PERIOD) {
      return column;
    }
    return dtype == DType.OBJECT ? ObjectColumn.of(column) : Casts.cast(column, dtype);
  }

  /** What is not a frame or series becomes one by the constructor. */
  private static DataFrame updating(Args args) {
    Object other = args.get("other");
    return other instanceof FrameObject || other instanceof SeriesObject
        ? Read.frame(other)
        : Construct.frame(args.context(), other);
  }

  /** {@code update(other)}: what another one has put in place. */
  static Object update(FrameObject self, Args args) {
    Context context = args.context();
    DataFrame other = Reindexer.rows(updating(args), self.frame().index());
    for (int at = 0; at < self.frame().columnCount(); at++) {
      int found = other.columns().find(self.frame().label(at));
      if (found >= 0 && !Columns.isMissing(other.column(found))) {
        Series own = self.frame().series(at);
        if (args.string("errors").equals("raise")) {
          requireNoOverlap(own.values(), other.column(found));
        }
        int[] replaced = replaced(args, own.values(), other.column(found));
        if (replaced.length > 0) {
          Column values =
              Conditional.put(context, own, replaced, new ArrayObject(other.column(found)));
          boolean objects = other.column(found).dtype() == DType.OBJECT && own.dtype().isReal();
          Column written = objects ? ObjectColumn.of(values) : values; // as np.where makes of both
          self.change(CellWriter.withWhole(context, self.frame(), at, written));
        }
      }
    }
    return Scalars.NONE;
  }

  private static void requireNoOverlap(Column own, Column other) {
    for (int row = 0; row < own.size(); row++) {
      if (!own.isMissing(row) && !other.isMissing(row)) {
        throw PythonError.valueError("Data overlaps.");
      }
    }
  }

  private static int[] replaced(Args args, Column own, Column other) {
    Object filter = args.optional("filter_func");
    boolean[] wanted = Allocation.booleans(own.size());
    if (filter != null) {
      Object chosen = args.context().call(filter, new ArrayObject(own));
      wanted = Columns.truths(Read.column(args.context(), chosen)).clone();
    }
    for (int row = 0; row < wanted.length; row++) {
      boolean given = !other.isMissing(row);
      boolean fills = filter == null && !args.truth("overwrite");
      wanted[row] = fills ? own.isMissing(row) : (filter == null || wanted[row]) && given;
    }
    return Positions.where(wanted);
  }

  /** A function of two columns under the same labels. */
  private interface Combiner {
    Column of(Series one, Series two);
  }

  /** Two frames under the labels of both. */
  private record Both(DataFrame own, DataFrame left, DataFrame right, int rights) {

    static Both of(Context context, DataFrame own, DataFrame other) {
      Aligner.Aligned rows = Aligner.outer(own.index(), other.index(), context.budget());
      Index columns = Aligner.outer(own.columns(), other.columns(), context.budget()).index();
      return new Both(
          own,
          Reindexer.columns(own.takeOrMissing(rows.rows().left(), rows.index()), columns),
          Reindexer.columns(other.takeOrMissing(rows.rows().right(), rows.index()), columns),
          other.rowCount());
    }

    Index rows() {
      return left.index();
    }

    private static boolean isEmpty(DataFrame frame) {
      return frame.rowCount() == 0 || frame.columnCount() == 0;
    }

    DataFrame combined(boolean overwrite, Combiner function) {
      if (isEmpty(right) && rows().size() == own.rowCount()) {
        return own;
      }
      if (isEmpty(own) && right.rowCount() == rights) {
        return right;
      }
      List<Column> data = new ArrayList<>();
      for (int at = 0; at < left.columnCount(); at++) {
        data.add(column(at, overwrite, function));
      }
      return left.withData(data);
    }

    private Column column(int at, boolean overwrite, Combiner function) {
      Column one = left.column(at);
      Column two = right.column(at);
      if (!overwrite && Positions.where(two.missing()).length == two.size()) {
        return one;
      }
      boolean known = own.columns().find(left.label(at)) >= 0;
      if (!known && !overwrite) {
        return two;
      }
      if (known) {
        DType common = CommonDType.of(List.of(one, two));
        one = cast(one, common);
        two = cast(two, common);
      }
      Object label = left.label(at);
      return function.of(new Series(one, rows(), label), new Series(two, rows(), label));
    }
  }
}
