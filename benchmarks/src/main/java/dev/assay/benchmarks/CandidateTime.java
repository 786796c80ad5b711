package dev.assay.benchmarks;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TestTable;
import dev.assay.table.Table;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * How long a candidate takes on a small test case (two tables of ten rows, a join with groups),
 * with SQL executed in this process: the first one in a process, median of processes of their own,
 * which start their engine's server; and warm ones, one after the other without a pause, the
 * engines in turns of ten.
 */
public final class CandidateTime {

  private static final List<Dialect> DIALECTS =
      List.of(Dialect.SQLITE, Dialect.MSSQL, Dialect.POSTGRESQL, Dialect.MARIADB, Dialect.DUCKDB);
  private static final String FIRST = "first";
  private static final int WARMING = 150;
  private static final int RUNS = 200;
  private static final int ROWS = 10;
  private static final int TURN = 10;
  private static final int PROCESSES = 5;
  private static final double NANOS_A_MILLI = 1e6;
  private static final SqlLimits LIMITS = SqlLimits.DEFAULT.withTime(Duration.ofSeconds(30));

  private static final String QUERY =
      "SELECT t.name, COUNT(*) AS n, SUM(o.price) AS total FROM town t JOIN orders o"
          + " ON o.town_id = t.id WHERE o.price > 2 GROUP BY t.name ORDER BY n DESC, t.name";

  private CandidateTime() {}

  /**
   * Prints a line for the engine of each of these dialects, of all five if none is named; {@code
   * first DIALECT} prints the nanoseconds of that one's first candidate.
   */
  public static void main(String... arguments) throws IOException, InterruptedException {
    if (arguments.length == 2 && arguments[0].equals(FIRST)) {
      System.out.println(nanos(engine(Dialect.named(arguments[1]))));
      return;
    }
    List<Dialect> dialects =
        arguments.length == 0 ? DIALECTS : Arrays.stream(arguments).map(Dialect::named).toList();
    Map<Dialect, long[]> first = new LinkedHashMap<>();
    for (Dialect dialect : dialects) {
      first.put(dialect, firstOnes(dialect));
    }
    Map<Dialect, long[]> warm = warmOnes(dialects);
    System.out.println(
        "milliseconds of a candidate      first in a process   warm median      p90");
    for (Dialect dialect : dialects) {
      System.out.printf(
          "%-32s %18.0f %13.1f %8.1f%n",
          engine(dialect).identity(),
          quantile(first.get(dialect), 0.5),
          quantile(warm.get(dialect), 0.5),
          quantile(warm.get(dialect), 0.9));
    }
    System.out.printf(
        "%d processes, %d warm ones; Java %s, %d processors, %s, load %.1f%n",
        PROCESSES,
        RUNS,
        Runtime.version(),
        Runtime.getRuntime().availableProcessors(),
        System.getProperty("os.arch"),
        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
  }

  private static long[] firstOnes(Dialect dialect) throws IOException, InterruptedException {
    long[] nanos = new long[PROCESSES];
    for (int process = 0; process < PROCESSES; process++) {
      nanos[process] = firstOne(dialect);
    }
    return nanos;
  }

  private static long firstOne(Dialect dialect) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(CandidateTime.class.getName(), FIRST, dialect.id()));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String said = process.inputReader().readLine();
    if (process.waitFor() != 0 || said == null) {
      throw new IllegalStateException("%s: no first candidate".formatted(dialect.id()));
    }
    return Long.parseLong(said);
  }

  private static Map<Dialect, long[]> warmOnes(List<Dialect> dialects) {
    Map<Dialect, long[]> nanos = new LinkedHashMap<>();
    dialects.forEach(dialect -> nanos.put(dialect, new long[RUNS]));
    for (int turn = -WARMING; turn < RUNS; turn += TURN) {
      for (Dialect dialect : dialects) {
        for (int run = turn; run < turn + TURN; run++) {
          long taken = nanos(engine(dialect));
          if (run >= 0) {
            nanos.get(dialect)[run] = taken;
          }
        }
      }
    }
    return nanos;
  }

  private static SqlEngine engine(Dialect dialect) {
    return SqlEngines.forDialect(dialect, LIMITS);
  }

  private static long nanos(SqlEngine engine) {
    List<TestTable> tables = List.of(towns(), orders());
    long start = System.nanoTime();
    SqlOutcome outcome = engine.execute(tables, QUERY);
    long taken = System.nanoTime() - start;
    if (!(outcome instanceof SqlOutcome.Executed)) {
      throw new IllegalStateException(outcome.toString());
    }
    return taken;
  }

  private static double quantile(long[] nanos, double share) {
    long[] sorted = nanos.clone();
    Arrays.sort(sorted);
    return sorted[(int) (share * (sorted.length - 1))] / NANOS_A_MILLI;
  }

  private static TestTable towns() {
    return table(
        "town",
        List.of(column("id", "INTEGER"), column("name", "VARCHAR(20)"), column("since", "DATE")),
        row -> List.of((long) row, "town " + row % 7, "190%d-01-01".formatted(row)));
  }

  private static TestTable orders() {
    return table(
        "orders",
        List.of(
            column("id", "INTEGER"), column("town_id", "INTEGER"), column("price", "NUMERIC(8,2)")),
        row -> List.of((long) row, (long) row % 4, row * 1.25));
  }

  private static ColumnDefinition column(String name, String type) {
    return new ColumnDefinition(name, type, true);
  }

  private static TestTable table(
      String name, List<ColumnDefinition> columns, IntFunction<List<Object>> row) {
    List<String> names = columns.stream().map(ColumnDefinition::name).toList();
    return new TestTable(
        new TableDefinition(name, columns, List.of("id"), List.of()),
        Table.ofValues(names, IntStream.range(0, ROWS).mapToObj(row).toList()));
  }
}
