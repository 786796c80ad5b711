package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.frame.BoolColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Scalars;

/**
 * Whether any or all values are true.
 *
 * @param any whether one is enough
 */
record Quantifiers(boolean any) implements Aggregation {

  @Override
  public Column apply(Column values, Groups groups) {
    boolean[] result = new boolean[groups.count()];
    java.util.Arrays.fill(result, !any);
    int[] codes = groups.codes();
    for (int row = 0; row < codes.length; row++) {
      if (codes[row] >= 0 && !values.isMissing(row) && truth(values.item(row)) == any) {
        result[codes[row]] = any;
      }
    }
    return new BoolColumn(result);
  }

  private static boolean truth(Object value) {
    return switch (Scalars.plain(value)) {
      case Boolean truth -> truth;
      case Long number -> number != 0;
      case Double number -> number != 0;
      case String text -> !text.isEmpty();
      default -> true;
    };
  }
}
