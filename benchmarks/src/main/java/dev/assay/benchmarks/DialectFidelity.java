package dev.assay.benchmarks;

import dev.assay.benchmarks.dialects.Answer;
import dev.assay.benchmarks.dialects.Answer.Verdict;
import dev.assay.benchmarks.dialects.ScriptTables;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TestTable;
import dev.assay.sql.clock.ClockedEngine;
import dev.assay.table.AsOf;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Holds queries with the answers of real servers against the engines that execute SQL on test data,
 * and prints a table: how many give the same, how many another result, how many are refused here,
 * and how many are accepted here although the server refuses them. Then, what an execution takes.
 *
 * <p>Takes the folder with the queries, else that which {@code ASSAY_DIALECTS} names; {@code
 * --each} prints every query that is not the same.
 */
public final class DialectFidelity {

  /** The day on which the real server gave the answers to the hand-written queries. */
  private static final Instant ANSWERED_AT = Instant.parse("2026-11-27T12:00:00Z");

  private static final SqlLimits LIMITS = SqlLimits.DEFAULT.withTime(Duration.ofSeconds(10));

  private static final int WARM_UP = 50;
  private static final int MEASURED = 200;
  private static final String MEASURED_SQL =
      "SELECT dept, count(*), avg(salary) FROM emp WHERE active = true GROUP BY dept ORDER BY dept";

  private static final String HEADS =
      "%46s%8s%10s%10s%10s%10s%10s%10s%10s%10s%n%64s%10s%10s%10s%10s%10s%10s%10s"
          .formatted(
              "",
              "queries",
              "same",
              "more",
              "different",
              "another",
              "refused",
              "not exec.",
              "accepted",
              "refused",
              "",
              "digits",
              "",
              "day",
              "here",
              "here",
              "wrongly",
              "by both");

  private record Asked(Answer answer, List<TestTable> tables) {}

  private final Path folder;
  private final boolean each;
  private final PrintStream out;

  private DialectFidelity(Path folder, boolean each, PrintStream out) {
    this.folder = folder;
    this.each = each;
    this.out = out;
  }

  /** Takes the folder, and perhaps {@code --each}. */
  public static void main(String[] arguments) throws IOException {
    List<String> given = new ArrayList<>(List.of(arguments));
    boolean each = given.remove("--each");
    String folder = given.isEmpty() ? System.getenv("ASSAY_DIALECTS") : given.getFirst();
    if (folder == null) {
      throw new IllegalArgumentException("name the folder with the queries and their answers");
    }
    new DialectFidelity(Path.of(folder), each, System.out).run();
  }

  private void run() throws IOException {
    List<TestTable> constructs = ScriptTables.of(folder.resolve("constructs-tables.sql"));
    printTimes(Dialect.POSTGRESQL, constructs);
    printTimes(Dialect.H2, constructs);
    printTimes(Dialect.MARIADB, constructs);
    printTimes(Dialect.MYSQL, constructs);
    out.println(HEADS);
    print(Dialect.POSTGRESQL, "constructs", answers("postgresql-constructs.jsonl", constructs));
    print(asOfTheAnswers(Dialect.POSTGRESQL), "hand-written", handWritten());
    List<Asked> mysql = answers("mysql-constructs.jsonl", constructs);
    print(SqlEngines.inThisProcess(Dialect.MYSQL, LIMITS), "constructs", mysql);
    for (Dialect dialect : List.of(Dialect.MYSQL, Dialect.MARIADB)) {
      SqlEngine engine = engine(dialect);
      if (List.of("MySQL", "MariaDB").contains(engine.identity().name())) {
        print(engine, "constructs", mysql);
      } else {
        out.println(engine.standInReason());
      }
    }
  }

