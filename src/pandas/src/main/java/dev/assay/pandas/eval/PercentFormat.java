package dev.assay.pandas.eval;

import dev.assay.pandas.value.PythonError;

/** {@code format % arguments}. */
final class PercentFormat {

  private PercentFormat() {}

  static String format(Context context, String format, Object arguments) {
    throw PythonError.unsupported("the % operator of strings", "use an f-string");
  }
}
