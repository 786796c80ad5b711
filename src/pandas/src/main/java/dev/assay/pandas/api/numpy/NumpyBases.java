package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.python.PythonLibrary;
import dev.assay.pandas.eval.PyType;

/** The types of Python that numpy's derive from. */
final class NumpyBases {

  /** Python's float, of which numpy's float64 is a kind. */
  static final PyType<?> FLOAT = (PyType<?>) PythonLibrary.library().globals().get("float");

  private NumpyBases() {}
}
