package dev.assay.sql.postgresql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.sql.server.NoServerException;
import dev.assay.sql.server.ServerProcess;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When a server begins and ends, and what is left of it. */
class PostgresqlServerTest {

  private static final Duration LONGEST = Duration.ofSeconds(10);

  private static String one(Connection connection, String sql) throws Exception {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      result.next();
      return result.getString(1);
    }
  }

  @Test
  void thereIsOneServerInAProcess() throws Exception {
    PostgresqlServer server = PostgresqlServer.running();

    assertThat(PostgresqlServer.running()).isSameAs(server);
    assertThat(server.version()).startsWith("18.");
  }

  @Test
  void aDatabaseThatIsGivenBackIsEmptyForTheNextOne() throws Exception {
    PostgresqlServer server = PostgresqlServer.running();
    String tables = "SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace";
    for (int use = 0; use < 3; use++) {
      try (TestDatabase database = server.database()) {
        assertThat(one(database.loader(), tables)).isEqualTo("0");
        Logins.execute(database.loader(), "CREATE TABLE t (a int); CREATE DOMAIN d AS text");
        assertThat(one(database.candidate(LONGEST, 1 << 20), "SELECT count(*) FROM t"))
            .isEqualTo("0");
      }
    }
  }

  @Test
  void eachUseHasAConnectionOfItsOwn() throws Exception {
    PostgresqlServer server = PostgresqlServer.running();
    List<Long> processes = new ArrayList<>();
    for (int use = 0; use < 6; use++) {
      try (TestDatabase database = server.database()) {
        Connection candidate = database.candidate(LONGEST, 1 << 20);
        assertThat(one(candidate, "SHOW statement_timeout")).isEqualTo("10s");
        processes.add(database.worker());
      }
    }

    assertThat(processes).doesNotHaveDuplicates();
  }

  @Test
  void aConnectionMadeBeforehandIsMadeAgainWhereItWasLost() throws Exception {
    Logins logins = new Logins(PostgresqlServer.running().process().folder());
    try (Connection administrator = logins.administrator()) {
      Logins.execute(administrator, "CREATE DATABASE lost OWNER loader");
    }
    TestDatabase database = new TestDatabase("lost", logins, _ -> {});
    database.candidate(LONGEST, 1 << 20);
    assertThat(database.makeReady()).isTrue();
    try (Connection administrator = logins.administrator()) {
      one(
          administrator,
          "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
              + " WHERE datname = 'lost' AND usename = 'candidate'");
    }

    assertThat(one(database.candidate(LONGEST, 1 << 20), "SELECT 1")).isEqualTo("1");
    database.disconnect();
  }

  @Test
  void nobodyListensOnTheNetworkAndOthersCannotReachTheSocket() throws Exception {
    PostgresqlServer server = PostgresqlServer.running();

    try (TestDatabase database = server.database()) {
      assertThat(one(database.loader(), "SHOW listen_addresses")).isEmpty();
    }
    assertThat(Files.getPosixFilePermissions(server.process().folder()))
        .hasSize(3)
        .allMatch(permission -> permission.toString().startsWith("OWNER_"));
  }

  @Test
  void executionsGoOnAfterAProcessOfTheServerWasKilled() throws Exception {
    PostgresqlServer server = PostgresqlServer.running();
    try (TestDatabase database = server.database()) {
      kill(ProcessHandle.of(database.worker()).orElseThrow());
    }

    try (TestDatabase database = server.database()) {
      assertThat(one(database.loader(), "SELECT 1")).isEqualTo("1");
    }
  }

  @Test
  void aServerThatHasEndedIsReplaced() throws Exception {
    PostgresqlServer server = PostgresqlServer.running();
    Path folder = server.process().folder();
    kill(postmaster(folder));
    await(() -> !server.process().isAlive());

    PostgresqlServer other = PostgresqlServer.running();

    assertThat(other).isNotSameAs(server);
    try (TestDatabase database = other.database()) {
      assertThat(one(database.loader(), "SELECT 1")).isEqualTo("1");
    }
    assertThat(folder.resolve("data")).doesNotExist();
  }

  /** Its own process is killed, so that nothing in it can clean up. */
  @Test
  void nothingIsLeftWhenTheProcessIsKilled() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Holder.class.getName())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    Path folder = Path.of(process.inputReader().readLine());
    ProcessHandle server = postmaster(folder);
    assertThat(server.isAlive()).isTrue();

    process.destroyForcibly().waitFor();

    server.onExit().get(LONGEST.toSeconds(), TimeUnit.SECONDS);
    await(() -> !Files.exists(folder.resolve("ended")) && !Files.exists(folder.resolve("log")));
    Installation installation = Installation.prepared();
    ServerProcess next = PostgresqlServer.started(installation);
    next.close();
    assertThat(folder).doesNotExist();
    assertThat(folder.resolveSibling(folder.getFileName() + ".lock")).doesNotExist();
    assertThat(next.folder()).doesNotExist();
  }

  /** A process that has a query under way, which would not end by itself. */
  static final class Holder {

    private Holder() {}

    public static void main(String[] arguments) throws Exception {
      PostgresqlServer server = PostgresqlServer.running();
      TestDatabase database = server.database();
      Connection candidate = database.candidate(Duration.ofHours(1), 1 << 20);
      System.out.println(server.process().folder());
      one(candidate, "SELECT count(*) FROM (SELECT generate_series(1, 1000000000000)) t");
    }
  }

  private static void kill(ProcessHandle process) {
    process.destroyForcibly();
    process.onExit().join();
  }

  private static ProcessHandle postmaster(Path folder) throws Exception {
    String number = Files.readAllLines(folder.resolve("data/postmaster.pid")).getFirst();
    return ProcessHandle.of(Long.parseLong(number)).orElseThrow();
  }

  private interface Condition {
    boolean holds() throws Exception;
  }

  private static void await(Condition condition) throws Exception {
    long start = System.nanoTime();
    while (!condition.holds() && System.nanoTime() - start < LONGEST.toNanos()) {
      Thread.onSpinWait();
    }
    assertThat(condition.holds()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "Linux, amd64, postgres-linux-x86_64.txz",
    "Linux, aarch64, postgres-linux-arm_64.txz",
    "Mac OS X, aarch64, postgres-darwin-arm_64.txz",
    "Mac OS X, x86_64, postgres-darwin-x86_64.txz",
  })
  void eachPlatformHasItsArchive(String system, String processor, String archive)
      throws NoServerException {
    assertThat(Platform.of(system, processor).archive()).isEqualTo(archive);
  }

  @Test
  void whereItDoesNotRunTheReasonIsSaid() {
    assertThatThrownBy(() -> Platform.of("Windows 11", "amd64"))
        .isInstanceOf(NoServerException.class)
        .hasMessage("it is not run on Windows 11 amd64");
    assertThatThrownBy(() -> Platform.of("Linux", "riscv64"))
        .hasMessage("it is not run on Linux riscv64");
  }
}
