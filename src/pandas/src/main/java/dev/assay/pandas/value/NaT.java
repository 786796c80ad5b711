package dev.assay.pandas.value;

/** pandas' {@code NaT}, the missing date, time or duration. Equal to nothing, itself included. */
public enum NaT {
  NAT,

  /** numpy's own, as {@code np.datetime64('NaT')} gives it: beside arrays of times it is a time. */
  OF_NUMPY;

  @Override
  public String toString() {
    return "NaT";
  }
}
