package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.frame.BoolColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.LongColumn;
import dev.assay.pandas.frame.MaskedColumn;
import dev.assay.pandas.frame.Numbers;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.compute.Widths;
import java.util.Arrays;

/** Products. */
record Products() implements Aggregation {

  @Override
  public Column apply(Column values, Groups groups) {
    Numeric.require(values, "prod", groups);
    if (values instanceof MaskedColumn masked) {
      return masked(masked, groups);
    }
    int[] codes = groups.codes();
    if (values instanceof LongColumn || values instanceof BoolColumn) {
      long[] numbers = Numbers.longs(values);
      long[] products = new long[groups.count()];
      Arrays.fill(products, 1);
      for (int row = 0; row < codes.length; row++) {
        if (codes[row] >= 0) {
          products[codes[row]] *= numbers[row];
        }
      }
      return Widths.sums(products, values.dtype(), !groups.isWhole());
    }
    double[] numbers = Numbers.doubles(values);
    double[] products = new double[groups.count()];
    Arrays.fill(products, 1);
    for (int row = 0; row < codes.length; row++) {
      if (codes[row] >= 0 && !Double.isNaN(numbers[row])) {
        products[codes[row]] *= numbers[row];
      }
    }
    DoubleColumn result = DoubleColumn.of(products);
    return values instanceof ObjectColumn && !groups.isWhole() ? ObjectColumn.of(result) : result;
  }

  /** NA counts as one. */
  private Column masked(MaskedColumn values, Groups groups) {
    int[] present = new int[values.size()];
    int size = 0;
    int[] codes = new int[values.size()];
    for (int row = 0; row < present.length; row++) {
      if (!values.isMissing(row)) {
        codes[size] = groups.codes()[row];
        present[size++] = row;
      }
    }
    Column known = values.data().take(Arrays.copyOf(present, size));
    Column products = apply(known, Groups.of(Arrays.copyOf(codes, size), groups.count()));
    return new MaskedColumn(products, new boolean[groups.count()]);
  }
}
