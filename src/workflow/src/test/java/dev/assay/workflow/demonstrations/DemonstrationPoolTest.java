package dev.assay.workflow.demonstrations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.workflow.Fixture;
import dev.assay.workflow.revision.SqlGeneration;
import dev.assay.workflow.run.InvalidQuestionException;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.strategy.DemonstrationSettings;
import dev.assay.workflow.strategy.Strategy;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class DemonstrationPoolTest {

  private static final String LINES =
      """
      {"question": "How many singers are there?", "query": "SELECT count(*) FROM singer"}
      {"question": "Which ships sank?", "SQL": "SELECT name FROM ship WHERE sunk = 1"}
      {"question": "How many ships are there in each harbour?", "sql": "SELECT harbour, count(*) FROM ship GROUP BY harbour"}
      """;

  @Test
  void theQuestionMostLikeItComesLast() {
    assertThat(pool(LINES).nearest("How many ships has each port?", 2))
        .extracting(Demonstration::question)
        .containsExactly(
            "How many singers are there?", "How many ships are there in each harbour?");
  }

  @Test
  void aQuestionIsNotItsOwnDemonstration() {
    assertThat(pool(LINES).nearest("which ships sank?", 3))
        .extracting(Demonstration::question)
        .doesNotContain("Which ships sank?");
  }

  @Test
  void aTrainingFileOfABenchmarkIsAnArray() {
    assertThat(
            pool("[{\"db_id\": \"a\", \"question\": \"Which?\", \"query\": \"SELECT 1\", \"sql\": {}}]")
                .demonstrations())
        .containsExactly(new Demonstration("Which?", "SELECT 1"));
  }

  @Test
  void whatIsNoPoolIsRefused() {
    assertThatThrownBy(() -> pool("{\"question\": \"Which?\"}"))
        .isInstanceOf(InvalidQuestionException.class)
        .hasMessage(
            "the demonstrations 'pool.jsonl' lack a question or its SQL in entry 1: each has"
                + " 'question' and 'query', 'SQL' or 'sql'");
    assertThatThrownBy(() -> pool("select 1"))
        .hasMessageStartingWith("the demonstrations 'pool.jsonl' are no JSON: ");
    assertThatThrownBy(() -> pool(""))
        .hasMessage("the demonstrations 'pool.jsonl' have 0 entries; 1 to 20,000 are wanted");
  }

  @Test
  void theModelThatWritesSqlIsShownThem() throws Exception {
    Fixture empty = Fixture.asking("Which pets sank?");
    String key = pool(LINES).keep(empty.artifacts());
    Fixture run =
        Fixture.asking(
            "Which pets sank?",
            RunSettings.of("main", java.util.List.of("a"))
                .by(Strategy.named("dac").demonstrating(new DemonstrationSettings(key, 1))),
            null);
    pool(LINES).keep(run.artifacts());
    run.answering("sql", "SELECT 1");

    new SqlGeneration(run.artifacts(), run, Fixture.TIME).run(Fixture.event("generate-sql"));

    assertThat(run.calls().getFirst().prompt().user())
        .contains("```sql\n-- Which ships sank?\nSELECT name FROM ship WHERE sunk = 1;\n```");
  }

  private static DemonstrationPool pool(String content) {
    return DemonstrationPool.parse("pool.jsonl", content.getBytes(StandardCharsets.UTF_8));
  }
}
