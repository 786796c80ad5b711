package dev.assay.pandas.value;

/** pandas' {@code NA}, the missing value of the nullable dtypes: unknown in every comparison. */
public enum NA {
  NA;

  /** The TypeError of asking it whether it is true. */
  public static PythonError ambiguous() {
    return PythonError.typeError("boolean value of NA is ambiguous");
  }

  @Override
  public String toString() {
    return "<NA>";
  }
}
