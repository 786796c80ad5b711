package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.PythonError;

/**
 * What numpy's functions of two values give of each value with each other one: {@code
 * np.subtract.outer(a, b)}.
 */
final class OuterFunctions {

  private static final String NAMES =
      "add subtract multiply divide true_divide floor_divide mod remainder power maximum minimum"
          + " greater greater_equal less less_equal equal not_equal logical_and logical_or";

  private OuterFunctions() {}

  /** Gives the functions, which the table must have, their methods. */
  static void add(PyModule.Builder table) {
    for (String name : NAMES.split(" ")) {
      table.attribute(name, "outer", "A, B, /", args -> each(args, name));
    }
  }

  private static Object each(Args args, String name) {
    Object function = args.context().library().modules().get("numpy").attributes().get(name);
    return args.context().call(function, side(args, "A", true), side(args, "B", false));
  }

  /** One operand: a column of the first values, a row of the second ones. */
  private static Object side(Args args, String name, boolean down) {
    Object given = args.get(name);
    if (!Read.isListLike(given)) {
      return given;
    }
    if (ArrayArgument.isOfPandas(given) || Matrices.hasRows(given)) {
      throw PythonError.unsupported(args.function() + "() of this", "give arrays of one dimension");
    }
    Column values =
        given instanceof ArrayObject array ? array.column() : Read.column(args.context(), given);
    int size = values.size();
    args.budget().cells(size);
    Object other = args.get(down ? "B" : "A");
    return Read.isListLike(other)
        ? new MatrixObject(new Matrix(values, down ? size : 1, down ? 1 : size))
        : new ArrayObject(values);
  }
}
