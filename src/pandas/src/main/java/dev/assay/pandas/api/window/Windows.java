package dev.assay.pandas.api.window;

import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.frame.DataFrame;

/** Windows of rows of some columns, whose statistics {@code agg} asks for by name. */
sealed interface Windows extends PyObject permits RollingObject, WeightedObject {

  /** The columns that are looked at. */
  DataFrame frame();

  /** Whether one column was taken: results are series. */
  boolean series();

  /** The same windows, whose results have the labels of groups in their index. */
  Windows withKeysAsIndex();
}
