package dev.assay.pandas.eval;

import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;

/** A value that can be called. */
public interface PyCallable extends PyObject {

  /** Calls it with positional arguments and with named ones (keys are strings). */
  Object call(Context context, PyTuple positional, PyDict named);
}
