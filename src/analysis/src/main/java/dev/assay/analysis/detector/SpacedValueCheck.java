package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.analysis.conditions.ValueConditions;
import dev.assay.analysis.conditions.ValueConditions.Comparison;
import dev.assay.analysis.conditions.ValueConditions.ValueCondition;
import dev.assay.sql.query.BoundSelect;
import java.util.List;

/**
 * Finds text with spaces around it that a column is to be equal to, where no value of the column is
 * known: such spaces are hardly meant. Where values are known, it is asked whether they are held.
 */
final class SpacedValueCheck implements Check {

  private final ColumnContents contents;

  SpacedValueCheck(ColumnContents contents) {
    this.contents = contents;
  }

  @Override
  public List<Finding> of(BoundSelect select) {
    return ValueConditions.of(select).stream()
        .filter(condition -> condition.comparison() == Comparison.EQUAL)
        .filter(condition -> condition.literal().quoted())
        .filter(condition -> isSpaced(condition.literal().text()))
        .filter(condition -> contents.isUnknown(condition.column()))
        .map(SpacedValueCheck::finding)
        .toList();
  }

  private static boolean isSpaced(String text) {
    return !text.isBlank() && !text.equals(text.strip());
  }

  private static Finding finding(ValueCondition condition) {
    return Check.finding(
        DetectedKind.SPACED_VALUE,
        "%s is compared with %s, which has spaces around it: leave them out"
            .formatted(condition.column(), condition.literal()),
        condition.place());
  }
}
