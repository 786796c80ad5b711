package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.PythonError;

/** Names that a series can have. */
final class SeriesNames {

  private SeriesNames() {}

  /**
   * The name, which has to be hashable.
   *
   * @throws PythonError a TypeError for a list, a dict or a set
   */
  static Object required(Object name) {
    if (!Equality.isHashable(name)) {
      throw PythonError.typeError("Series.name must be a hashable type");
    }
    return name;
  }
}
