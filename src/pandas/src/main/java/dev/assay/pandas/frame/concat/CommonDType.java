package dev.assay.pandas.frame.concat;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Promotion;
import java.util.List;

/** The dtype that columns have in common, as {@code find_common_type} of pandas has it. */
public final class CommonDType {

  private CommonDType() {}

  /** Whether all columns are of one dtype; categories are where the categories are the same. */
  public static boolean isSame(List<Column> parts) {
    Column first = parts.getFirst();
    return parts.stream()
        .allMatch(
            part ->
                part.dtypeName().equals(first.dtypeName())
                    && (!(part instanceof CategoryColumn other)
                        || ((CategoryColumn) first).isAlike(other)));
  }

  /** The dtype of all; truths beside numbers are objects, categories count as what they are of. */
  public static DType of(List<Column> parts) {
    if (isSame(parts)) {
      return parts.getFirst().dtype();
    }
    DType common = plain(parts.getFirst());
    boolean truths = common == DType.BOOL;
    boolean numbers = common.isNumeric() && !truths;
    for (Column part : parts) {
      DType dtype = plain(part);
      truths |= dtype == DType.BOOL;
      numbers |= dtype.isNumeric() && dtype != DType.BOOL;
      common = Promotion.common(common, dtype);
    }
    boolean mixes = common == DType.CATEGORY || common == DType.PERIOD || common == DType.INTERVAL;
    boolean nullable = parts.stream().anyMatch(part -> part.dtype().isNullable());
    return mixes || truths && numbers && !nullable ? DType.OBJECT : common;
  }

  /** The dtype of the values; that of the categories of a category column. */
  static DType plain(Column part) {
    return part instanceof CategoryColumn categories
        ? categories.categories().dtype()
        : part.dtype();
  }
}
