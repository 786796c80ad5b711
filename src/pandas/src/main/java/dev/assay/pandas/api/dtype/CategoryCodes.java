package dev.assay.pandas.api.dtype;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;

/** {@code pd.Categorical.from_codes}: categories by their places in a list. */
public final class CategoryCodes {

  public static final String NOTATION =
      "codes, categories=None, ordered=None, dtype=None, !validate=True";

  private CategoryCodes() {}

  public static Object of(Args args) {
    boolean ordered = args.optional("ordered") != null && args.truth("ordered");
    boolean typed = args.optional("dtype") instanceof CategoryType;
    if (typed && (args.optional("categories") != null || args.optional("ordered") != null)) {
      throw PythonError.valueError(
          "Cannot specify `categories` or `ordered` together with `dtype`.");
    }
    CategoryType type =
        args.optional("dtype") instanceof CategoryType given
            ? given
            : CategoryType.given(args, "categories", ordered);
    Column categories = type.categories();
    if (categories == null) {
      throw PythonError.valueError(
          "The categories must be provided in 'categories' or 'dtype'. Both were None.");
    }
    long[] codes = codes(Read.column(args, "codes"));
    if (Arrays.stream(codes).anyMatch(code -> code < -1 || code >= categories.size())) {
      throw PythonError.valueError("codes need to be between -1 and len(categories)-1");
    }
    return Wrap.array(
        args,
        new CategoryColumn(
            Arrays.stream(codes).mapToInt(Math::toIntExact).toArray(), categories, type.ordered()));
  }

  private static long[] codes(Column column) {
    if (column.size() == 0) {
      return new long[0];
    }
    if (column instanceof MaskedColumn && column.hasMissing()) {
      throw PythonError.valueError("codes cannot contain NA values");
    }
    Column plain = column instanceof MaskedColumn masked ? masked.data() : column;
    if (!(plain instanceof LongColumn numbers)) {
      throw PythonError.valueError("codes need to be array-like integers");
    }
    return numbers.values();
  }
}
