package dev.assay.sql;

import static dev.assay.sql.SqlFixtures.failureOf;
import static dev.assay.sql.SqlFixtures.resultOf;
import static dev.assay.sql.SqlFixtures.row;
import static dev.assay.sql.SqlFixtures.singers;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.mariadb.MariadbServer;
import dev.assay.sql.mariadb.Vendor;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Attempts to leave the test database of a MariaDB or MySQL server, to change it, or to exhaust it,
 * without the guard: the account and the settings have to hold alone. Skipped where there is none.
 */
@Tag("slow")
class MariadbAttackTest {

  private static final String SECRET = "the secret of the canary";
  private static final Duration UNTIL_TIMEOUT = Duration.ofMillis(700);

  @TempDir Path folder;

  /** One attempt, and how it ends. */
  record Attack(Vendor vendor, String end, String sql) {}

  static Stream<Attack> attacks() {
    return Stream.of(Vendor.values()).flatMap(MariadbAttackTest::attacks);
  }

  private static Stream<Attack> attacks(Vendor vendor) {
    try (InputStream file =
        MariadbAttackTest.class.getResourceAsStream("/attacks/%s.txt".formatted(vendor.key()))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split(" ", 2))
          .map(parts -> new Attack(vendor, parts[0], parts[1]));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The server's account may come to the folder: it is the server that has to refuse. */
  @BeforeEach
  void putASecretIntoTheFolder() throws IOException {
    Files.writeString(folder.resolve("secret.txt"), SECRET);
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
  }

  @AfterEach
  void theFolderIsAsItWas() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.filter(file -> !file.endsWith("secret.txt"))).isEmpty();
    }
  }

  private static MariadbEngine engine(Vendor vendor, String end) {
    return new MariadbEngine(
        vendor,
        vendor == Vendor.MYSQL ? Dialect.MYSQL : Dialect.MARIADB,
        end.equals("TIMEOUT") ? SqlLimits.DEFAULT.withTime(UNTIL_TIMEOUT) : SqlFixtures.UNHURRIED);
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void theServerHoldsWithoutTheGuard(Attack attack) throws Exception {
    MariadbServer server = MariadbEngineTest.assume(attack.vendor());
    String sql = attack.sql().replace("{dir}", folder.toString());

    SqlOutcome outcome =
        engine(attack.vendor(), attack.end()).executeUnguarded(List.of(singers()), sql);

    if (attack.end().equals("HARMLESS")) {
      assertThat(outcome.toString()).doesNotContain(SECRET);
    } else {
      SqlFailure failure = failureOf(outcome);
      assertThat(failure.kind().toString()).as(failure.message()).isEqualTo(attack.end());
      assertThat(failure.message()).isNotBlank().doesNotContain("\n", SECRET);
    }
    assertThat(MariadbServer.running(attack.vendor()))
        .as("no other server was started")
        .isSameAs(server);
    assertThat(
            resultOf(
                    engine(attack.vendor(), "")
                        .execute(List.of(singers()), "SELECT name FROM singer ORDER BY id"))
                .rows())
        .containsExactly(row("Ann"), row("Bob"), row("Cy"));
  }

  @Test
  void theyAreMany() {
    for (Vendor vendor : Vendor.values()) {
      assertThat(attacks(vendor)).as(vendor.title()).hasSizeGreaterThan(90);
    }
  }
}
