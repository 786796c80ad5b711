package dev.assay.benchmarks;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.compute.ColumnComparison;
import dev.assay.pandas.frame.groupby.Grouping;
import dev.assay.pandas.frame.join.HashJoiner;
import dev.assay.pandas.frame.join.How;
import dev.assay.pandas.frame.join.JoinedRows;
import dev.assay.pandas.frame.sort.QuickOrder;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.CompareOperator;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The inner loops of sorting, grouping, joining and filtering, by JMH: takes JMH's arguments. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PandasLoops {

  private static final int KEYS = 1000;

  /** How many rows the frame has. */
  @Param({"100", "100000"})
  public int rows;

  private Column keys = LongColumn.of();
  private Column values = DoubleColumn.of();
  private Column words = ObjectColumn.of();
  private Column others = LongColumn.of();
  private DataFrame frame = DataFrame.of(List.of(), List.of());

  /** Random keys, values and words, always the same. */
  @Setup
  public void fill() {
    Random random = new Random(7);
    keys = LongColumn.of(random.longs(rows, 0, KEYS).toArray());
    values = DoubleColumn.of(random.doubles(rows).toArray());
    words = ObjectColumn.of(random.ints(rows, 0, KEYS).mapToObj(each -> "w" + each).toArray());
    others = LongColumn.upTo(KEYS);
    frame = DataFrame.of(List.of("key", "value", "word"), List.of(keys, values, words));
  }

  @Benchmark
  public int[] sortByFloats() {
    return Sorter.order(values);
  }

  /** As {@code sort_values} by one column, whose equal keys stand as numpy leaves them. */
  @Benchmark
  public int[] sortByKeysWithTies() {
    return QuickOrder.order(keys, true, true);
  }

  @Benchmark
  public int[] sortByText() {
    return Sorter.order(words);
  }

  @Benchmark
  public int[] sortByTwoKeys() {
    return Sorter.order(List.of(keys, values), List.of(true, false), true);
  }

  @Benchmark
  public Grouping groupByIntegers() {
    return Grouping.by(List.of(keys), List.of("key"), true, true, true);
  }

  @Benchmark
  public Grouping groupByText() {
    return Grouping.by(List.of(words), List.of("word"), true, true, true);
  }

  @Benchmark
  public JoinedRows join() {
    return new HashJoiner(List.of(keys), List.of(others), false, Budget.UNLIMITED).join(How.INNER);
  }

  @Benchmark
  public DataFrame filter() {
    Column mask = ColumnComparison.compareScalar(CompareOperator.GREATER, values, 0.5);
    return frame.take(Positions.where(Columns.truths(mask)));
  }

  /** Runs these loops, and those of others that JMH's arguments name. */
  public static void main(String[] arguments) throws IOException {
    String[] all =
        arguments.length == 0 ? new String[] {PandasLoops.class.getSimpleName()} : arguments;
    org.openjdk.jmh.Main.main(all);
  }
}
