package dev.assay.pandas.eval;

import dev.assay.pandas.value.PythonError;

/** What a {@code with} statement takes. */
public interface BlockContext extends PyObject {

  /** What {@code as} binds. */
  Object entered();

  /** What is done at the beginning of the block. */
  default void started() {}

  /** What is done at the end of the block, however it ends. */
  default void exited() {}

  /** Whether an exception of the block ends there. */
  default boolean suppresses(PythonError error) {
    return false;
  }
}
