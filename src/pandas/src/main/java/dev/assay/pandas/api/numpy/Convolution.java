package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;

/** {@code np.convolve}: sums of products of an array with another one that slides over it. */
final class Convolution {

  private Convolution() {}

  static Object of(Args args) {
    Column a = Stacking.column(args, "a");
    Column v = Stacking.column(args, "v");
    if (a.size() == 0 || v.size() == 0) {
      throw PythonError.valueError((a.size() == 0 ? "a" : "v") + " cannot be empty");
    }
    Column values = a.size() >= v.size() ? a : v;
    Column kernel = a.size() >= v.size() ? v : a;
    int size = values.size();
    int width = kernel.size();
    int first =
        switch (args.string("mode")) {
          case "full" -> 0;
          case "same" -> (width - 1) / 2;
          case "valid" -> width - 1;
          default ->
              throw PythonError.valueError(
                  "Use one of 'valid', 'same', or 'full' for convolve/correlate mode");
        };
    int count =
        switch (args.string("mode")) {
          case "full" -> size + width - 1;
          case "same" -> size;
          default -> size - width + 1;
        };
    args.budget().steps((long) count * width);
    boolean whole = !a.dtype().isFloat() && !v.dtype().isFloat();
    Column sums = sums(Numbers.doubles(values), Numbers.doubles(kernel), first, count);
    return new ArrayObject(whole ? Casts.cast(sums, DType.INT64) : sums);
  }

  private static Column sums(double[] values, double[] kernel, int first, int count) {
    double[] sums = Allocation.doubles(count);
    for (int at = 0; at < count; at++) {
      int last = at + first;
      for (int from = begin(last, kernel.length);
          from <= Math.min(last, values.length - 1);
          from++) {
        sums[at] += values[from] * kernel[last - from];
      }
    }
    return DoubleColumn.of(sums);
  }

  private static int begin(int last, int width) {
    return Math.max(0, last - width + 1);
  }
}
