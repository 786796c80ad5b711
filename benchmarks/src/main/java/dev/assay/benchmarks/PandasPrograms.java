package dev.assay.benchmarks;

import dev.assay.pandas.Interpreter;
import dev.assay.pandas.Program;
import dev.assay.pandas.Shown;
import dev.assay.pandas.eval.Limits;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * What a small program takes beside its operations, by JMH: to be parsed, and to be handed to a
 * thread of its own and back. Takes JMH's arguments.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC") // as ./assay
@Warmup(iterations = 12, time = 1)
@Measurement(iterations = 5, time = 1)
public class PandasPrograms {

  private static final String CODE =
      """
      import pandas as pd

      orders = pd.DataFrame({
          'id': [1, 2, 3, 4, 5, 6],
          'customer': ['ann', 'bob', 'ann', None, 'cid', 'bob'],
          'amount': [10.5, 20.0, 7.25, 3.0, None, 12.75],
          'placed': ['2024-01-03', '2024-01-05', '2024-02-11', '2024-02-14', '2024-03-01', '2024-03-09'],
      })
      customers = pd.DataFrame({'name': ['ann', 'bob', 'cid', 'dan'], 'city': ['Oslo', 'Rome', 'Oslo', 'Bern']})

      # the total of each city, from January on, of customers with an order
      orders['placed'] = pd.to_datetime(orders['placed'])
      joined = orders.dropna(subset=['customer']).merge(customers, left_on='customer', right_on='name', how='left')
      recent = joined[(joined['placed'] >= '2024-01-01') & (joined['amount'] > 5)]

      def share(part, whole):
          if whole == 0:
              return 0.0
          return round(100 * part / whole, 2)

      totals = recent.groupby('city', as_index=False).agg(total=('amount', 'sum'), orders=('id', 'count'))
      totals['share'] = totals['total'].apply(lambda total: share(total, totals['total'].sum()))
      result = totals.sort_values(['total', 'city'], ascending=[False, True]).head(3).reset_index(drop=True)
      """;

  /** About as long as a program takes to be parsed before it is run. */
  private static final long TOKENS_BETWEEN = 10_000;

  private final Interpreter interpreter = new Interpreter();
  private final Program parsed = Program.parse("program", CODE);
  private final Program smallest = Program.parse("program", "result = 1");

  @Benchmark
  public Program parse() {
    return Program.parse("program", CODE);
  }

  @Benchmark
  public Shown run() {
    return interpreter.show(parsed, Map.of(), Limits.DEFAULT);
  }

  /** Nothing but the way to a thread and back. */
  @Benchmark
  public Shown runSmallest() {
    return interpreter.show(smallest, Map.of(), Limits.DEFAULT);
  }

  /** Other work before each: {@link #otherWork} takes as much of this as is not the program's. */
  @Benchmark
  public Shown runSmallestAfterOtherWork() {
    Blackhole.consumeCPU(TOKENS_BETWEEN);
    return interpreter.show(smallest, Map.of(), Limits.DEFAULT);
  }

  @Benchmark
  public void otherWork() {
    Blackhole.consumeCPU(TOKENS_BETWEEN);
  }

  /** Runs these, and those of others that JMH's arguments name. */
  public static void main(String[] arguments) throws IOException {
    String[] all =
        arguments.length == 0 ? new String[] {PandasPrograms.class.getSimpleName()} : arguments;
    org.openjdk.jmh.Main.main(all);
  }
}
