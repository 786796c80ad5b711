package dev.assay.sql;

import static dev.assay.sql.SqlFixtures.failureOf;
import static dev.assay.sql.SqlFixtures.resultOf;
import static dev.assay.sql.SqlFixtures.row;
import static dev.assay.sql.SqlFixtures.singers;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.postgresql.PostgresqlServer;
import dev.assay.sql.server.NoServerException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Attempts to leave the test database of a PostgreSQL server, to change it, or to exhaust it,
 * without the guard: the role, the settings and the system have to hold alone.
 */
class PostgresqlAttackTest {

  private static final String SECRET = "the secret of the canary";

  /** Long enough to be under way, on a slow machine too. */
  private static final Duration UNTIL_TIMEOUT = Duration.ofSeconds(2);

  @TempDir Path folder;

  /** One attempt, and how it ends. */
  record Attack(String end, String sql) {}

  static Stream<Attack> attacks() {
    try (InputStream file =
        PostgresqlAttackTest.class.getResourceAsStream("/attacks/postgresql.txt")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split(" ", 2))
          .map(parts -> new Attack(parts[0], parts[1]));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @BeforeEach
  void putASecretIntoTheFolder() throws IOException {
    Files.writeString(folder.resolve("secret.txt"), SECRET);
  }

  @AfterEach
  void theFolderIsAsItWas() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(folder.resolve("secret.txt"));
    }
    assertThat(folder.resolve("secret.txt")).hasContent(SECRET);
  }

  private static PostgresqlEngine engine(String end) {
    return new PostgresqlEngine(
        end.equals("TIMEOUT") ? SqlLimits.DEFAULT.withTime(UNTIL_TIMEOUT) : SqlFixtures.UNHURRIED);
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void theServerHoldsWithoutTheGuard(Attack attack) throws NoServerException {
    PostgresqlServer server = PostgresqlServer.running();
    String sql = attack.sql().replace("{dir}", folder.toString());

    SqlOutcome outcome = engine(attack.end()).executeUnguarded(List.of(singers()), sql, false);

    if (attack.end().equals("HARMLESS")) {
      assertThat(outcome.toString()).doesNotContain(SECRET);
    } else {
      SqlFailure failure = failureOf(outcome);
      assertThat(failure.kind().toString()).as(failure.message()).isEqualTo(attack.end());
      assertThat(failure.message()).isNotBlank().doesNotContain("\n", SECRET);
    }
    assertThat(PostgresqlServer.running()).as("no other server was started").isSameAs(server);
    assertThat(
            resultOf(engine("").execute(List.of(singers()), "SELECT name FROM singer ORDER BY id"))
                .rows())
        .containsExactly(row("Ann"), row("Bob"), row("Cy"));
  }

  @Test
  void theyAreMany() {
    assertThat(attacks()).hasSizeGreaterThan(100);
  }

  @Test
  void whatIsNestedDeeplyEndsToo() {
    String sum = "SELECT " + "(".repeat(40_000) + "1" + ")".repeat(40_000);
    String cases =
        IntStream.range(0, 20_000)
                .mapToObj(_ -> "CASE WHEN true THEN ")
                .collect(Collectors.joining("", "SELECT ", "1"))
            + " END".repeat(20_000);

    assertThat(failureOf(engine("").executeUnguarded(List.of(), sum, false)).kind())
        .isIn(SqlFailure.Kind.TOO_LARGE, SqlFailure.Kind.ERROR);
    assertThat(failureOf(engine("").executeUnguarded(List.of(), cases, false)).kind())
        .isIn(SqlFailure.Kind.TOO_LARGE, SqlFailure.Kind.ERROR);
  }
}
