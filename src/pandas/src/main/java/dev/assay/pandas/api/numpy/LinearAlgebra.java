package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.aggregate.PairwiseSum;
import dev.assay.pandas.frame.compute.DotProduct;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;

/** The table of {@code numpy.linalg}. */
public final class LinearAlgebra {

  private static final String BY_HAND = "compute it with sums and products";

  private LinearAlgebra() {}

  /** The module: lengths of vectors, and what is refused. */
  public static PyModule module() {
    return PyModule.builder("numpy.linalg")
        .arguments(GivenArrays::read)
        .function("norm", "x, ord=None, axis=None", LinearAlgebra::norm)
        .lacking(
            BY_HAND,
            "LinAlgError cholesky cond cross det diagonal eig eigh eigvals eigvalsh inv linalg"
                + " lstsq matmul matrix_norm matrix_power matrix_rank matrix_transpose multi_dot"
                + " outer pinv qr slogdet solve svd svdvals tensordot tensorinv tensorsolve test"
                + " trace vecdot vector_norm")
        .build();
  }

  private static Object norm(Args args) {
    boolean rows = Matrices.hasRows(args.get("x"));
    if (rows && args.optional("axis") == null && args.optional("ord") != null) {
      throw PythonError.unsupported(
          "np.linalg.norm() of rows and columns of an order", "leave ord out, or give an axis");
    }
    return AlongAxis.of("x", LinearAlgebra::length).call(args);
  }

  private static Object length(Args args) {
    Column column = Stacking.column(args, "x");
    if (!column.dtype().isNumeric() || column.dtype().isBool()) {
      throw PythonError.typeError(
              "np.linalg.norm() takes numbers, not %s".formatted(column.dtypeName()))
          .hinting("; use astype(float) first");
    }
    double[] values = Numbers.doubles(column);
    Object order = Scalars.plain(args.get("ord"));
    if (order == Scalars.NONE || order.equals(2L)) {
      return Scalars.float64(Math.sqrt(DotProduct.of(values, values)));
    }
    double[] sizes = Arrays.stream(values).map(Math::abs).toArray();
    if (order.equals(1L)) {
      return Scalars.float64(PairwiseSum.of(sizes));
    }
    if (order.equals(Double.POSITIVE_INFINITY) && sizes.length > 0) {
      return Scalars.float64(Arrays.stream(sizes).max().orElse(0));
    }
    throw PythonError.unsupported("np.linalg.norm() of this order", "use 1, 2 or np.inf");
  }
}
