package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.compute.DotProduct;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;

/** {@code np.convolve}: sums of products of an array with another one that slides over it. */
final class Convolution {

  /** The longest kernel that numpy multiplies by itself, without BLAS. */
  private static final int SMALL = 11;

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
    args.context().budget().steps((long) count * width);
    boolean whole = !a.dtype().isFloat() && !v.dtype().isFloat();
    return new ArrayObject(
        whole
            ? sums(Numbers.longs(values), Numbers.longs(kernel), first, count)
            : sums(Numbers.doubles(values), Numbers.doubles(kernel), first, count));
  }

  private static Column sums(long[] values, long[] kernel, int first, int count) {
    long[] sums = Allocation.longs(count);
    for (int at = 0; at < count; at++) {
      for (int from = begin(at + first, kernel.length); from <= end(at + first, values); from++) {
        sums[at] += values[from] * kernel[at + first - from];
      }
    }
    return LongColumn.of(sums);
  }

  /** Where the kernel lies within the values numpy multiplies a small one by itself. */
  private static Column sums(double[] values, double[] kernel, int first, int count) {
    double[] sums = Allocation.doubles(count);
    for (int at = 0; at < count; at++) {
      int last = at + first;
      int begin = begin(last, kernel.length);
      int end = Math.min(last, values.length - 1);
      double[] part = Arrays.copyOfRange(values, begin, end + 1);
      double[] weights = Allocation.doubles(part.length);
      for (int place = 0; place < weights.length; place++) {
        weights[place] = kernel[last - begin - place];
      }
      boolean small = part.length == kernel.length && kernel.length <= SMALL;
      sums[at] = small ? products(part, weights) : DotProduct.of(part, weights);
    }
    return DoubleColumn.of(sums);
  }

  private static double products(double[] values, double[] weights) {
    double sum = 0;
    for (int at = 0; at < values.length; at++) {
      sum += values[at] * weights[at];
    }
    return sum;
  }

  private static int begin(int last, int width) {
    return Math.max(0, last - width + 1);
  }

  private static int end(int last, long[] values) {
    return Math.min(last, values.length - 1);
  }
}
