package dev.assay.pandas.frame.join;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;

/** Which dtypes of keys can be joined, and what that makes of the columns of the key's name. */
final class KeyTypes {

  private KeyTypes() {}

  /**
   * Whether the columns of a key's name change before the join, on either side, as pandas' {@code
   * _maybe_coerce_merge_keys} does it.
   *
   * @throws PythonError a ValueError where text would be compared with numbers, or times with
   *     either
   */
  static boolean coerces(Column left, Column right, Object name) {
    if (left.size() == 0 != (right.size() == 0)) {
      return false;
    }
    DType one = left.dtype();
    DType other = right.dtype();
    if (left instanceof CategoryColumn || right instanceof CategoryColumn) {
      if (one.isTime() || other.isTime() || one == DType.PERIOD || other == DType.PERIOD) {
        throw unlike(left, right, name);
      }
      return !sameCategories(left, right);
    }
    if (one == other || one.isTime() && one.kind() == other.kind()) {
      return false;
    }
    if (one.isNumeric() && other.isNumeric()) {
      return one.isBool() != other.isBool();
    }
    boolean objects = isObject(one) || isObject(other);
    if (objects && (one.isNumeric() || other.isNumeric())) {
      Column typed = isObject(one) ? right : left;
      Column texts = isObject(one) ? left : right;
      if (!typed.dtype().isBool() && isTextLike(texts, typed)) {
        throw unlike(left, right, name);
      }
      return true;
    }
    if (isObject(one) && isObject(other)) {
      return true;
    }
    boolean periods =
        one == DType.PERIOD && other.isTime() || other == DType.PERIOD && one.isTime();
    if (!periods) {
      throw unlike(left, right, name);
    }
    return true;
  }

  /** What a column of a key's name becomes beside that key. */
  static Column coerced(Column column, Column key) {
    return key instanceof CategoryColumn categories
        ? Casts.cast(column, categories.categories().dtype())
        : ObjectColumn.of(column);
  }

  /** Whether both are of categories of one dtype. */
  static boolean sameCategories(Column left, Column right) {
    return left instanceof CategoryColumn one
        && right instanceof CategoryColumn other
        && one.isAlike(other);
  }

  private static boolean isObject(DType dtype) {
    return dtype.kind() == DType.Kind.OBJECT;
  }

  /** Whether objects are text, or text and missing ones, or neither numbers, truths nor times. */
  private static boolean isTextLike(Column objects, Column typed) {
    if (objects.size() == 0) {
      return !(typed instanceof LongColumn) && objects.dtype() == DType.OBJECT
          || objects.dtype() == DType.STRING;
    }
    boolean floats = true;
    boolean truths = true;
    boolean times = false;
    boolean others = false;
    for (int row = 0; row < objects.size(); row++) {
      Object value = Scalars.plain(objects.item(row));
      if (value instanceof Long) {
        return false;
      }
      floats &= value instanceof Double;
      truths &= value instanceof Boolean;
      boolean time =
          value instanceof Timestamp || value instanceof Timedelta || value == Scalars.NAT;
      times |= time;
      others |= !time && !objects.isMissing(row);
    }
    return !floats && !truths && (!times || others);
  }

  private static PythonError unlike(Column left, Column right, Object name) {
    return PythonError.valueError(
        "You are trying to merge on %s and %s columns for key '%s'. If you wish to proceed"
            + " you should use pd.concat",
        left.dtypeName(), right.dtypeName(), Text.str(name));
  }
}
