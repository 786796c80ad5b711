package dev.assay.pandas.value;

/** pandas' {@code NaT}, the missing date, time or duration. Equal to nothing, itself included. */
public enum NaT {
  NAT;

  @Override
  public String toString() {
    return "NaT";
  }
}
