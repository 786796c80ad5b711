package dev.assay.sql.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.sql.Dialect;
import dev.assay.sql.LiveFile;
import dev.assay.sql.ProcessEndedException;
import dev.assay.sql.Queries;
import dev.assay.sql.ResultRows;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.TimedQuery;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What others' SQL on a user's database file can do: at worst, end the process that reads it. */
@DisabledOnOs(OS.WINDOWS)
class WorkerFilesTest {

  private static final Duration UNHURRIED = Duration.ofMinutes(1);
  private static final String ENDLESS =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";

  private static @Nullable WorkerPool pool;

  @TempDir Path folder;

  @BeforeAll
  static void startWorkers() {
    pool =
        WorkerPool.start(
            WorkerCommand.ofThisProcess(null),
            2,
            notice -> {
              throw new AssertionError(notice);
            });
  }

  @AfterAll
  static void endWorkers() {
    pool.close();
  }

  private LiveFile file(Dialect dialect, String... statements) throws SQLException {
    Path path = folder.resolve("file." + dialect.id());
    String url =
        switch (dialect) {
          case SQLITE -> "jdbc:sqlite:" + path.toUri();
          case DUCKDB -> "jdbc:duckdb:" + path;
          default -> "jdbc:h2:" + path;
        };
    Map<String, String> account =
        dialect == Dialect.H2 ? Map.of("user", "sa", "password", "secret") : Map.of();
    try (Connection connection =
            DriverManager.getConnection(url, account.get("user"), account.get("password"));
        Statement statement = connection.createStatement()) {
      for (String each : statements) {
        statement.execute(each);
      }
    }
    String read = dialect == Dialect.H2 ? url + ";ACCESS_MODE_DATA=r;IFEXISTS=TRUE" : url;
    return new LiveFile(dialect, read, account, List.of(), 0);
  }

  private static Queries on(LiveFile file) {
    return pool.queriesOn(file).orElseThrow();
  }

  private static List<List<@Nullable Object>> rows(ResultRows source) throws SQLException {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    for (List<@Nullable Object> row = source.next(); row != null; row = source.next()) {
      rows.add(row);
    }
    return rows;
  }

  private static List<List<@Nullable Object>> rows(LiveFile file, String sql) throws SQLException {
    return on(file).read(new TimedQuery(sql, UNHURRIED, 1000), WorkerFilesTest::rows);
  }

  @ParameterizedTest
  @EnumSource(names = {"SQLITE", "DUCKDB", "H2"})
  void aWorkerReadsTheFileAsThisProcessWould(Dialect dialect) throws SQLException {
    LiveFile file =
        file(
            dialect,
            "CREATE TABLE town (name VARCHAR(20), people INTEGER, area REAL)",
            "INSERT INTO town VALUES ('Köln', 1087, 405.5), ('Ulm', 126, NULL)");

    assertThat(rows(file, "SELECT name, people, area FROM town ORDER BY people"))
        .containsExactly(Arrays.asList("Ulm", 126L, null), List.of("Köln", 1087L, 405.5));
    assertThatThrownBy(() -> rows(file, "SELECT nme FROM town"))
        .isInstanceOf(SQLException.class)
        .hasMessageContainingAll("nme");
    assertThatThrownBy(() -> rows(file, "DELETE FROM town")).isInstanceOf(SQLException.class);
    assertThat(rows(file, "SELECT count(*) FROM town")).containsExactly(List.of(2L));
  }

  @Test
  void manyRowsComeOneAfterTheOtherAndAFewOfThemAreEnough() throws SQLException {
    LiveFile file = file(Dialect.SQLITE);
    String many =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 12345) SELECT i FROM n";

