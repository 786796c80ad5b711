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
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.logging.LogManager;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Executes hostile queries where candidates of their dialect are: by the machine's server of
 * PostgreSQL, MySQL or MariaDB where there is one, else in worker processes. Prints which engine
 * that is, how each query ended, in how many seconds, and the most memory in MiB that a process
 * below this one had until then. Takes a folder: of its files {@code *.sql}, each line is a query;
 * of {@code *.jsonl}, recorded completions, each block of SQL is. Then the same on database files
 * that are connected.
 */
public final class HostileSql {

  private static final List<Dialect> DIALECTS =
      List.of(Dialect.SQLITE, Dialect.H2, Dialect.POSTGRESQL, Dialect.MYSQL, Dialect.DUCKDB);
  private static final Pattern BLOCK = Pattern.compile("```sql\\\\n(.*?)\\\\n```");
  private static final double NANOS = 1e9;

  private HostileSql() {}

  /** Takes the folder, and dialects if not all of them are wanted. */
  public static void main(String... arguments) throws IOException {
    LogManager.getLogManager(); // two threads that set it up at once wait for each other
    List<String> queries = queries(Path.of(arguments[0]));
    List<Dialect> dialects =
        arguments.length == 1
            ? DIALECTS
            : Arrays.stream(arguments).skip(1).map(Dialect::named).toList();
    double slowest = 0;
    try (WorkerMemory memory = WorkerMemory.watch();
        WorkerPool pool =
            WorkerPool.start(WorkerCommand.ofThisProcess(null), 1, System.err::println)) {
      SqlEngines.executeIn(pool);
      for (Dialect dialect : dialects) {
        SqlEngine engine = SqlEngines.forDialect(dialect, SqlLimits.DEFAULT);
        System.out.println(dialect.id() + ": " + engine.identity());
        engine.execute(List.of(ports()), "SELECT 1");
        for (String query : queries) {
          slowest = Math.max(slowest, tried(engine, dialect, query, memory));
        }
      }
      System.out.printf(
          "%d queries in %d dialects: at most %.2f s, processes below at most %d MiB%n",
          queries.size(), dialects.size(), slowest, memory.mostMebibytes());
      onFiles(queries, dialects, memory);
    }
  }

  private static void onFiles(List<String> queries, List<Dialect> dialects, WorkerMemory memory)
      throws IOException {
    List<Dialect> ofFiles = HostileFiles.DIALECTS.stream().filter(dialects::contains).toList();
    Path folder = Files.createTempDirectory("assay-hostile-");
    double slowest = 0;
    try (HostileFiles files = HostileFiles.in(folder)) {
      for (Dialect dialect : ofFiles) {
        for (String query : queries) {
          slowest = Math.max(slowest, files.tried(dialect, query, memory));
        }
      }
    }
    System.out.printf(
        "%d queries on files of %d dialects: at most %.2f s, workers at most %d MiB, this process %d MiB%n",
        queries.size(),
        ofFiles.size(),
        slowest,
        memory.mostMebibytes(),
        WorkerMemory.ofThisProcess());
  }

  private static List<String> queries(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().flatMap(HostileSql::queriesOf).distinct().toList();
    }
  }

  private static Stream<String> queriesOf(Path file) {
    try {
      if (file.toString().endsWith(".sql")) {
        return Files.readAllLines(file).stream().filter(line -> !line.isBlank());
      }
      return file.toString().endsWith(".jsonl")
          ? BLOCK.matcher(Files.readString(file)).results().map(found -> unescaped(found.group(1)))
          : Stream.empty();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Text as JSON has it. */
  private static String unescaped(String text) {
    return text.replace("\\n", "\n").replace("\\\"", "\"").replace("\\\\", "\\");
  }

  private static double tried(
      SqlEngine engine, Dialect dialect, String query, WorkerMemory memory) {
    long start = System.nanoTime();
    SqlOutcome outcome = engine.execute(List.of(ports()), query);
    double seconds = (System.nanoTime() - start) / NANOS;
    System.out.printf(
        "%-10s %5.2f s %5d MiB  %-9s %s%n",
        dialect.id(),
        seconds,
        memory.mostMebibytes(),
        outcome instanceof SqlOutcome.Failed(var failure) ? failure.kind() : "rows",
        query.substring(0, Math.min(60, query.length())).replace('\n', ' '));
    return seconds;
  }

  private static TestTable ports() {
    return new TestTable(
        new TableDefinition(
            "ports",
            List.of(
                new ColumnDefinition("port_id", "INTEGER", true),
                new ColumnDefinition("name", "VARCHAR(20)", true),
                new ColumnDefinition("city", "VARCHAR(20)", true)),
            List.of(),
            List.of()),
        Table.ofValues(
            List.of("port_id", "name", "city"),
            List.of(List.of(1L, "A", "L"), List.of(2L, "B", "M"))));
  }
}
