package dev.assay.pandas.api.csv;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.PythonError;
import java.util.BitSet;
import java.util.List;

/**
 * The columns that {@code usecols} of {@code pd.read_csv} names.
 *
 * @param all whether none are left out, as the argument was not given
 * @param taken the places of those that are taken
 * @param hasLabels whether values beyond the names are labels of the rows
 */
record CsvUse(boolean all, BitSet taken, boolean hasLabels) {

  /**
   * The columns that are used.
   *
   * @throws PythonError a ValueError where one is not there
   */
  static CsvUse of(Args args, CsvHeader header) {
    Object wanted = args.optional("usecols");
    BitSet taken = new BitSet();
    int width = header.names().size();
    if (wanted == null) {
      taken.set(0, width);
      return new CsvUse(true, taken, true);
    }
    Context context = args.context();
    if (wanted instanceof PyCallable test) {
      for (int at = 0; at < width; at++) {
        taken.set(at, context.truth(context.call(test, header.names().get(at))));
      }
      return new CsvUse(false, taken, true);
    }
    if (!Read.isListLike(wanted)) {
      throw PythonError.valueError(
          "'usecols' must either be list-like of all strings, all unicode, all integers or a"
              + " callable.");
    }
    List<Object> items = Read.items(context, wanted);
    for (int at = 0; at < width; at++) {
      taken.set(at, items.contains(header.names().get(at)) || items.contains((long) at));
    }
    requireAll(context, items, header);
    boolean named = args.optional("names") != null;
    if (named && items.size() != width) {
      throw PythonError.unsupported(
          "read_csv(usecols=) beside names=", "choose the columns of the frame: df[[...]]");
    }
    return new CsvUse(false, taken, !named && items.size() < width);
  }

  private static void requireAll(Context context, List<Object> items, CsvHeader header) {
    int width = header.names().size();
    List<String> lacking =
        items.stream()
            .filter(
                item ->
                    item instanceof Long place
                        ? place < 0 || place >= width
                        : !header.names().contains(item))
            .map(context::repr)
            .toList();
    if (lacking.isEmpty()) {
      return;
    }
    String listed = CountedText.join(", ", lacking);
    throw PythonError.valueError(
        "Usecols do not match columns, columns expected but not found: [%s]", listed);
  }

  /** Whether the column of a place is used. */
  boolean takes(int at) {
    return taken.get(at);
  }
}
