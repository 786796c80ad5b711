package dev.assay.function.testcodevoting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.is;

import dev.assay.function.runtime.FunctionContract;
import dev.assay.function.runtime.FunctionStore;
import dev.assay.function.runtime.PetRuns;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testcode.TestCodeAttempt;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(
    value = FunctionStore.class,
    initArgs = @ResourceArg(name = "assay.replay", value = "src/test/resources/completions.jsonl"))
@Tag("slow")
class TestCodeVotingFunctionTest extends FunctionContract {

  @Test
  void anErrorOfTestCodeGoesBackToItsModel() {
    bucket.put(PetRuns.withTestData());

    generate("a").body("outcome", is("generated"));

    assertThat(attempt(1).usable()).isFalse();
    assertThat(attempt(2).usable()).isTrue();
  }

  @Test
  void modelsThatAgreeDecideTheVote() {
    bucket.put(PetRuns.withTestData());
    generate("a");
    generate("b");

    returns(
            Map.of(
                "run",
                "run-1",
                "step",
                "vote",
                "models",
                List.of("a", "b"),
                "others",
                List.of("c")))
        .body("outcome", is("decided"))
        .body("artifact", is("runs/run-1/test-case.json"))
        .body("model", is("a"))
        .body("votes", is(2))
        .body("asked", is(2));

    assertThat(
            bucket.artifacts().get("runs/run-1/test-case.json", TestCase.class).expected().rows())
        .containsExactly(List.of("Ann"));
  }

  @Test
  void aModelThatIsNotOfTheRunIsInvalidInput() {
    bucket.put(PetRuns.withTestData());

    generate("z")
        .body("outcome", is("invalid-input"))
        .body("reason", is("model is none of the run's models for test code"));
  }

  @Test
  void aVoteWithoutModelsIsInvalidInput() {
    returns(Map.of("run", "run-1", "step", "vote"))
        .body("outcome", is("invalid-input"))
        .body("reason", is("models must name at least one model"));
  }

  private static ValidatableResponse generate(String model) {
    return returns(Map.of("run", "run-1", "step", "generate-test-code", "model", model));
  }

  private TestCodeAttempt attempt(int round) {
    return bucket
        .artifacts()
        .get("runs/run-1/test-code/a/%d.json".formatted(round), TestCodeAttempt.class);
  }
}
