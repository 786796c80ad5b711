package dev.assay.sql.mariadb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.assay.sql.server.NoServerException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** When a server begins and ends, and what is left of it. Skipped where a vendor's is absent. */
class MariadbServerTest {

  private static final Duration LONGEST = Duration.ofSeconds(10);

  /** The vendor's server; skips a test that needs one where there is none. */
  private static MariadbServer running(Vendor vendor) {
    try {
      return MariadbServer.running(vendor);
    } catch (NoServerException absent) {
      assumeFalse(Vendor.isAbsence(absent), absent.getMessage());
      throw new IllegalStateException(absent);
    }
  }

  private static String one(Connection connection, String sql) throws Exception {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      result.next();
      return result.getString(1);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aDatabaseThatIsUsedAgainIsEmpty(Vendor vendor) throws Exception {
    MariadbServer server = running(vendor);
    for (int use = 0; use < MariadbServer.MOST_DATABASES + 1; use++) {
      try (TestDatabase database = server.database()) {
        Logins.execute(database.loader(), "CREATE TABLE t (a int)");
        assertThat(one(database.candidate(LONGEST), "SELECT count(*) FROM t")).isEqualTo("0");
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void nobodyListensOnTheNetworkAndOthersCannotReachTheSocket(Vendor vendor) throws Exception {
    MariadbServer server = running(vendor);

    try (TestDatabase database = server.database()) {
      assertThat(one(database.loader(), "SELECT @@skip_networking")).isEqualTo("1");
    }
    assertThat(Files.getPosixFilePermissions(server.process().folder()))
        .hasSize(3)
        .allMatch(permission -> permission.toString().startsWith("OWNER_"));
  }

  @ParameterizedTest
  @EnumSource
  void aServerThatHasEndedIsReplaced(Vendor vendor) throws Exception {
    MariadbServer server = running(vendor);
    server.kill();
    await(() -> !server.process().isAlive());

    MariadbServer other = running(vendor);

    assertThat(other).isNotSameAs(server);
    try (TestDatabase database = other.database()) {
      assertThat(one(database.loader(), "SELECT 1")).isEqualTo("1");
    }
    assertThat(server.process().folder().resolve("data")).doesNotExist();
  }

  /** Its own process is killed, so that nothing in it can clean up. */
  @ParameterizedTest
  @EnumSource
  void nothingIsLeftWhenTheProcessIsKilled(Vendor vendor) throws Exception {
    running(vendor);
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Holder.class.getName(),
                vendor.name())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    Path folder = Path.of(process.inputReader().readLine());
    ProcessHandle server =
        ProcessHandle.of(
                Long.parseLong(Files.readString(folder.resolve("data/server.pid")).strip()))
            .orElseThrow();
    assertThat(server.isAlive()).isTrue();

    process.destroyForcibly().waitFor();

    server.onExit().get(LONGEST.toSeconds(), TimeUnit.SECONDS);
    await(() -> !Files.exists(folder.resolve("data")) && !Files.exists(folder.resolve("log")));
  }

  /** A process that has a query under way, which would not end by itself. */
  static final class Holder {

    private Holder() {}

    public static void main(String[] arguments) throws Exception {
      MariadbServer server = MariadbServer.running(Vendor.valueOf(arguments[0]));
      TestDatabase database = server.database();
      database.loader();
      Connection candidate = database.candidate(Duration.ofHours(1));
      System.out.println(server.process().folder());
      one(candidate, "SELECT sleep(3600)");
    }
  }

  @ParameterizedTest
  @EnumSource
  void withoutBinariesTheReasonIsSaid(Vendor vendor, @TempDir Path empty) {
    assertThatThrownBy(() -> Binaries.found(vendor, empty.toString()))
        .isInstanceOf(NoServerException.class)
        .hasMessage(vendor.absence());
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
}
