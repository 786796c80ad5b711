package dev.assay.sql;

import static dev.assay.sql.SqlFixtures.singers;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.worker.WorkerCommand;
import dev.assay.sql.worker.WorkerPool;
import dev.assay.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random queries, of a grammar that knows what is dangerous, through the guard and the engines in
 * worker processes: none ends its process, exceeds its time, shows or changes a file, or another
 * table than it was given. A seed tells a failure again; {@code assay.fuzz.seconds} says how long.
 */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class GuardedEnginesFuzzTest {

  private static final String CANARY = "the secret of the canary";
  private static final SqlLimits LIMITS = SqlLimits.DEFAULT.withTime(Duration.ofMillis(250));
  private static final SqlLimits PATIENT = SqlLimits.DEFAULT.withTime(Duration.ofSeconds(30));
  private static final Duration MOST_TIME = Duration.ofSeconds(20);
  private static final List<Dialect> DIALECTS = List.of(Dialect.SQLITE, Dialect.H2, Dialect.MYSQL);

  private static final List<String> HOSTILE =
      List.of(
          "FILE_READ",
          "FILE_WRITE",
          "CSVREAD",
          "CSVWRITE",
          "LINK_SCHEMA",
          "load_extension",
          "readfile",
          "writefile",
          "replicate",
          "padl",
          "charindex",
          "pragma_table_list",
          "LOAD_FILE",
          "SLEEP");

  /** A table of another execution in the same process, and one in a file beside it. */
  private static final List<String> CANARIES =
      List.of("canary", "main.canary", "temp.canary", "public.canary", "canary.canary");

  private static final List<String> SIZES =
      List.of("0", "-1", "1", "7", "1000", "100000", "2147483647", "4294967300", "1e308", "NULL");

  private static final TestTable CANARY_TABLE =
      new TestTable(
          new TableDefinition(
              "CANARY",
              List.of(new ColumnDefinition("SECRET", "VARCHAR(40)", true)),
              List.of(),
              List.of()),
          Table.ofValues(List.of("SECRET"), List.of(List.of(CANARY))));

  private static final int EVERY = 10;

  @TempDir Path folder;

  private final long seed = Long.getLong("assay.fuzz.seed", System.nanoTime());
  private final Random random = new Random(seed);
  private Path canary = Path.of("");
  private Path database = Path.of("");

  @BeforeEach
  void placeTheCanaries() throws IOException, SQLException {
    canary = Files.writeString(folder.resolve("canary.csv"), CANARY);
    database = folder.resolve("canary.sqlite");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE canary (secret)");
      statement.execute("INSERT INTO canary VALUES ('" + CANARY + "')");
    }
  }

  @Test
  void noQueryHurts() throws IOException {
    byte[] before = Files.readAllBytes(database);
    long end =
        System.nanoTime() + Duration.ofSeconds(Long.getLong("assay.fuzz.seconds", 20)).toNanos();
    int executed = 0;
    try (WorkerPool pool = WorkerPool.start(WorkerCommand.ofThisProcess(null), 2, _ -> {})) {
      for (int count = 0; System.nanoTime() < end; count++) {
        Dialect dialect = DIALECTS.get(count % DIALECTS.size());
        String sql = query(dialect);
        if (count % EVERY < DIALECTS.size()) {
          showTheCanary(pool.engine(dialect, PATIENT));
        }
        if (tried(pool.engine(dialect, LIMITS), dialect, sql) instanceof SqlOutcome.Executed) {
          executed++;
        }
      }
    }
    assertThat(executed).as("of the queries some are fine").isPositive();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).as("seed %d", seed).containsExactlyInAnyOrder(canary, database);
    }
    assertThat(canary).hasContent(CANARY);
    assertThat(database).hasBinaryContent(before);
  }

  /** The process has held the table then, and is to have nothing left of it. */
  private void showTheCanary(SqlEngine engine) {
    assertThat(engine.execute(List.of(CANARY_TABLE), "SELECT secret FROM CANARY").toString())
        .contains(CANARY);
  }

  private SqlOutcome tried(SqlEngine engine, Dialect dialect, String sql) {
    String told = "seed %d, %s: %s".formatted(seed, dialect.id(), sql);
    long start = System.nanoTime();
    SqlOutcome outcome = engine.execute(List.of(singers()), sql);
    assertThat(Duration.ofNanos(System.nanoTime() - start)).as(told).isLessThan(MOST_TIME);
    assertThat(outcome.toString()).as(told).doesNotContain(CANARY);
    boolean refused = SelectGuard.refusal(dialect, sql).isPresent();
    if (outcome instanceof SqlOutcome.Failed(SqlFailure failure)) {
      assertThat(failure.kind()).as(told).isNotEqualTo(SqlFailure.Kind.CRASHED);
      assertThat(failure.kind() == SqlFailure.Kind.REJECTED).as(told).isEqualTo(refused);
    } else {
      assertThat(refused).as(told).isFalse();
    }
    return outcome;
  }

  private String query(Dialect dialect) {
    String select = "SELECT " + expression(dialect, 3) + from(dialect);
    return switch (random.nextInt(5)) {
      case 0 -> "WITH a AS (%s) SELECT * FROM a, a b WHERE 1 IN (SELECT 1)".formatted(select);
      case 1 -> select + " UNION ALL " + select;
      case 2 -> select + " ORDER BY 1";
      default -> select;
    };
  }

  private String from(Dialect dialect) {
    return switch (random.nextInt(7)) {
      case 0 -> "";
      case 4 -> " FROM " + pick(CANARIES);
      case 5 -> " FROM '%s'.canary".formatted(database);
      case 1 -> " FROM '%s'".formatted(pick(HOSTILE));
      case 2 -> " FROM %s('%s')".formatted(written(pick(HOSTILE)), canary);
      case 3 -> " FROM singer WHERE %s IS NOT NULL".formatted(expression(dialect, 2));
      default -> " FROM singer";
    };
  }

  private String expression(Dialect dialect, int depth) {
    if (depth == 0) {
      return leaf();
    }
    return switch (random.nextInt(6)) {
      case 0 -> leaf();
      case 1 ->
          "(%s %s %s)"
              .formatted(
                  expression(dialect, depth - 1),
                  pick(List.of("+", "*", "||", "LIKE", "<", "=")),
                  expression(dialect, depth - 1));
      case 2 -> "(SELECT %s)".formatted(expression(dialect, depth - 1));
      case 3 -> call(written(pick(HOSTILE)), dialect, depth);
      default -> call(pick(known(dialect)), dialect, depth);
    };
  }

  private String call(String name, Dialect dialect, int depth) {
    List<String> arguments =
        IntStream.range(0, random.nextInt(4))
            .mapToObj(_ -> expression(dialect, depth - 1))
            .toList();
    return name + "(" + String.join(", ", arguments) + ")";
  }

  private String leaf() {
    return switch (random.nextInt(4)) {
      case 0 -> "'" + (random.nextBoolean() ? canary : database) + "'";
      case 1 -> "'" + "%a".repeat(random.nextInt(40)) + "'";
      default -> pick(SIZES);
    };
  }

  /** A name as engines may read it though it does not look so. */
  private String written(String name) {
    return switch (random.nextInt(5)) {
      case 0 -> "\"" + name + "\"";
      case 1 -> "U&\"\\%04x%s\"".formatted((int) name.charAt(0), name.substring(1));
      case 2 -> "[" + name + "]";
      case 3 -> name + "/**/";
      default -> name;
    };
  }

  private static List<String> known(Dialect dialect) {
    return new ArrayList<>(FunctionList.of(dialect).allowed().whole());
  }

  private String pick(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
