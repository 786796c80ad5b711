package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.value.PythonError;
import java.util.stream.IntStream;

/** {@code corr(method=function)}: a program's own measure of two arrays of numbers. */
public final class MeasuredPairs {

  private MeasuredPairs() {}

  /** Of two columns of a frame; a column beside itself is 1, as pandas has it. */
  static double of(Context context, PyCallable function, double[][] pair) {
    if (pair[0] == pair[1]) {
      return 1;
    }
    // pandas hands over the earlier column first
    Object measured = of(context, function, new double[][] {pair[1], pair[0]}, 0);
    if (!(Scalars.plain(measured) instanceof Number || measured instanceof Boolean)) {
      throw PythonError.typeError(
          "float() argument must be a string or a real number, not '"
              + context.typeName(measured)
              + "'");
    }
    return Numbers.toDouble(Scalars.plain(measured));
  }

  /** What the function gives for the numbers that stand beside each other, NaN for too few. */
  public static Object of(Context context, PyCallable function, double[][] pair, long least) {
    int[] both =
        IntStream.range(0, pair[0].length)
            .filter(at -> !Double.isNaN(pair[0][at]) && !Double.isNaN(pair[1][at]))
            .toArray();
    return both.length < least || pair[0].length == 0
        ? Scalars.NAN
        : context.call(function, numbers(pair[0], both), numbers(pair[1], both));
  }

  private static ArrayObject numbers(double[] all, int[] kept) {
    Column values = DoubleColumn.of(IntStream.of(kept).mapToDouble(at -> all[at]).toArray());
    return new ArrayObject(values);
  }
}