    assertThat(rows(file, many)).hasSize(12_345).last().isEqualTo(List.of(12_345L));
    for (int round = 0; round < 3; round++) {
      List<@Nullable Object> second =
          on(file)
              .read(
                  new TimedQuery(ENDLESS.replace("count(*)", "i"), UNHURRIED, 1000),
                  rows -> {
                    rows.next();
                    return rows.next();
                  });
      assertThat(second).containsExactly(2L);
    }
  }

  @Test
  void noMoreRowsAreMadeThanAreWanted() throws SQLException {
    TimedQuery first =
        new TimedQuery(
            "SELECT 1 UNION ALL SELECT * FROM (" + ENDLESS + ")", Duration.ofMinutes(5), 1000, 1);

    List<List<@Nullable Object>> read = on(file(Dialect.SQLITE)).read(first, WorkerFilesTest::rows);

    assertThat(read).containsExactly(List.of(1L));
  }

  @Test
  void aFileThatWasChangedIsReadAnew() throws SQLException {
    LiveFile file = file(Dialect.SQLITE, "CREATE TABLE t (a)", "INSERT INTO t VALUES (1)");
    LiveFile atRest = LiveFile.of(Dialect.SQLITE, file.url() + "?immutable=1");
    assertThat(rows(atRest, "SELECT count(*) FROM t")).containsExactly(List.of(1L));

    file(Dialect.SQLITE, "INSERT INTO t SELECT hex(zeroblob(10000))");

    assertThat(rows(atRest, "SELECT count(*) FROM t")).containsExactly(List.of(2L));
  }

  @Test
  void aDuckdbFileIsFreeForThoseWhoWriteBetweenQueries() throws SQLException {
    LiveFile file = file(Dialect.DUCKDB, "CREATE TABLE t (a INTEGER)");
    assertThat(rows(file, "SELECT count(*) FROM t")).containsExactly(List.of(0L));

    file(Dialect.DUCKDB, "INSERT INTO t VALUES (1)");

    assertThat(rows(file, "SELECT count(*) FROM t")).containsExactly(List.of(1L));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ENDLESS,
        "SELECT count(*) FROM range(100000000000) a, range(1000) b",
        "SELECT HASH('SHA256', STRINGTOUTF8('x'), 2000000000)"
      })
  void whatDoesNotEndIsEndedAtItsTime(String sql) throws SQLException {
    Dialect dialect =
        sql.contains("range") ? Dialect.DUCKDB : sql.contains("HASH") ? Dialect.H2 : Dialect.SQLITE;
    LiveFile file = file(dialect);
    rows(file, "SELECT 1");
    long start = System.nanoTime();

    assertThatThrownBy(
            () ->
                on(file)
                    .read(new TimedQuery(sql, Duration.ofSeconds(1), 1000), WorkerFilesTest::rows))
        .isInstanceOf(SQLTimeoutException.class)
        .hasMessage("it took longer than 1 s");
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(10));
    assertThat(rows(file, "SELECT 1")).containsExactly(List.of(1L));
  }

  @Test
  void aCrashIsAFailureOfThatQueryAndTheNextOneIsRead() throws Exception {
    LiveFile file = file(Dialect.SQLITE);
    CompletableFuture<Throwable> crashed = new CompletableFuture<>();
    Thread.ofPlatform()
        .start(
            () -> {
              try {
                rows(file, ENDLESS);
              } catch (SQLException failure) {
                crashed.complete(failure);
              }
            });
    while (!crashed.isDone()) {
      ProcessHandle.current().children().forEach(WorkerFilesTest::fault);
    }

    assertThat(crashed.join())
        .isInstanceOfSatisfying(
            ProcessEndedException.class,
            ended ->
                assertThat(ended.failure())
                    .isEqualTo(
                        new SqlFailure(
                            SqlFailure.Kind.CRASHED,
                            "the process that executed the SQL crashed, and was replaced")));
    assertThat(rows(file, "SELECT 1")).containsExactly(List.of(1L));
  }

  /** A memory fault of a worker that is at work, which the idle ones are not. */
  private static void fault(ProcessHandle worker) {
    boolean atWork =
        worker
            .info()
            .totalCpuDuration()
            .filter(spent -> spent.compareTo(Duration.ofSeconds(3)) > 0)
            .isPresent();
    if (atWork) {
      try {
        new ProcessBuilder("kill", "-SEGV", String.valueOf(worker.pid())).start().waitFor();
      } catch (IOException | InterruptedException failure) {
        throw new IllegalStateException(failure);
      }
    }
  }

  @Test
  void whatTakesTooMuchMemoryIsRefusedOrEndsTheWorkerAndNotThisProcess() throws SQLException {
    String large =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 20000000)"
            + " SELECT i, i || 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'"
            + " FROM n ORDER BY 2 DESC";
    LiveFile scored =
        new LiveFile(Dialect.SQLITE, file(Dialect.SQLITE).url(), Map.of(), List.of(), 1000);

    // whichever comes first: the system gives no more, or the pool's look finds too much
    assertThatThrownBy(() -> rows(scored, large))
        .isInstanceOf(SQLException.class)
        .message()
        .containsAnyOf("the SQL needs more than 1024 MiB of memory", "SQLITE_NOMEM");
    assertThat(rows(scored, "SELECT 1")).containsExactly(List.of(1L));
  }

  @Test
  void aValueBeyondAllUseIsRefused() throws SQLException {
    LiveFile file =
        file(Dialect.SQLITE, "CREATE TABLE t (a)", "INSERT INTO t VALUES (zeroblob(20000000))");

    assertThatThrownBy(() -> rows(file, "SELECT a FROM t"))
        .hasMessage("the result has a value of more than 16,777,216 characters");
    assertThat(rows(file, "SELECT 1")).containsExactly(List.of(1L));
  }

  @Test
  void aQueryIsPreparedAndNotExecuted() throws SQLException {
    Queries queries = on(file(Dialect.SQLITE, "CREATE TABLE t (a)"));

    queries.prepare("SELECT abs(-9223372036854775808) FROM t", UNHURRIED);
    assertThatThrownBy(() -> queries.prepare("SELECT b FROM t", UNHURRIED))
        .hasMessageContaining("no such column: b");
  }

  @Test
  void aWorkerIsNotToldOfAPasswordInAnyText() {
    assertThat(
            new LiveFile(Dialect.H2, "jdbc:h2:/a", Map.of("password", "secret"), List.of(), 0)
                .toString())
        .isEqualTo("h2 jdbc:h2:/a");
  }

  @Test
  void whatIsReadLeavesTheFilesAsTheyWere() throws Exception {
    LiveFile file = file(Dialect.SQLITE, "CREATE TABLE t (a)");
    byte[] before = Files.readAllBytes(folder.resolve("file.sqlite"));

    rows(file, "SELECT count(*) FROM t");

    assertThat(Files.readAllBytes(folder.resolve("file.sqlite"))).isEqualTo(before);
    try (var files = Files.list(folder)) {
      assertThat(files).hasSize(1);
    }
  }
}
