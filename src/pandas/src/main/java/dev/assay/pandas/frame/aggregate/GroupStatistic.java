package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.value.Allocation;
import java.util.Arrays;
import java.util.function.ToDoubleFunction;

/** Statistics that look at all numbers of a group at once. */
final class GroupStatistic {

  private GroupStatistic() {}

  /**
   * The statistic of each group's numbers, missing ones left out.
   *
   * @param name how pandas calls it
   * @throws dev.assay.pandas.value.PythonError a TypeError where the values are no numbers
   */
  static Column of(
      Column values, Groups groups, String name, ToDoubleFunction<double[]> statistic) {
    return ofAll(
        values,
        groups,
        name,
        numbers ->
            statistic.applyAsDouble(
                Arrays.stream(numbers).filter(number -> !Double.isNaN(number)).toArray()));
  }

  /** The same of all numbers, NaN for missing ones. */
  static Column ofAll(
      Column values, Groups groups, String name, ToDoubleFunction<double[]> statistic) {
    Numeric.require(values, name, groups);
    double[] numbers = Numbers.doubles(values);
    double[] result = Allocation.doubles(groups.count());
    for (int group = 0; group < result.length; group++) {
      double[] all = Arrays.stream(groups.rows()[group]).mapToDouble(row -> numbers[row]).toArray();
      result[group] = statistic.applyAsDouble(all);
    }
    DoubleColumn statistics = DoubleColumn.of(result);
    return values instanceof MaskedColumn
        ? new MaskedColumn(statistics, statistics.missing())
        : statistics;
  }
}
