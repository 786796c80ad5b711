package dev.assay.pandas.frame.concat;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Promotion;
import dev.assay.pandas.frame.convert.Casts;
import java.util.List;

/** Arrays one after another, as {@code concat_compat} of pandas puts them. */
final class ArrayColumns {

  private ArrayColumns() {}

  /** The values in the common dtype; truths beside numbers are numbers, in a column of objects. */
  static Column concat(List<Column> parts) {
    if (parts.size() == 1 || CommonDType.isSame(parts)) {
      return Columns.concat(parts);
    }
    if (FrameColumns.ofTruthsAndNumbers(parts)) {
      return ObjectColumn.of(numbers(parts));
    }
    DType common = CommonDType.of(parts);
    boolean gaps =
        parts.stream().anyMatch(part -> part instanceof CategoryColumn && part.hasMissing());
    boolean integer = common.isInteger() && !common.isNullable();
    return cast(parts, gaps && integer ? DType.FLOAT64 : common);
  }

  /** Numbers and truths in the dtype of numpy that has all of them. */
  static Column numbers(List<Column> parts) {
    DType common = parts.getFirst().dtype();
    for (Column part : parts) {
      common = Promotion.arithmetic(common, part.dtype());
    }
    return cast(parts, common);
  }

  static Column cast(List<Column> parts, DType dtype) {
    return Columns.concat(parts.stream().map(part -> Casts.cast(part, dtype)).toList());
  }
}
