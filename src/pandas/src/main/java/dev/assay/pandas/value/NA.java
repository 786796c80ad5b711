package dev.assay.pandas.value;

/** pandas' {@code NA}, the missing value of the nullable dtypes: unknown in every comparison. */
public enum NA {
  NA;

  @Override
  public String toString() {
    return "<NA>";
  }
}
