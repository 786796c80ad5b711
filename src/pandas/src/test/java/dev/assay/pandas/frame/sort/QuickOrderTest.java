package dev.assay.pandas.frame.sort;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.ObjectColumn;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class QuickOrderTest {

  private static final long ONE = Double.doubleToRawLongBits(1.0);

  @Property(tries = 200)
  void numbersComeInOrder(
      @ForAll @Size(max = 700) @IntRange(min = 0, max = 40) int[] numbers,
      @ForAll boolean ascending) {
    long[] values = Arrays.stream(numbers).asLongStream().toArray();
    int[] order = QuickOrder.order(LongColumn.of(values), ascending, true);
    assertThat(Arrays.stream(order).sorted().toArray())
        .isEqualTo(IntStream.range(0, values.length).toArray());
    assertThat(Arrays.stream(order).mapToLong(row -> ascending ? values[row] : -values[row]))
        .isSorted();
  }

  @Property(tries = 200)
  void textsComeInOrder(@ForAll @Size(max = 200) @IntRange(min = 0, max = 9) int[] numbers) {
    Object[] values = Arrays.stream(numbers).mapToObj(each -> "n" + each).toArray();
    int[] order = QuickOrder.order(ObjectColumn.of(values), true, true);
    assertThat(Arrays.stream(order).sorted().toArray())
        .isEqualTo(IntStream.range(0, values.length).toArray());
    assertThat(Arrays.stream(order).mapToObj(row -> (String) values[row])).isSorted();
  }

  @Property(tries = 50)
  void numbersThatDifferInTheirLastBitsOnlyGetTheOrderOfOthers(
      @ForAll long seed, @ForAll boolean ascending, @ForAll boolean missingLast) {
    long[] numbers = new Random(seed).longs(5000, 0, 900).toArray();
    double[] close =
        Arrays.stream(numbers)
            .mapToDouble(each -> each == 0 ? -1e300 : Double.longBitsToDouble(ONE + each))
            .toArray();

    assertThat(QuickOrder.order(DoubleColumn.of(close), ascending, missingLast))
        .isEqualTo(QuickOrder.order(LongColumn.of(numbers), ascending, missingLast));
  }

  @Property(tries = 20)
  void missingNumbersComeLastOrFirstInTheirOwnOrder(@ForAll long seed) {
    double[] numbers = new Random(seed).ints(1000, 0, 90).asDoubleStream().toArray();
    numbers[7] = Double.NaN;
    numbers[3] = Double.NaN;

    assertThat(QuickOrder.order(DoubleColumn.of(numbers), true, true)).endsWith(3, 7);
    assertThat(QuickOrder.order(DoubleColumn.of(numbers), false, false)).startsWith(3, 7);
  }
}
