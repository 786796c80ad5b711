package dev.assay.pandas.api.numpy;

import dev.assay.pandas.eval.PyModule;

/** The table of {@code numpy.linalg}. */
public final class LinearAlgebra {

  private static final String BY_HAND = "compute it with sums and products";

  private LinearAlgebra() {}

  /** The module: lengths of vectors, and what is refused. */
  public static PyModule module() {
    return PyModule.builder("numpy.linalg")
        .arguments(GivenArrays::read)
        .lacking(
            BY_HAND,
            "LinAlgError cholesky cond cross det diagonal eig eigh eigvals eigvalsh inv linalg"
                + " lstsq matmul matrix_norm norm matrix_power matrix_rank matrix_transpose"
                + " multi_dot outer pinv qr slogdet solve svd svdvals tensordot tensorinv"
                + " tensorsolve test trace vecdot vector_norm")
        .build();
  }
}
