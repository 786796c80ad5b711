package dev.assay.pandas.frame.convert;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;

/**
 * Results that a function gave for groups of a column, in the column's own dtype where that is one
 * of pandas' and holds them: nullable, text, categories, or periods of which none is there.
 */
public final class OwnDType {

  private OwnDType() {}

  public static Column of(Column results, Column source) {
    if (source instanceof CategoryColumn categories) {
      return encoded(results, categories);
    }
    if (source instanceof PeriodColumn && results.size() > 0 && Columns.isMissing(results)) {
      return Columns.missingLike(source, results.size());
    }
    boolean objects = results.dtype() == DType.OBJECT;
    boolean text = source.dtype() == DType.STRING && objects && allText(results);
    return text || source instanceof MaskedColumn ? cast(results, source.dtype()) : results;
  }

  private static Column cast(Column results, DType dtype) {
    try {
      return Casts.cast(results, dtype);
    } catch (PythonError error) {
      if (error.type().equals("TypeError") || error.type().equals("ValueError")) {
        return results;
      }
      throw error;
    }
  }

  private static boolean allText(Column results) {
    return results.items().stream()
        .allMatch(result -> result instanceof String || Scalars.isMissing(result));
  }

  private static Column encoded(Column results, CategoryColumn source) {
    int[] codes = Allocation.ints(results.size());
    for (int at = 0; at < codes.length; at++) {
      codes[at] =
          results.isMissing(at) ? -1 : source.categories().items().indexOf(results.item(at));
      if (codes[at] < 0 && !results.isMissing(at)) {
        return results;
      }
    }
    return new CategoryColumn(codes, source.categories(), source.ordered());
  }
}
