package dev.assay.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The guard lets real queries through: gold SQL of Spider and what a model predicted. */
class SpiderQueriesTest {

  private static final Path SPIDER = spider();

  /** The folder that ASSAY_SPIDER names, else {@code ../shared/spider} beside the repository. */
  private static Path spider() {
    String named = System.getenv("ASSAY_SPIDER");
    return named != null ? Path.of(named) : Path.of("../../../shared/spider");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gold.sql",
        "gold_modified.sql",
        "predictions/dail-sql-gpt4.sql",
        "predictions/dail-sql-gpt4-self-consistency.sql"
      })
  void noRealQueryIsRefused(String name) throws IOException {
    Path file = SPIDER.resolve(name);
    assumeTrue(Files.exists(file), "skipped: no Spider data at " + SPIDER.toAbsolutePath());

    List<String> refused = new ArrayList<>();
    List<String> lines = Files.readAllLines(file);
    for (String line : lines) {
      String sql = line.split("\t")[0];
      SelectGuard.refusal(Dialect.SQLITE, sql).ifPresent(why -> refused.add(why + ": " + sql));
    }

    assertThat(lines).hasSizeGreaterThan(500);
    assertThat(refused).isEmpty();
  }
}
