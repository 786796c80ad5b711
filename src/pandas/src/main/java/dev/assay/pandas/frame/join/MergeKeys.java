package dev.assay.pandas.frame.join;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
    boolean below =
        positions.length == 0 && new LabelSelector(frame.columns()).find(key).length > 0;
    if ((below || positions.length == 1) && frame.index().levelNamed(key) >= 0) {
      throw PythonError.valueError(
          "'" + Text.str(key) + "' is both an index level and a column label, which is ambiguous.");
    }
    if (positions.length == 1) {
      return frame.column(positions[0]);
    }
    if (below) {
      throw PythonError.valueError(
          "The column label '%s' is not unique. For a multi-index, the label must be a tuple with"
                  .formatted(Text.str(key))
              + " elements corresponding to each level.");
    }
    int level = key == Scalars.NONE ? -1 : frame.index().levelNamed(key);
    if (level < 0) {
      throw KnownLabels.column(frame, key);
    }
    return frame.index().levels().get(level);
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
              + "\" is not a valid argument. Valid arguments are:\n- \"1:1\"\n- \"1:m\"\n- \"m:1\"\n"
              + "- \"m:m\"\n- \"one_to_one\"\n- \"one_to_many\"\n- \"many_to_one\"\n- \"many_to_many\"");
    }
    if (wantsLeft && !leftUnique || wantsRight && !rightUnique) {
      String side =
          wantsLeft && !leftUnique && wantsRight && !rightUnique
              ? "either left or right dataset"
              : wantsLeft && !leftUnique ? "left dataset" : "right dataset";
      throw PythonError.mergeError(
          "Merge keys are not unique in " + side + "; not a " + shape.replace('_', '-') + " merge");
    }
  }

  private static final Map<String, String> SHAPES =
      Map.of(
          "1:1", "one_to_one", "1:m", "one_to_many", "m:1", "many_to_one", "m:m", "many_to_many");

  static boolean isUnique(List<Column> keys) {
    Codes codes = Factorizer.codes(keys, Factorizer.Missing.KEEP);
    return codes.count() == codes.codes().length;
  }
}
