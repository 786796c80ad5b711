package dev.assay.pandas.frame.join;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.frame.DataFrame;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is to be merged and how.
 *
 * @param leftKeys the left side's key columns' labels, {@code null} to join by its index
 * @param rightKeys the right side's key columns' labels, {@code null} to join by its index
 * @param suffixes what is put after names that both sides have; {@code null} for nothing
 * @param indicator the name of a column that says where each row came from
 * @param validate one_to_one and the like
 * @param forward whether rows that a side lacks take the values of its last one before them
 */
public record Merge(
    DataFrame left,
    DataFrame right,
    How how,
    @Nullable List<Object> leftKeys,
    @Nullable List<Object> rightKeys,
    boolean sort,
    @Nullable String leftSuffix,
    @Nullable String rightSuffix,
    @Nullable String indicator,
    @Nullable String validate,
    boolean forward) {

  /** The key columns of the left side. */
  List<Column> leftColumns() {
    return MergeKeys.columns(left, leftKeys);
  }

  List<Column> rightColumns() {
    return MergeKeys.columns(right, rightKeys);
  }
}
