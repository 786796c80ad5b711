package dev.assay.pandas.frame.concat;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Promotion;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.convert.Casts;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Columns of several frames one after another. Parts that are empty or all missing do not decide
 * the dtype where the others' dtype can hold missing values; booleans beside numbers become
 * numbers, which are objects where floats follow something else.
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
    DType telling = common(parts.stream().filter(part -> !isVague(part)).toList());
    DType dtype =
        telling == null
            ? common(parts)
            : holding(owned(parts, present), telling, present.contains(false));
    if (telling == DType.CATEGORY || telling == DType.PERIOD) {
      return withMissing(parts);
    }
    if (dtype == null) {
      return Columns.concat(parts);
    }
    if (telling == DType.BOOL && dtype == DType.OBJECT) {
      return bools(parts, owned(parts, present));
    }
    if (dtype == DType.FLOAT64
        && parts.getFirst().dtype() != DType.FLOAT64
        && ofTruthsAndNumbers(parts)) {
      return ObjectColumn.of(
          Columns.concat(parts.stream().map(part -> Casts.cast(part, dtype)).toList()));
    }
    List<Column> fitting = new ArrayList<>();
    for (Column part : parts) {
      boolean fills = isVague(part) && (dtype != DType.OBJECT || part.dtype() != DType.OBJECT);
      fitting.add(fills ? missing(dtype, part.size()) : Casts.cast(part, dtype));
    }
    return Columns.concat(fitting);
  }

  /** Whether there are truths beside numbers of numpy, and nothing else. */
  public static boolean ofTruthsAndNumbers(List<Column> parts) {
    boolean plain =
        parts.stream().allMatch(part -> part.dtype().isNumeric() && !part.dtype().isNullable());
    long truths = parts.stream().filter(part -> part.dtype() == DType.BOOL).count();
    return plain && truths > 0 && truths < parts.size();
  }

  /** Missing values; those of objects are one and the same NaN. */
  private static Column missing(DType dtype, int size) {
    return dtype == DType.OBJECT
        ? ObjectColumn.filled(Scalars.NAN, size)
        : Columns.missing(dtype, size);
  }

  private static List<Column> owned(List<Column> parts, List<Boolean> present) {
    List<Column> owned = new ArrayList<>();
    for (int at = 0; at < parts.size(); at++) {
      if (present.get(at)) {
        owned.add(parts.get(at));
      }
    }
    return owned;
  }

  /** Parts of one dtype, missing where a part says nothing. */
  private static Column withMissing(List<Column> parts) {
    Column told = Columns.concat(parts.stream().filter(part -> !isVague(part)).toList());
    List<Integer> positions = new ArrayList<>();
    int next = 0;
    for (Column part : parts) {
      for (int row = 0; row < part.size(); row++) {
        positions.add(isVague(part) ? -1 : next++);
      }
    }
    return told.takeOrMissing(positions.stream().mapToInt(at -> at).toArray());
  }

  /** Booleans beside missing floats are numbers, but stay objects. */
  private static Column bools(List<Column> parts, List<Column> owned) {
    boolean floats =
        owned.stream().anyMatch(part -> isVague(part) && part.dtype() == DType.FLOAT64)
            && owned.stream().noneMatch(part -> part.dtype() == DType.OBJECT);
    DType numbers = floats ? DType.FLOAT64 : DType.OBJECT;
    List<Column> cast = parts.stream().map(part -> Casts.cast(part, numbers)).toList();
    return Casts.cast(Columns.concat(cast), DType.OBJECT);
  }

  private static @Nullable DType holding(List<Column> parts, DType telling, boolean absent) {
    boolean vague = absent || parts.stream().anyMatch(FrameColumns::isVague);
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
