package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.value.PythonError;

/** New labels for an axis, as many as there were. */
final class Labelled {

  private Labelled() {}

  static Index index(Context context, Object value, Index old) {
    Index index = Read.index(context, value);
    if (index.size() != old.size()) {
      throw PythonError.valueError(
          "Length mismatch: Expected axis has %d elements, new values have %d elements"
              .formatted(old.size(), index.size()));
    }
    return index;
  }
}