  private List<Asked> answers(String file, List<TestTable> tables) throws IOException {
    List<Asked> answers = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve(file))) {
      answers.add(new Asked(Answer.of(line), tables));
    }
    return answers;
  }

  private List<Asked> handWritten() throws IOException {
    Map<String, List<TestTable>> databases = new LinkedHashMap<>();
    try (Stream<Path> files = Files.list(folder.resolve("defog"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".sql")).toList()) {
        databases.put(file.getFileName().toString().replace(".sql", ""), ScriptTables.of(file));
      }
    }
    List<Asked> answers = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve("defog/gold-postgresql.jsonl"))) {
      String database = line.replaceFirst(".*?\"database\": \"(\\w+)\".*", "$1");
      answers.add(new Asked(Answer.of(line), databases.get(database)));
    }
    return answers;
  }

  private void print(Dialect dialect, String title, List<Asked> answers) {
    print(engine(dialect), title, answers);
  }

  private void print(SqlEngine engine, String title, List<Asked> answers) {
    Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
    List<String> notes = new ArrayList<>();
    answers.forEach(
        asked -> {
          Answer answer = asked.answer();
          SqlOutcome outcome = engine.execute(asked.tables(), answer.sql());
          Verdict verdict = answer.verdict(outcome);
          counts.merge(verdict, 1, Integer::sum);
          if (verdict != Verdict.SAME && verdict != Verdict.REFUSED_BY_BOTH) {
            notes.add(
                "  %s: %s: %s%n    %s"
                    .formatted(verdict, answer.name(), answer.sql(), told(answer, outcome)));
          }
        });
    StringBuilder line = new StringBuilder("%-46s".formatted(engine.identity() + ", " + title));
    line.append("%8d".formatted(answers.size()));
    for (Verdict verdict : Verdict.values()) {
      line.append("%10d".formatted(counts.getOrDefault(verdict, 0)));
    }
    out.println(line);
    if (each) {
      notes.forEach(out::println);
    }
  }

  private static String told(Answer answer, SqlOutcome outcome) {
    return switch (outcome) {
      case SqlOutcome.Executed executed ->
          executed.result().rows()
              + " in place of "
              + (answer.rows() == null ? "a refusal" : answer.rows().rows());
      case SqlOutcome.Failed failed -> failed.failure().toString();
    };
  }

  private void printTimes(Dialect dialect, List<TestTable> tables) {
    SqlEngine engine = engine(dialect);
    List<TestTable> needed =
        tables.stream().filter(table -> !table.definition().name().equals("ev")).toList();
    String sql = dialect == Dialect.H2 ? quoted(MEASURED_SQL) : MEASURED_SQL;
    long start = System.nanoTime();
    executed(engine, needed, sql);
    long first = System.nanoTime() - start;
    long[] nanos = new long[MEASURED];
    for (int index = -WARM_UP; index < MEASURED; index++) {
      long begun = System.nanoTime();
      executed(engine, needed, sql);
      if (index >= 0) {
        nanos[index] = System.nanoTime() - begun;
      }
    }
    Arrays.sort(nanos);
    out.println(
        "%s: an execution on %d tables takes %.1f ms (median of %d; 95 %%: %.1f), the first one %.0f"
            .formatted(
                engine.identity(),
                needed.size(),
                nanos[MEASURED / 2] / 1e6,
                MEASURED,
                nanos[MEASURED * 95 / 100] / 1e6,
                first / 1e6));
  }

  /** H2's own dialect folds bare names to upper case, which these tables do not have. */
  private static String quoted(String sql) {
    return sql.replaceAll("\\b(dept|salary|emp|active)\\b", "\"$1\"");
  }

  private static void executed(SqlEngine engine, List<TestTable> tables, String sql) {
    if (engine.execute(tables, sql) instanceof SqlOutcome.Failed failed) {
      throw new IllegalStateException(failed.failure().message());
    }
  }

  /** Three of the queries ask how long ago something was. */
  private static SqlEngine asOfTheAnswers(Dialect dialect) {
    return new ClockedEngine(engine(dialect), dialect, new AsOf(ANSWERED_AT, ZoneOffset.UTC));
  }

  private static SqlEngine engine(Dialect dialect) {
    return SqlEngines.forDialect(dialect, LIMITS);
  }
}
