package dev.assay.pandas.value;

/**
 * What Python or pandas has and Assay lacks. No {@code except}, {@code errors='ignore'} or {@code
 * errors='coerce'} catches it: what follows would be another program than the one that pandas runs.
 */
public final class UnsupportedError extends PythonError {

  UnsupportedError(String message) {
    super("NotImplementedError", message);
  }

  @Override
  public boolean isCatchable() {
    return false;
  }
}
