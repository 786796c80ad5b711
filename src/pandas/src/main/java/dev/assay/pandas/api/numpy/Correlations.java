package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.aggregate.Covariance;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleBiFunction;

/** {@code np.cov} and {@code np.corrcoef} of variables, each a row of an array or one of two. */
final class Correlations {

  private static final String NOTATION = "y=..., rowvar=True";

  private Correlations() {}

  static void add(PyModule.Builder table) {
    table
        .function("cov", "m, " + NOTATION + ", bias=False, ddof=None", Correlations::covariance)
        .function("corrcoef", "x, " + NOTATION, Correlations::correlation);
  }

  private static Object covariance(Args args) {
    long freedom =
        args.optional("ddof") != null ? args.integer("ddof") : args.truth("bias") ? 0 : 1;
    List<double[]> variables = variables(args, "m");
    if (variables.size() == 1) {
      throw ArrayArgument.dimensionless("np.cov() of one variable", "use np.var(values, ddof=1)");
    }
    return matrix(args, variables, (one, other) -> Covariance.of(one, other, freedom).both());
  }

  private static Object correlation(Args args) {
    List<double[]> variables = variables(args, "x");
    return variables.size() == 1
        ? Scalars.float64(itself(variables.getFirst()))
        : matrix(
            args,
            variables,
            (one, other) ->
                one == other ? itself(one) : Covariance.of(one, other, 1).correlation());
  }

  private static Object matrix(
      Args args, List<double[]> variables, ToDoubleBiFunction<double[], double[]> of) {
    int size = variables.size();
    args.budget().steps((long) size * size * variables.getFirst().length);
    return MatrixObject.of(
        args.context(),
        new Matrix(
            DoubleColumn.of(
                Allocation.doubles(
                    size * size,
                    at -> of.applyAsDouble(variables.get(at / size), variables.get(at % size)))),
            size,
            size));
  }

  /** Those of the one array or of both, which must have as many values each. */
  private static List<double[]> variables(Args args, String name) {
    List<double[]> variables = new ArrayList<>(lines(args, name));
    if (args.has("y") && args.optional("y") != null) {
      variables.addAll(lines(args, "y"));
    }
    if (variables.isEmpty()) {
      throw PythonError.unsupported(args.function() + "() of nothing", "give two samples");
    }
    variables.forEach(each -> requireSameLength(variables.getFirst(), each));
    return variables;
  }

  private static List<double[]> lines(Args args, String name) {
    if (!Matrices.hasRows(args.get(name))) {
      return List.of(Numbers.doubles(Stacking.column(args, name)));
    }
    Matrix given = Matrices.read(args.context(), args.get(name));
    Matrix rows = args.truth("rowvar") ? given : given.transposed();
    List<double[]> lines = new ArrayList<>();
    for (int at = 0; at < rows.rowCount(); at++) {
      lines.add(Numbers.doubles(rows.row(at)));
    }
    return lines;
  }

  private static double itself(double[] sample) {
    double variance = Covariance.of(sample, sample, 1).both();
    return new Covariance(variance, variance, variance).correlation();
  }

  private static void requireSameLength(double[] x, double[] y) {
    if (x.length != y.length) {
      throw PythonError.valueError(
          "all the input array dimensions except for the concatenation axis must match exactly,"
              + " but along dimension 1, the array at index 0 has size %d and the array at index 1"
                  .formatted(x.length)
              + " has size "
              + y.length);
    }
  }
}
