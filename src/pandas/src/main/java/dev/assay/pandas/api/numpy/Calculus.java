package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.aggregate.PairwiseSum;
import dev.assay.pandas.frame.compute.Polynomial;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** Functions of numpy for slopes, areas and polynomials. */
final class Calculus {

  private Calculus() {}

  static void add(PyModule.Builder table) {
    table
        .function("gradient", "f, spacing=1, axis=None, edge_order=1", Calculus::gradient)
        .function("trapezoid", "y, x=None, dx=1.0, axis=-1", AlongAxis.of("y", Calculus::area))
        .function("polyval", "p, x", Calculus::value)
        .function(
            "polyfit", "x, y, deg, !rcond=None, !full=False, w=None, !cov=False", Calculus::fitted);
  }

  private static Object gradient(Args args) {
    boolean rows = Matrices.hasRows(args.get("f"));
    if (rows && args.optional("axis") == null) {
      throw PythonError.unsupported(
          "np.gradient() along both axes", "give one of them: axis=0 or axis=1");
    }
    return AlongAxis.of("f", Calculus::slopes).call(args);
  }

  private static Object slopes(Args args) {
    double[] values = numbers(args, "f");
    int size = values.length;
    long order = args.integer("edge_order");
    if (order > 2) {
      throw PythonError.valueError("'edge_order' greater than 2 not supported");
    }
    if (size < order + 1) {
      throw PythonError.valueError(
          "Shape of array too small to calculate a numerical gradient, at least (edge_order + 1)"
              + " elements are required.");
    }
    double[] steps = steps(args, size);
    double[] slopes = Allocation.doubles(size);
    boolean even = true;
    for (double step : steps) {
      even &= step == steps[0];
    }
    for (int at = 1; at < size - 1; at++) {
      slopes[at] =
          even
              ? (values[at + 1] - values[at - 1]) / (2. * steps[0])
              : uneven(values, at, steps[at - 1], steps[at]);
    }
    if (order == 2) {
      slopes[0] = curved(values, steps, even, 0);
      slopes[size - 1] = curved(values, steps, even, size - 1);
    } else {
      slopes[0] = (values[1] - values[0]) / steps[0];
      slopes[size - 1] = (values[size - 1] - values[size - 2]) / steps[size - 2];
    }
    return new ArrayObject(DoubleColumn.of(slopes));
  }

  /** The slope at an end of the parabola through the three values there. */
  private static double curved(double[] values, double[] steps, boolean even, int end) {
    boolean first = end == 0;
    double near = first ? steps[0] : steps[end - 2];
    double far = first ? steps[1] : steps[end - 1];
    double both = near + far;
    double[] weights;
    if (even) {
      weights =
          first
              ? new double[] {-1.5 / near, 2. / near, -0.5 / near}
              : new double[] {0.5 / near, -2. / near, 1.5 / near};
    } else if (first) {
      weights =
          new double[] {
            -(2. * near + far) / (near * both), both / (near * far), -near / (far * both)
          };
    } else {
      weights =
          new double[] {
            far / (near * both), -(far + near) / (near * far), (2. * far + near) / (far * both)
          };
    }
    int begin = first ? 0 : end - 2;
    return weights[0] * values[begin]
        + weights[1] * values[begin + 1]
        + weights[2] * values[begin + 2];
  }

  private static double uneven(double[] values, int at, double before, double after) {
    double a = -after / (before * (before + after));
    double b = (after - before) / (before * after);
    double c = before / (after * (before + after));
    return a * values[at - 1] + b * values[at] + c * values[at + 1];
  }

  /** The distances between the places of the values. */
  private static double[] steps(Args args, int size) {
    double[] steps = Allocation.doubles(size - 1);
    if (!Read.isListLike(args.get("spacing"))) {
      java.util.Arrays.fill(steps, args.real("spacing"));
      return steps;
    }
    double[] places = numbers(args, "spacing");
    if (places.length != size) {
      throw PythonError.valueError(
          "when 1d, distances must match the length of the corresponding dimension");
    }
    for (int at = 0; at < steps.length; at++) {
      steps[at] = places[at + 1] - places[at];
    }
    return steps;
  }

  private static double[] numbers(Args args, String name) {
    Column column = Stacking.column(args, name);
    if (!column.dtype().isNumeric() || column.dtype().isBool()) {
      throw PythonError.typeError(
              "np.%s() takes numbers, not %s".formatted(args.function(), column.dtypeName()))
          .hinting("; use astype(float) first");
    }
    return Numbers.doubles(column);
  }

  /** The area below the line through the values. */
  private static Object area(Args args) {
    double[] values = numbers(args, "y");
    double[] places = args.optional("x") == null ? null : numbers(args, "x");
    if (places != null && places.length != values.length) {
      throw PythonError.broadcastError(places.length - 1, values.length - 1);
    }
    double[] areas = Allocation.doubles(Math.max(0, values.length - 1));
    for (int at = 0; at < areas.length; at++) {
      double step = places == null ? args.real("dx") : places[at + 1] - places[at];
      areas[at] = step * (values[at + 1] + values[at]) / 2.0;
    }
    return Scalars.float64(PairwiseSum.of(areas));
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
    args.context().budget().steps((long) x.length * (degree + 1) * (degree + 1));
    return new ArrayObject(DoubleColumn.of(Polynomial.fitted(x, y, degree, weights)));
  }
}
