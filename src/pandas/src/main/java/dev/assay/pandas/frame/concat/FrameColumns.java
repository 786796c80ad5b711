package dev.assay.pandas.frame.concat;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.Allocation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Columns of several frames one after another. Parts that are empty or all missing do not decide
 * the dtype; where the dtype can hold missing values, they take it over.
 */
public final class FrameColumns {

  private FrameColumns() {}

  /**
   * The parts in one column.
   *
   * @param present whether the frame that a part is of has the column at all
   */
  public static Column concat(List<Column> parts, List<Boolean> present) {
    if (parts.size() == 1) {
      return parts.getFirst();
    }
    List<Column> owned = new ArrayList<>();
    List<Column> telling = new ArrayList<>();
    for (int at = 0; at < parts.size(); at++) {
      if (present.get(at)) {
        owned.add(parts.get(at));
        if (!isVague(parts.get(at))) {
          telling.add(parts.get(at));
        }
      }
    }
    boolean absent = owned.size() < parts.size();
    if (!absent && CommonDType.isSame(parts) && parts.getFirst().dtype() != DType.OBJECT) {
      return Columns.concat(parts);
    }
    if (telling.size() == parts.size() && isUniform(parts)) {
      return ArrayColumns.numbers(parts);
    }
    List<Column> deciding = telling.isEmpty() ? owned : telling;
    DType common = CommonDType.of(deciding);
    DType dtype = absent ? holdingMissing(common) : common;
    boolean fills = dtype.isNullable() || !dtype.isInteger() && !dtype.isBool();
    List<Column> fitting = new ArrayList<>();
    for (int at = 0; at < parts.size(); at++) {
      Column part = parts.get(at);
      boolean filled = fills && (!present.get(at) || isVague(part));
      fitting.add(filled ? missing(part, present.get(at), dtype, deciding) : part);
    }
    return ArrayColumns.concat(fitting);
  }

  /** The parts in one column, of frames that all have it. */
  public static Column joined(List<Column> parts) {
    return concat(parts, Collections.nCopies(parts.size(), true));
  }

  /** Whether numpy puts the parts together: all like the first, or integers or truths. */
  private static boolean isUniform(List<Column> parts) {
    DType first = parts.getFirst().dtype();
    return parts.stream()
        .map(Column::dtype)
        .allMatch(
            dtype ->
                dtype.isNumeric()
                    && !dtype.isNullable()
                    && (dtype == first || dtype.isInteger() || dtype.isBool()));
  }

  /** Whether there are truths beside numbers of numpy, and nothing else. */
  public static boolean ofTruthsAndNumbers(List<Column> parts) {
    boolean plain =
        parts.stream().allMatch(part -> part.dtype().isNumeric() && !part.dtype().isNullable());
    long truths = parts.stream().filter(part -> part.dtype() == DType.BOOL).count();
    return plain && truths > 0 && truths < parts.size();
  }

  /** Missing values in the dtype of the others; those of objects are NaN, or None as they were. */
  private static Column missing(Column part, boolean present, DType dtype, List<Column> deciding) {
    if (dtype == DType.OBJECT) {
      boolean none =
          present
              && part.dtype() == DType.OBJECT
              && part.size() > 0
              && part.item(0) == Scalars.NONE;
      return ObjectColumn.filled(none ? Scalars.NONE : Scalars.NAN, part.size());
    }
    int[] nowhere = Allocation.ints(part.size());
    Allocation.of(nowhere.length);
    Arrays.fill(nowhere, -1);
    return dtype == DType.CATEGORY
            || dtype == DType.PERIOD
            || dtype == DType.INTERVAL
            || dtype == DType.ZONED
        ? deciding.getFirst().takeOrMissing(nowhere)
        : Columns.missing(dtype, part.size());
  }

  private static DType holdingMissing(DType dtype) {
    if (dtype.isNullable()) {
      return dtype;
    }
    return dtype.isInteger() ? DType.FLOAT64 : dtype.isBool() ? DType.OBJECT : dtype;
  }

  /** Empty or all missing, and of a dtype that can be missing. */
  static boolean isVague(Column part) {
    boolean whole = part.dtype().isInteger() || part.dtype().isBool();
    return (!whole || part.dtype().isNullable()) && Columns.isMissing(part);
  }
}
