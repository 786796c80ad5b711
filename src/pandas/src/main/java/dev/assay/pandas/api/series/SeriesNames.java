package dev.assay.pandas.api.series;

import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.PythonError;

/** Names that a series can have. */
public final class SeriesNames {

  private SeriesNames() {}

  /**
   * The name, which has to be hashable.
   *
   * @throws PythonError a TypeError for a list, a dict or a set
   */
  public static Object required(Object name) {
    if (!Equality.isHashable(name)) {
      throw PythonError.typeError("Series.name must be a hashable type");
    }
    return name;
  }
}
