package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.frame.compute.ColumnArithmetic;
import dev.assay.pandas.frame.compute.Operand;
import dev.assay.pandas.frame.compute.Widths;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.Spending;
import java.util.Arrays;
import java.util.List;

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
      return objects(objects, groups);
    }
    Numeric.require(values, "prod", groups);
    if (values instanceof MaskedColumn masked) {
      return masked(masked, groups);
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

  /** Python's {@code *} of the objects of each group, a missing one of which counts as one. */
  private static Column objects(ObjectColumn values, Groups groups) {
    Object[] products = Allocation.objects(groups.count());
    for (int group = 0; group < products.length; group++) {
      Object product = null;
      for (int row : groups.rows()[group]) {
        Object factor = values.isMissing(row) ? Long.valueOf(1) : values.values()[row];
        product = product == null ? factor : times(product, factor);
      }
      products[group] = product == null ? Long.valueOf(1) : product;
    }
    return groups.isWhole()
        ? ObjectColumn.of(products)
        : ObjectColumn.of(Columns.infer(List.of(products))); // numbers of one kind
  }

  private static Object times(Object left, Object right) {
    return ColumnArithmetic.apply(
            BinaryOperator.MULTIPLY,
            Operand.of(ObjectColumn.of(left)),
            Operand.of(ObjectColumn.of(right)),
            Spending.current())
        .item(0);
  }

  /** NA counts as one. */
  private static Column masked(MaskedColumn values, Groups groups) {
    int[] present = Allocation.ints(values.size());
    int size = 0;
    int[] codes = Allocation.ints(values.size());
    for (int row = 0; row < present.length; row++) {
      if (!values.isMissing(row)) {
        codes[size] = groups.codes()[row];
        present[size++] = row;
      }
    }
    Column known = values.data().take(Arrays.copyOf(present, size));
    Column products = products(known, Groups.of(Arrays.copyOf(codes, size), groups.count()));
    return new MaskedColumn(products, Allocation.booleans(groups.count()));
  }
}
