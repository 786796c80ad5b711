package dev.assay.pandas.frame.sort;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Many rows are sorted without comparing values: the order is that of a stable sort all the same.
 */
class SorterTest {

  private static final int ROWS = 3000;

  private static final double[] SPECIAL = {
    0.0,
    -0.0,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    Double.MIN_VALUE,
    -1.5
  };

  @Property(tries = 60)
  void doublesAreSortedAsByComparison(
      @ForAll long seed, @ForAll boolean ascending, @ForAll boolean missingLast) {
    RandomGenerator random = random(seed);
    double[] values =
        random
            .ints(ROWS)
            .mapToDouble(
                each ->
                    each % 5 == 0
                        ? SPECIAL[Math.floorMod(each / 5, SPECIAL.length)]
                        : each % 3 == 0 ? each : random.nextGaussian())
            .toArray();
    Comparator<Double> order = (a, b) -> a.doubleValue() == b ? 0 : Double.compare(a, b);

    assertSorted(
        DoubleColumn.of(values),
        row -> values[row],
        directed(order, ascending),
        ascending,
        missingLast);
  }

  @Property(tries = 60)
  void integersOfAnySizeAreSortedAsByComparison(
      @ForAll long seed, @ForAll boolean ascending, @ForAll long factor) {
    long[] values = random(seed).longs(ROWS, -50, 50).map(each -> each * factor).toArray();

    assertSorted(
        LongColumn.of(values),
        row -> values[row],
        directed(Comparator.<Long>naturalOrder(), ascending),
        ascending,
        true);
  }

  /** Keys that differ only in their lowest bits, backwards: the highest digits tell nothing. */
  @Property(tries = 20)
  void numbersThatAreCloseToOneAnotherAreSorted(@ForAll boolean ascending) {
    long[] values = IntStream.range(0, ROWS).mapToLong(row -> -row).toArray();
    values[0] = Long.MIN_VALUE;
    values[1] = Long.MAX_VALUE;

    assertSorted(
        LongColumn.of(values),
        row -> values[row],
        directed(Comparator.<Long>naturalOrder(), ascending),
        ascending,
        true);
  }

  @Property(tries = 60)
  void textIsSortedByCodePointsAndMissingOnesComeLast(
      @ForAll long seed, @ForAll boolean ascending) {
    String[] words = {"b", "a", "", "B", "\uFF5E", "\uD83D\uDE00", "aa"};
    Object[] values =
        random(seed)
            .ints(ROWS, 0, words.length + 1)
            .mapToObj(word -> word == words.length ? Scalars.NONE : words[word])
            .toArray();
    // UTF-16 would have the emoji before the wide tilde
    Comparator<String> order =
        Comparator.comparing(word -> word.codePoints().toArray(), java.util.Arrays::compare);

    assertSorted(
        ObjectColumn.of(values),
        row -> values[row] == Scalars.NONE ? null : (String) values[row],
        directed(order, ascending),
        ascending,
        true);
  }

  @Property(tries = 30)
  void severalKeysWeighInTheirOrder(
      @ForAll long seed, @ForAll boolean first, @ForAll boolean second) {
    RandomGenerator random = random(seed);
    long[] one = random.longs(ROWS, 0, 20).toArray();
    double[] other = random.doubles(ROWS).map(each -> Math.floor(each * 30)).toArray();
    Comparator<Integer> order =
        directed(Comparator.<Integer>comparingLong(row -> one[row]), first)
            .thenComparing(
                directed(Comparator.<Integer>comparingDouble(row -> other[row]), second));

    assertThat(
            Sorter.order(
                List.of(LongColumn.of(one), DoubleColumn.of(other)), List.of(first, second), true))
        .isEqualTo(IntStream.range(0, ROWS).boxed().sorted(order).mapToInt(row -> row).toArray());
  }

  private static RandomGenerator random(long seed) {
    return RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
  }

  private static <T> Comparator<T> directed(Comparator<T> order, boolean ascending) {
    return ascending ? order : order.reversed();
  }

  /**
   * Values that are missing are NaN or null; equal rows keep their order, whatever the direction.
   */
  private static <T> void assertSorted(
      Column column,
      IntFunction<T> value,
      Comparator<T> order,
      boolean ascending,
      boolean missingLast) {
    Comparator<Integer> missing = Comparator.comparing(column::isMissing);
    Comparator<Integer> rows =
        (missingLast ? missing : missing.reversed())
            .thenComparing(
                (a, b) -> column.isMissing(a) ? 0 : order.compare(value.apply(a), value.apply(b)));

    assertThat(Sorter.order(List.of(column), List.of(ascending), missingLast))
        .isEqualTo(IntStream.range(0, ROWS).boxed().sorted(rows).mapToInt(row -> row).toArray());
  }
}
