package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.PythonError;

/** Functions of numpy that turn arrays around, or give them other shapes. */
final class Shapes {

  private Shapes() {}

  static void add(PyModule.Builder table) {
    table.function("flip", "m, axis=None", Shapes::flipped);
  }

  private static Object flipped(Args args) {
    Object given = args.get("m");
    if (given instanceof FrameObject) {
      throw new PythonError("InvalidIndexError", "np.flip() of a DataFrame")
          .hinting("; use frame.iloc[::-1] or .to_numpy()");
    }
    if (!Matrices.hasRows(given)) {
      ArrayType.requireAxis(args);
      if (given instanceof SeriesObject series) {
        int[] rows = Positions.reversed(Positions.all(series.series().size()));
        return new SeriesObject(series.series().take(rows));
      }
      return turned(args);
    }
    throw PythonError.unsupported("np.flip() of two dimensions", "write array[::-1]");
  }

  private static Object turned(Args args) {
    ArrayObject flat = (ArrayObject) ArrayArgument.array(args, "m");
    return flat.part(args.context(), Positions.reversed(Positions.all(flat.column().size())));
  }
}
