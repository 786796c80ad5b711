package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/**
 * Functions of numpy of two values, on whatever holds these: series and frames are brought together
 * by their labels first, and the result is as the one that pandas makes of it.
 */
final class Pairs {

  /** What is done with two operands, each a single value or as long as the other. */
  interface Function {
    Column apply(Object one, Object two, int size);
  }

  private final Args args;
  private final Function function;
  private final boolean objects;

  private Pairs(Args args, Function function, boolean objects) {
    this.args = args;
    this.function = function;
    this.objects = objects;
  }

  /** The function, of numbers or times, of the arguments {@code x1} and {@code x2}. */
  static Object of(Args args, Function function) {
    return new Pairs(args, function, false).of(args.get("x1"), args.get("x2"));
  }

  /** A function that takes truths beside missing ones, too, which are objects. */
  static Object ofObjects(Args args, Function function) {
    return new Pairs(args, function, true).of(args.get("x1"), args.get("x2"));
  }

  /** NA goes through numpy's functions as what it is, in a column that stays nullable. */
  private void requireNoNa(Object value) {
    boolean missing =
        value instanceof SeriesObject series
            && series.series().dtype().isNullable()
            && series.series().values().hasMissing();
    if (missing) {
      throw PythonError.unsupported(
          "np." + args.function() + "() of NA", "use astype('float64') first");
    }
  }

  /** NA answers for numpy's arrays and for single values, and for nothing else. */
  private Object besideNa(Object other) {
    if (!Read.isListLike(other)) {
      return Scalars.NA;
    }
    if (!(other instanceof ArrayObject array)) {
      throw Elementwise.besideNa(args.function());
    }
    return new ArrayObject(ObjectColumn.of(Columns.filled(Scalars.NA, array.column().size())));
  }

  private Object of(Object one, Object two) {
    if (one instanceof FrameObject || two instanceof FrameObject) {
      throw PythonError.unsupported(
          "this function of numpy of a DataFrame", "use df.clip(...), or one column at a time");
    }
    if (Matrices.isMatrix(one) || Matrices.isMatrix(two)) {
      return matrix(one, two);
    }
    if (!objects && (one == Scalars.NA || two == Scalars.NA)) {
      return besideNa(one == Scalars.NA ? two : one);
    }
    requireNoNa(one);
    requireNoNa(two);
    if (one instanceof SeriesObject left && two instanceof SeriesObject right) {
      return new SeriesObject(series(left.series(), right.series()));
    }
    boolean single = !Read.isListLike(one) && !Read.isListLike(two);
    if (single) {
      return function.apply(one, two, 1).get(0);
    }
    Column column = function.apply(one, two, size(Read.isListLike(one) ? one : two));
    if (one instanceof SeriesObject || two instanceof SeriesObject) {
      Series own = ((SeriesObject) (one instanceof SeriesObject ? one : two)).series();
      return new SeriesObject(own.withValues(column));
    }
    if (one instanceof IndexObject || two instanceof IndexObject) {
      IndexObject own = (IndexObject) (one instanceof IndexObject ? one : two);
      return new IndexObject(Index.of(column, own.index().name()));
    }
    return new ArrayObject(column);
  }

  private Object matrix(Object one, Object two) {
    SpreadShape shape = SpreadShape.of(args.context(), List.of(one, two));
    Column cells = function.apply(shape.spread(one), shape.spread(two), shape.size());
    return MatrixObject.of(args.context(), new Matrix(cells, shape.rows(), shape.columns()));
  }

  private int size(Object list) {
    return Read.column(args.context(), list).size();
  }

  private Series series(Series one, Series two) {
    Aligner.Aligned both = Aligner.outer(one.index(), two.index(), args.budget());
    Column left = both.left(one.values());
    Column right = both.right(two.values());
    if (!objects && (isLost(one, left) || isLost(two, right))) {
      throw PythonError.unsupported(
          "np." + args.function() + "() of truths with other labels", "align them first");
    }
    Column values =
        function.apply(new ArrayObject(left), new ArrayObject(right), both.index().size());
    boolean named = Scalars.key(one.name()).equals(Scalars.key(two.name()));
    return new Series(values, both.index(), named ? one.name() : Scalars.NONE);
  }

  /** Whether truths have become objects beside missing ones. */
  private static boolean isLost(Series series, Column aligned) {
    return series.dtype().isBool() && !aligned.dtype().isBool();
  }
}
