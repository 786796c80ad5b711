package dev.assay.pandas.value;

/** Python's {@code None}: never {@code null}, so that a missing value is never a missing object. */
public enum None {
  NONE;

  @Override
  public String toString() {
    return "None";
  }
}
