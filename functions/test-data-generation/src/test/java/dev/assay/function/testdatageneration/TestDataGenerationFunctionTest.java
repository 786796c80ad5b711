package dev.assay.function.testdatageneration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.is;

import dev.assay.function.runtime.FunctionContract;
import dev.assay.function.runtime.FunctionStore;
import dev.assay.function.runtime.PetRuns;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.testdata.TestDataAttempt;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(
    value = FunctionStore.class,
    initArgs = @ResourceArg(name = "assay.replay", value = "src/test/resources/completions.jsonl"))
@Tag("slow")
class TestDataGenerationFunctionTest extends FunctionContract {

  private static final Map<String, String> EVENT =
      Map.of("run", "run-1", "step", "generate-test-data");

  @Test
  void theBestTestDataAreChosen() {
    bucket.put(PetRuns.withTestData());

    returns(Map.of("run", "run-1", "step", "choose-test-data"))
        .body("outcome", is("chosen"))
        .body("testData", is(1));
  }

  @Test
  void testDataAreGeneratedAgainUntilTheyCanBeUsed() {
    bucket.put(PetRuns.asked());

    returns(EVENT)
        .body("outcome", is("generated"))
        .body("artifact", is("runs/run-1/test-data/2.json"));

    assertThat(attempt(1).rejections())
        .containsExactly("owners_df: the key (owner_id) is not unique: (1) occurs twice");
    assertThat(attempt(2).rejections()).isEmpty();
    assertThat(attempt(2).tables().get("Pets").rowCount()).isEqualTo(2);
    assertThat(attempt(2).use().tokens().input()).isEqualTo(120);
  }

  @Test
  void aRepeatedEventAnswersFromTheArtifact() {
    bucket.put(PetRuns.asked());
    String first = returns(EVENT).extract().asString();
    String artifact = bucket.text("runs/run-1/test-data/2.json");

    assertThat(returns(EVENT).extract().asString()).isEqualTo(first);
    assertThat(bucket.text("runs/run-1/test-data/2.json")).isEqualTo(artifact);
  }

  @Test
  void aModelThatIsNotRecordedRefuses() {
    bucket.put(Fixture.asking("Who?", RunSettings.of("other", List.of("a")), null));

    returns(EVENT)
        .body("outcome", is("model-refused"))
        .body(
            "reason",
            is(
                "model other: no completion is recorded in src/test/resources/completions.jsonl for"
                    + " question q, step generate-test-data, model other, round 1: record it"));
  }

  private TestDataAttempt attempt(int number) {
    return bucket
        .artifacts()
        .get("runs/run-1/test-data/%d.json".formatted(number), TestDataAttempt.class);
  }
}
