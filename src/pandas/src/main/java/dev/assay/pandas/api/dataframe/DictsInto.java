package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.python.DictType;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.value.PythonError;

/** {@code to_dict(into=...)}: dicts of the kind that is asked for. */
public final class DictsInto {

  private DictsInto() {}

  /** The result of an orient, of plain dicts. */
  public static Object of(Args args, Object result) {
    if (args.optional("into") != null && args.get("into") != DictType.TYPE) {
      throw PythonError.unsupported("to_dict(into=...)", "make the other dict of the result");
    }
    return result;
  }
}
