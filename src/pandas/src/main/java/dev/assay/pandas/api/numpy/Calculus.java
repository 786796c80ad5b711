package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.compute.Polynomial;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** Polynomials. */
final class Calculus {

  private Calculus() {}

  static void add(PyModule.Builder table) {
    table
        .function("polyval", "p, x", Calculus::value)
        .function(
            "polyfit", "x, y, deg, !rcond=None, !full=False, w=None, !cov=False", Calculus::fitted);
  }

  private static double[] numbers(Args args, String name) {
    Column column = Stacking.column(args, name);
    if (!column.dtype().isNumeric() || column.dtype().isBool()) {
      throw PythonError.typeError(
              "np.%s() takes numbers, not %s", args.function(), column.dtypeName())
          .hinting("; use astype(float) first");
    }
    return Numbers.doubles(column);
  }

  /** The polynomial with coefficients of falling powers, by Horner's rule. */
  private static Object value(Args args) {
    Context context = args.context();
    boolean single = ArrayArgument.isScalar(args.get("x"));
    Object x = single ? Elementwise.numpy(args.get("x")) : ArrayArgument.array(args, "x");
    Object result = context.binary(BinaryOperator.MULTIPLY, x, 0L);
    Column coefficients = Stacking.column(args, "p");
    for (int at = 0; at < coefficients.size(); at++) {
      result = context.binary(BinaryOperator.MULTIPLY, result, x);
      Object next = Columns.infer(List.of(coefficients.get(at))).get(0);
      result = context.binary(BinaryOperator.ADD, result, next);
    }
    return result;
  }

  /** The polynomial of a degree with the least squares of differences from the values. */
  private static Object fitted(Args args) {
    double[] x = numbers(args, "x");
    double[] y = numbers(args, "y");
    int degree = args.count("deg");
    if (degree < 0) {
      throw PythonError.valueError("expected deg >= 0");
    }
    if (x.length == 0) {
      throw PythonError.typeError("expected non-empty vector for x");
    }
    if (x.length != y.length) {
      throw PythonError.typeError("expected x and y to have same length");
    }
    double[] weights = args.optional("w") == null ? null : numbers(args, "w");
    if (weights != null && weights.length != y.length) {
      throw PythonError.typeError("expected w and y to have the same length");
    }
    args.budget().steps((long) x.length * (degree + 1) * (degree + 1));
    return new ArrayObject(DoubleColumn.of(Polynomial.fitted(x, y, degree, weights)));
  }
}
