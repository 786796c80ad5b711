package dev.assay.pandas.value;

/** A limit that is reached; no {@code except} catches it. */
public final class LimitError extends PythonError {

  public LimitError(String type, String message) {
    super(type, message);
  }

  @Override
  public boolean isCatchable() {
    return false;
  }
}
