package dev.assay.sql;

import static dev.assay.sql.SqlFixtures.failureOf;
import static dev.assay.sql.SqlFixtures.resultOf;
import static dev.assay.sql.SqlFixtures.row;
import static dev.assay.sql.SqlFixtures.singers;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Attempts to reach files, other databases, extensions and settings of DuckDB, or to exhaust it,
 * without the guard: what it was told before has to hold alone. The same with the guard.
 */
@Tag("slow")
class DuckdbAttackTest {

  private static final String SECRET = "the secret of the canary";
  private static final Duration UNTIL_TIMEOUT = Duration.ofMillis(700);

  @TempDir static Path folder;

  /** One attempt, and how it ends. */
  record Attack(String end, String sql) {}

  static Stream<Attack> attacks() {
    try (InputStream file = DuckdbAttackTest.class.getResourceAsStream("/attacks/duckdb.txt")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split(" ", 2))
          .map(parts -> new Attack(parts[0], parts[1]));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static TreeMap<String, String> contents() throws IOException {
    TreeMap<String, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        contents.put(
            file.getFileName().toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    }
    return contents;
  }

  @BeforeAll
  static void putSecretsIntoTheFolder() throws IOException, SQLException {
    Files.writeString(folder.resolve("secret.txt"), SECRET);
    Files.writeString(folder.resolve("secret.csv"), "s\n" + SECRET + "\n");
    try (Connection other = DriverManager.getConnection("jdbc:duckdb:" + folder + "/other.duckdb");
        Statement statement = other.createStatement()) {
      statement.execute("CREATE TABLE t AS SELECT '%s' AS s".formatted(SECRET));
      statement.execute("COPY t TO '%s/secret.parquet' (FORMAT parquet)".formatted(folder));
    }
  }

  private static DuckdbEngine engine(String end) {
    return new DuckdbEngine(
        end.equals("TIMEOUT") ? SqlLimits.DEFAULT.withTime(UNTIL_TIMEOUT) : SqlFixtures.UNHURRIED);
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void theEngineHoldsWithoutTheGuard(Attack attack) throws Exception {
    TreeMap<String, String> before = contents();
    String sql = attack.sql().replace("{dir}", folder.toString());

    SqlOutcome outcome = engine(attack.end()).executeUnguarded(List.of(singers()), sql);

    if (attack.end().equals("HARMLESS")) {
      assertThat(outcome.toString()).doesNotContain(SECRET);
    } else {
      SqlFailure failure = failureOf(outcome);
      assertThat(failure.kind().toString()).as(failure.message()).isEqualTo(attack.end());
      assertThat(failure.message()).isNotBlank().doesNotContain("\n", SECRET);
    }
    assertThat(contents()).isEqualTo(before);
  }

  /** What is bounded, or does nothing, may pass. */
  @Test
  void theGuardRefusesWhatReachesBeyondTheTables() {
    assertThat(attacks())
        .filteredOn(attack -> attack.end().matches("ERROR|NOT_EXECUTABLE"))
        .allSatisfy(
            attack ->
                assertThat(
                        SelectGuard.refusal(Dialect.DUCKDB, attack.sql().replace("{dir}", "/tmp")))
                    .as(attack.sql())
                    .isNotEmpty());
  }

  @Test
  void anExecutionAfterAllOfThemIsAsTheFirst() {
    assertThat(
            resultOf(engine("").execute(List.of(singers()), "SELECT name FROM singer ORDER BY id"))
                .rows())
        .containsExactly(row("Ann"), row("Bob"), row("Cy"));
  }

  @Test
  void theyAreMany() {
    assertThat(attacks()).hasSizeGreaterThan(90);
  }
}
