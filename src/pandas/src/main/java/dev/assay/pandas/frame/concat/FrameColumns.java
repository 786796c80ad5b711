package dev.assay.pandas.frame.concat;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.Promotion;
import dev.assay.pandas.frame.convert.Casts;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Columns of several frames one after another. Parts that are empty or all missing do not decide
 * the dtype where the others' dtype can hold missing values; booleans beside numbers become
 * numbers.
 */
final class FrameColumns {

  private FrameColumns() {}

  /**
   * The parts in one column.
   *
   * @param absent whether some frames do not have the column at all
   */
  static Column concat(List<Column> parts, boolean absent) {
    if (parts.size() == 1) {
      return parts.getFirst();
    }
    DType telling = common(parts.stream().filter(part -> !isVague(part)).toList());
    DType dtype = telling == null ? common(parts) : holding(parts, telling, absent);
    if (dtype == null || dtype == DType.CATEGORY || dtype == DType.PERIOD) {
      return Columns.concat(parts);
    }
    List<Column> fitting = new ArrayList<>();
    for (Column part : parts) {
      boolean fills = isVague(part) && dtype != DType.OBJECT;
      fitting.add(fills ? Columns.missing(dtype, part.size()) : Casts.cast(part, dtype));
    }
    return Columns.concat(fitting);
  }

  private static @Nullable DType holding(List<Column> parts, DType telling, boolean absent) {
    boolean vague = parts.stream().anyMatch(FrameColumns::isVague);
    if (!vague || !telling.isInteger() && telling != DType.BOOL || telling.isNullable()) {
      return telling;
    }
    if (telling == DType.BOOL) {
      return DType.OBJECT;
    }
    boolean objects = parts.stream().anyMatch(part -> part.dtype() == DType.OBJECT);
    return objects && !absent ? DType.OBJECT : objects ? common(parts) : DType.FLOAT64;
  }

  /** Empty or all missing, and of a dtype that says nothing then. */
  private static boolean isVague(Column part) {
    if (part.dtype() != DType.OBJECT && part.dtype() != DType.FLOAT64) {
      return false;
    }
    for (int row = 0; row < part.size(); row++) {
      if (!part.isMissing(row)) {
        return false;
      }
    }
    return true;
  }

  private static @Nullable DType common(List<Column> parts) {
    DType common = null;
    for (Column part : parts) {
      DType dtype = part.dtype();
      boolean numbers = common != null && common.isNumeric() && dtype.isNumeric();
      common =
          common == null
              ? dtype
              : numbers ? Promotion.arithmetic(common, dtype) : Promotion.common(common, dtype);
    }
    return common;
  }
}
