package dev.assay.function.exploration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.is;

import dev.assay.function.runtime.FunctionContract;
import dev.assay.function.runtime.FunctionStore;
import dev.assay.function.runtime.PetRuns;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.exploration.Exploration;
import dev.assay.workflow.refinement.ThreadAnswer;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.strategy.Strategy;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
@QuarkusTest
@WithTestResource(FunctionStore.class)
@WithTestResource(AskedPets.class)
class ExplorationFunctionTest extends FunctionContract {

  private static Map<String, Object> event(String step) {
    return Map.of("run", "run-1", "step", step, "candidate", 0);
  }

  @Test
  void aThreadExploresTheDatabaseAndAnswersByWhatItReturns() {
    bucket.put(
        Fixture.asking(
            PetRuns.QUESTION,
            RunSettings.of("main", List.of("a")).by(Strategy.named("reforce")),
            null));

    returns(event("explore")).body("outcome", is("generated"));
    returns(event("refine-sql")).body("outcome", is("generated"));

    assertThat(
            bucket
                .artifacts()
                .get("runs/run-1/threads/0/exploration.json", Exploration.class)
                .text())
        .isEqualTo("SELECT name FROM Owners\nname\n'Ann'");
    assertThat(bucket.artifacts().get("runs/run-1/threads/0/answer.json", ThreadAnswer.class).sql())
        .isEqualTo("SELECT name FROM Owners");
  }

  @Test
  void whatMayNotBeShownIsNotExplored() {
    bucket.put(
        Fixture.asking(
            PetRuns.QUESTION,
            RunSettings.of("main", List.of("a"))
                .by(Strategy.named("reforce"))
                .showing(AskedPets.NOTHING),
            null));

    returns(event("explore"))
        .body("outcome", is("unusable"))
        .body("reason", is("values of the database may not be shown: --share-values samples"));
  }
}
