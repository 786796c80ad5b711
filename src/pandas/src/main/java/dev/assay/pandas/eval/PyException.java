package dev.assay.pandas.eval;

import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;

/**
 * An exception as a value: what {@code except … as e} binds, and what {@code ValueError()} makes.
 */
public final class PyException implements PyObject {

  private final PythonError error;

  PyException(PythonError error) {
    this.error = error;
  }

  /** The error that {@code raise} throws for it. */
  PythonError error() {
    return error;
  }

  @Override
  public PyType<?> type() {
    return Exceptions.type(error.type());
  }

  @Override
  public String repr() {
    PyTuple arguments = error.arguments();
    String inside =
        arguments.size() == 1 ? "(" + Text.repr(arguments.get(0)) + ")" : Text.repr(arguments);
    return typeName() + inside;
  }

  @Override
  public String str() {
    return String.valueOf(error.getMessage());
  }
}
