package dev.assay.sql;

import static dev.assay.sql.SqlFixtures.failureOf;
import static dev.assay.sql.SqlFixtures.singers;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Attempts to reach files and other databases, to write, and to get at more than one statement.
 * Each ends in a failure of the kind that its file says; and without the guard, nothing of the
 * folder is seen or changed either.
 */
class AttackTest {

  private static final String SECRET = "the secret of the canary";

  @TempDir Path folder;

  /** One attempt. */
  record Attack(Dialect dialect, SqlFailure.Kind expected, String sql) {

    String in(Path folder) {
      return sql.replace("{dir}", folder.toString());
    }
  }

  static Stream<Attack> attacks() {
    return Stream.of(
            lines("sqlite.txt").map(line -> attack("sqlite " + line)),
            lines("h2.txt").map(AttackTest::attack),
            lines("others.txt").map(AttackTest::attack))
        .flatMap(each -> each);
  }

  private static Attack attack(String line) {
    String[] parts = line.split(" ", 3);
    return new Attack(Dialect.named(parts[0]), SqlFailure.Kind.valueOf(parts[1]), parts[2]);
  }

  private static Stream<String> lines(String name) {
    try (InputStream file = AttackTest.class.getResourceAsStream("/attacks/" + name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"));
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

  @ParameterizedTest
  @MethodSource("attacks")
  void everyAttackEndsInTheFailureThatItsFileNames(Attack attack) {
    SqlEngine engine = SqlEngines.forDialect(attack.dialect(), SqlFixtures.UNHURRIED);

    SqlFailure failure = failureOf(engine.execute(List.of(singers()), attack.in(folder)));

    assertThat(failure.kind()).as(failure.message()).isEqualTo(attack.expected());
    assertThat(failure.message()).isNotBlank().doesNotContain("\n", SECRET);
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void whatTheGuardWouldOverlookTheEngineDoesNotDo(Attack attack) {
    SqlLimits limits = SqlLimits.DEFAULT.withTime(Duration.ofMillis(300));
    SqlOutcome outcome =
        attack.dialect() == Dialect.SQLITE
            ? new SqliteEngine(limits)
                .executeUnguarded(List.of(singers()), attack.in(folder), false)
            : new H2Engine(attack.dialect(), limits)
                .executeUnguarded(List.of(singers()), attack.in(folder), false);

    if (outcome instanceof SqlOutcome.Executed executed) {
      assertThat(executed.result().rows().toString()).doesNotContain(SECRET);
    } else {
      assertThat(failureOf(outcome).message()).isNotBlank().doesNotContain(SECRET);
    }
  }
}
