package dev.assay.pandas.eval;

import dev.assay.pandas.value.PythonError;

/** What a {@code with} statement takes. */
public interface BlockContext extends PyObject {

  /** What {@code as} binds. */
  Object entered();

  /** Whether an exception of the block ends there. */
  default boolean suppresses(PythonError error) {
    return false;
  }
}
