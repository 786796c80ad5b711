package dev.assay.benchmarks;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TestTable;
import dev.assay.sql.worker.WorkerCommand;
import dev.assay.sql.worker.WorkerPool;
import dev.assay.table.Table;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/**
 * What it costs to execute a candidate in a worker process beside in-process: medians in
 * milliseconds, over a table of 50 rows. The target is at most 3 ms more.
 */
public final class WorkerCost {

  private static final int ROWS = 50;
  private static final int WARMING = 1_000;
  private static final int RUNS = 400;
  private static final double NANOS_A_MILLI = 1e6;
  private static final String QUERY =
      "SELECT city, COUNT(*) AS n FROM town WHERE people > 10 GROUP BY city ORDER BY n DESC, city";

  private WorkerCost() {}

  /** Prints a line for each dialect. */
  public static void main(String... arguments) {
    try (WorkerPool pool =
        WorkerPool.start(WorkerCommand.ofThisProcess(null), 1, System.err::println)) {
      for (Dialect dialect : List.of(Dialect.SQLITE, Dialect.H2, Dialect.MYSQL)) {
        double here = median(SqlEngines.inThisProcess(dialect, SqlLimits.DEFAULT));
        double there = median(pool.engine(dialect, SqlLimits.DEFAULT));
        System.out.printf(
            "%-8s in-process %6.2f ms, in a worker %6.2f ms: %+.2f ms%n",
            dialect.id(), here, there, there - here);
      }
    }
  }

  private static double median(SqlEngine engine) {
    for (int run = 0; run < WARMING; run++) {
      nanos(engine);
    }
    long[] nanos = new long[RUNS];
    Arrays.setAll(nanos, _ -> nanos(engine));
    Arrays.sort(nanos);
    return nanos[RUNS / 2] / NANOS_A_MILLI;
  }

  private static long nanos(SqlEngine engine) {
    long start = System.nanoTime();
    SqlOutcome outcome = engine.execute(List.of(towns()), QUERY);
    if (!(outcome instanceof SqlOutcome.Executed)) {
      throw new IllegalStateException(outcome.toString());
    }
    return System.nanoTime() - start;
  }

  private static TestTable towns() {
    return new TestTable(
        new TableDefinition(
            "TOWN",
            List.of(
                new ColumnDefinition("ID", "INTEGER", true),
                new ColumnDefinition("CITY", "VARCHAR(20)", true),
                new ColumnDefinition("PEOPLE", "INTEGER", true)),
            List.of(),
            List.of()),
        Table.ofValues(
            List.of("ID", "CITY", "PEOPLE"),
            LongStream.range(0, ROWS)
                .mapToObj(id -> List.<Object>of(id, "city " + id % 7, id * 3))
                .toList()));
  }
}
