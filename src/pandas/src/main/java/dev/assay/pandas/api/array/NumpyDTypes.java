package dev.assay.pandas.api.array;

import dev.assay.pandas.api.dtype.Astype;
import dev.assay.pandas.api.dtype.CategoryType;
import dev.assay.pandas.api.dtype.DTypeObject;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.convert.DTypeNames;
import dev.assay.pandas.value.PythonError;

/** The dtypes that numpy's arrays may have, which those of pandas' own are none of. */
public final class NumpyDTypes {

  private NumpyDTypes() {}

  /** Whether numpy's arrays have a dtype. */
  public static boolean has(DType dtype) {
    return dtype.isNumeric() && !dtype.isNullable() || dtype.isTime() || dtype == DType.OBJECT;
  }

  /**
   * Refuses a dtype that only pandas has.
   *
   * @throws PythonError a TypeError, as numpy's
   */
  public static void require(Context context, Object dtype) {
    if (dtype instanceof CategoryType) {
      throw PythonError.typeError("Cannot interpret '" + context.repr(dtype) + "' as a data type")
          .hinting("; numpy has no categories");
    }
    if (dtype instanceof String || dtype instanceof DTypeObject) {
      String name = Astype.name(context, dtype);
      DType known = DTypeNames.find(name);
      if (name.equals("category") || known != null && known.isOwn()) {
        throw PythonError.typeError("data type '%s' not understood: numpy has no such dtype", name)
            .hinting("; use pd.array() or pd.Series()");
      }
    }
  }
}
