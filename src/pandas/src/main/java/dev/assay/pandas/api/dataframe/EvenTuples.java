package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** Tuples of one length: text and lists count as tuples, and short ones end in NaN. */
public final class EvenTuples {

  private EvenTuples() {}

  public static List<Object> of(Context context, List<Object> given) {
    int width = 0;
    boolean even = true;
    List<List<Object>> rows = new ArrayList<>();
    for (Object each : given) {
      if (Scalars.isMissing(each)) { // numpy's array of the parts has None in place of what lacks
        rows.add(List.of(each));
        even = false;
        width = Math.max(width, 1);
        continue;
      }
      boolean tuple = Scalars.isTuple(each);
      rows.add(tuple ? Scalars.elements(each) : context.list(each));
      even &= tuple && (rows.size() == 1 || rows.getLast().size() == width);
      width = Math.max(width, rows.getLast().size());
    }
    if (even) {
      return given;
    }
    throw PythonError.unsupported(
        "tuples of different lengths as labels", "give tuples of one length");
  }
}
