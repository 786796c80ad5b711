package dev.assay.workflow.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JacksonException;
import dev.assay.agents.model.Prices;
import dev.assay.sql.Dialect;
import dev.assay.table.AsOf;
import dev.assay.workflow.strategy.CandidateSettings;
import dev.assay.workflow.strategy.DatabaseForm;
import dev.assay.workflow.strategy.DemonstrationSettings;
import dev.assay.workflow.strategy.Strategy;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What {@code question.json} holds: runs that have begun are read by later versions, batches are
 * called after a digest of their settings, and people read it.
 */
class QuestionJsonTest {

  private static final String JSON =
      """
      {
        "run" : "run-1",
        "id" : "q1",
        "database" : "pets",
        "catalog" : "catalogs/pets/1.json",
        "dialect" : "SQLITE",
        "text" : "Who has pets?",
        "evidence" : "a pet is a row of pets",
        "sql" : "SELECT 1",
        "gold" : "SELECT 2",
        "settings" : {
          "model" : "writer",
          "testCodeModels" : [ "a", "b" ],
          "terms" : [ {
            "model" : "writer",
            "temperature" : 0.5,
            "prices" : {
              "input" : 2.50,
              "output" : 10,
              "cached" : 1
            },
            "mostAnswerTokens" : 4096
          } ],
          "rounds" : 5,
          "revisionLimit" : 2,
          "linking" : {
            "mode" : "always",
            "embeddings" : null,
            "shareValues" : "samples"
          },
          "testData" : {
            "leastAdequacy" : 0.4,
            "richer" : 1
          },
          "voting" : "selection",
          "without" : [ "inspection" ],
          "strategy" : {
            "name" : "select",
            "parts" : [ "execution-error", "test-case", "minimal-rewrite", "candidates" ],
            "rules" : [ ],
            "demonstrations" : {
              "pool" : "pools/1.json",
              "most" : 3,
              "confirmed" : true
            },
            "candidates" : {
              "samples" : 4,
              "temperature" : 0.7,
              "models" : [ ],
              "given" : [ ],
              "form" : "sqlite"
            },
            "parallelRuns" : 2
          },
          "budget" : {
            "tokens" : 1000,
            "cost" : null
          },
          "asOf" : {
            "moment" : "1970-01-01T00:00:00Z",
            "zone" : "Z"
          }
        },
        "askedAt" : "1970-01-01T00:00:00Z"
      }""";

  @Test
  void aQuestionIsWrittenFlatInTheOrderOfItsSettings() throws JacksonException {
    Question question = question();

    assertThat(new String(Json.bytes(question), StandardCharsets.UTF_8)).isEqualTo(JSON);
    assertThat(Json.parse(Json.bytes(question), Question.class)).isEqualTo(question);
  }

  private static Question question() {
    Prices prices = new Prices(new BigDecimal("2.50"), BigDecimal.TEN, BigDecimal.ONE);
    RunSettings settings =
        RunSettings.of("writer", List.of("a", "b"))
            .knowing(List.of(new ModelTerms("writer", 0.5, prices, 4096)))
            .revising(2)
            .showing(LinkingSettings.DEFAULT.choosing(LinkingMode.ALWAYS))
            .measuring(new TestDataSettings(0.4, 1))
            .votingBy(Voting.SELECTION)
            .leavingOut(Set.of(Part.INSPECTION))
            .by(
                Strategy.named("select")
                    .demonstrating(DemonstrationSettings.confirmed("pools/1.json"))
                    .selecting(
                        CandidateSettings.DEFAULT.sampling(4).at(0.7).shownAs(DatabaseForm.SQLITE))
                    .running(2))
            .within(new Budget(1_000L, null))
            .asOf(new AsOf(Instant.EPOCH, ZoneOffset.UTC));
    return new Question(
        "run-1",
        "q1",
        new KnownDatabase("pets", "catalogs/pets/1.json", Dialect.SQLITE),
        new Asked("Who has pets?", "a pet is a row of pets", "SELECT 1", "SELECT 2"),
        settings,
        Instant.EPOCH);
  }
}
