package dev.assay.pandas.frame.join;

import dev.assay.pandas.frame.CategoryColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The columns that a merge joins by, and what pandas demands of them. */
final class MergeKeys {

  private MergeKeys() {}

  static List<Column> columns(DataFrame frame, @Nullable List<Object> keys) {
    if (keys == null) {
      return frame.index().levels();
    }
    List<Column> columns = new ArrayList<>();
    for (Object key : keys) {
      columns.add(column(frame, key));
    }
    return columns;
  }

  private static Column column(DataFrame frame, Object key) {
    int[] positions = frame.positions(key);
    if (positions.length > 1) {
      throw PythonError.valueError("The column label '" + Text.str(key) + "' is not unique.");
    }
    if (positions.length == 1 && frame.index().names().contains(key)) {
      throw PythonError.valueError(
          "'" + Text.str(key) + "' is both an index level and a column label, which is ambiguous.");
    }
    if (positions.length == 1) {
      return frame.column(positions[0]);
    }
    int level = key == Scalars.NONE ? -1 : frame.index().names().indexOf(key);
    if (level < 0) {
      throw PythonError.keyError(key);
    }
    return frame.index().levels().get(level);
  }

  /** A ValueError where text would be compared with numbers, or times with either. */
  static void requireComparable(Merge merge, List<Column> left, List<Column> right) {
    if (merge.leftKeys() == null && merge.rightKeys() == null) {
      return;
    }
    for (int at = 0; at < left.size(); at++) {
      Column one = left.get(at);
      Column other = right.get(at);
      if (!comparable(one, other)) {
        Object name = merge.leftKeys() == null ? "index" : merge.leftKeys().get(at);
        throw PythonError.valueError(
            ("You are trying to merge on %s and %s columns for key '%s'. If you wish to proceed"
                    + " you should use pd.concat")
                .formatted(one.dtypeName(), other.dtypeName(), Text.str(name)));
      }
    }
  }

  /**
   * What a key column becomes before it is joined with another: objects where truths meet numbers,
   * plain values where categories meet anything that is not the same.
   */
  static Column coerced(Column key, Column other) {
    if (key.size() == 0 != (other.size() == 0)) {
      return key;
    }
    boolean categories = key instanceof CategoryColumn || other instanceof CategoryColumn;
    if (categories) {
      boolean same =
          key instanceof CategoryColumn one
              && other instanceof CategoryColumn two
              && one.categories().items().equals(two.categories().items());
      return same ? key : key instanceof CategoryColumn one ? one.decoded() : ObjectColumn.of(key);
    }
    if (key.dtype() == DType.STRING && other.dtype() != DType.STRING) {
      return ObjectColumn.of(key);
    }
    boolean mixes =
        key.dtype() != other.dtype()
            && (key.dtype() == DType.BOOL && other.dtype().isNumeric()
                || other.dtype() == DType.BOOL && key.dtype().isNumeric()
                || key.dtype().isNumeric() && isTextual(other));
    return mixes ? ObjectColumn.of(key) : key;
  }

  private static boolean isTextual(Column column) {
    return column.dtype() == DType.STRING || column.dtype() == DType.OBJECT;
  }

  private static boolean comparable(Column one, Column other) {
    DType.Kind kind = one.dtype().kind();
    DType.Kind second = other.dtype().kind();
    if (kind == second || kind == DType.Kind.CATEGORY || second == DType.Kind.CATEGORY) {
      return true;
    }
    if (one.size() == 0 || other.size() == 0) {
      return true;
    }
    if (kind == DType.Kind.OBJECT || second == DType.Kind.OBJECT) {
      Column objects = kind == DType.Kind.OBJECT ? one : other;
      Column typed = objects == one ? other : one;
      return typed.dtype().isBool() || typed.dtype().isNumeric() && !isTextLike(objects);
    }
    return one.dtype().isNumeric() && other.dtype().isNumeric();
  }

  /** Whether objects are text, or text and missing ones, or neither numbers, truths nor times. */
  private static boolean isTextLike(Column objects) {
    boolean floats = true;
    boolean truths = true;
    boolean times = true;
    for (int row = 0; row < objects.size(); row++) {
      Object value = objects.item(row);
      if (value instanceof Long) {
        return false;
      }
      floats &= value instanceof Double;
      truths &= value instanceof Boolean;
      times &= value instanceof Timestamp || value instanceof Timedelta;
    }
    return !floats && !truths && !times;
  }

  /** A MergeError where keys repeat that may not. */
  static void validate(String validate, List<Column> left, List<Column> right) {
    String shape = SHAPES.getOrDefault(validate, validate);
    boolean leftUnique = isUnique(left);
    boolean rightUnique = isUnique(right);
    boolean wantsLeft = shape.startsWith("one_to");
    boolean wantsRight = shape.endsWith("to_one");
    if (!SHAPES.containsValue(shape)) {
      throw PythonError.valueError(
          "\""
              + validate
              + "\" is not a valid argument. Valid arguments are: one_to_one (1:1),"
              + " one_to_many (1:m), many_to_one (m:1), many_to_many (m:m)");
    }
    if (wantsLeft && !leftUnique || wantsRight && !rightUnique) {
      String side =
          wantsLeft && !leftUnique && wantsRight && !rightUnique
              ? "either left or right dataset"
              : wantsLeft && !leftUnique ? "left dataset" : "right dataset";
      throw new PythonError(
          "MergeError",
          "Merge keys are not unique in " + side + "; not a " + shape.replace('_', '-') + " merge");
    }
  }

  private static final java.util.Map<String, String> SHAPES =
      java.util.Map.of(
          "1:1", "one_to_one", "1:m", "one_to_many", "m:1", "many_to_one", "m:m", "many_to_many");

  private static boolean isUnique(List<Column> keys) {
    Codes codes = Factorizer.codes(keys, Factorizer.Missing.KEEP);
    return codes.count() == codes.codes().length;
  }
}
