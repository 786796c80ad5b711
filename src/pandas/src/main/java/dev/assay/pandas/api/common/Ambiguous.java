package dev.assay.pandas.api.common;

import dev.assay.pandas.value.PythonError;

/** The ValueError of asking many values for one truth. */
public final class Ambiguous {

  private Ambiguous() {}

  public static PythonError truth(String type) {
    return PythonError.valueError(
        "The truth value of a "
            + type
            + " is ambiguous. Use a.empty, a.bool(), a.item(), a.any() or a.all().");
  }
}
