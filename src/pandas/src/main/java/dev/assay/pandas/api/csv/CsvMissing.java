package dev.assay.pandas.api.csv;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.csv.CsvColumns;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What {@code pd.read_csv} takes for missing, in all columns or in one. */
final class CsvMissing {

  private final Args args;
  private final Context context;
  private final CsvColumns common;

  CsvMissing(Args args) {
    this.args = args;
    this.context = args.context();
    String decimal = args.string("decimal");
    String thousands = args.optional("thousands") == null ? "" : args.string("thousands");
    if (decimal.length() != 1) {
      throw PythonError.valueError("Only length-1 decimal markers supported");
    }
    Object given = args.optional("na_values");
    this.common =
        new CsvColumns(
            given instanceof PyDict || given == null ? usual() : withTexts(usual(), given),
            thousands,
            decimal);
  }

  /** How the column of a name is read. */
  CsvColumns of(Object name) {
    if (args.optional("na_values") instanceof PyDict given && args.truth("na_filter")) {
      Object own = given.get(name);
      return own == null ? common : common.withMissing(withTexts(usual(), own));
    }
    return common;
  }

  private Set<String> usual() {
    boolean known = args.truth("na_filter") && args.truth("keep_default_na");
    return known ? new HashSet<>(CsvColumns.MISSING) : new HashSet<>();
  }

  /** A whole number stands for the same one with a fraction of zero, too. */
  private Set<String> withTexts(Set<String> texts, @Nullable Object given) {
    if (given == null || !args.truth("na_filter")) {
      return texts;
    }
    for (Object value : Read.labels(context, given)) {
      String text = context.str(value);
      texts.add(text);
      if (text.matches("-?\\d{1,15}(\\.0)?")) {
        String whole = text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
        texts.add(whole);
        texts.add(whole + ".0");
      }
    }
    return texts;
  }
}
