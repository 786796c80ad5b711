package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.frame.compute.Widths;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;

/**
 * Products.
 *
 * @param minCount how many values a group must have for a product that is not missing
 */
public record Products(long minCount) implements Aggregation {

  @Override
  public Column apply(Column values, Groups groups) {
    return Enough.results(products(values, groups), values, groups, minCount);
  }

  private static Column products(Column values, Groups groups) {
    if (values instanceof ObjectColumn objects && objects.dtype() == DType.OBJECT) {
      throw PythonError.unsupported("prod() of objects by groups", "use astype('float64') first");
    }
    Numeric.require(values, "prod", groups);
    if (values instanceof MaskedColumn masked) {
      throw PythonError.unsupported(
          "prod() of nullable columns by groups", "use astype('float64') first");
    }
    int[] codes = groups.codes();
    if (values instanceof LongColumn || values instanceof BoolColumn) {
      long[] numbers = Numbers.longs(values);
      long[] products = Allocation.longs(groups.count());
      Arrays.fill(products, 1);
      for (int row = 0; row < codes.length; row++) {
        if (codes[row] >= 0) {
          products[codes[row]] *= numbers[row];
        }
      }
      return Widths.sums(products, values.dtype(), !groups.isWhole());
    }
    double[] numbers = Numbers.doubles(values);
    double[] products = Allocation.doubles(groups.count());
    Arrays.fill(products, 1);
    for (int row = 0; row < codes.length; row++) {
      if (codes[row] >= 0 && !Double.isNaN(numbers[row])) {
        products[codes[row]] *= numbers[row];
      }
    }
    return DoubleColumn.of(products);
  }
}
