package dev.assay.function.batch;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.is;

import dev.assay.agents.model.ModelClient;
import dev.assay.function.runtime.FunctionBucket;
import dev.assay.function.runtime.FunctionStore;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.catalogs.CatalogFile;
import dev.assay.workflow.run.Question;
import io.quarkus.arc.Arc;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A batch of three lines on a catalog that was built into the function's bucket. */
@QuarkusTest
@WithTestResource(
    value = FunctionStore.class,
    initArgs = {
      @ResourceArg(name = "assay.model", value = "main"),
      @ResourceArg(name = "assay.test-code-models", value = "a,b"),
      @ResourceArg(name = "assay.share-values", value = "none"),
      @ResourceArg(name = "assay.revisions", value = "2"),
      @ResourceArg(name = "assay.most-cost", value = "0.25"),
      @ResourceArg(name = "assay.models.main.price-input", value = "1"),
      @ResourceArg(name = "assay.models.main.price-output", value = "2"),
      @ResourceArg(name = "assay.models.a.price-input", value = "1"),
      @ResourceArg(name = "assay.models.a.price-output", value = "2"),
      @ResourceArg(name = "assay.models.b.price-input", value = "1"),
      @ResourceArg(name = "assay.models.b.price-output", value = "2")
    })
@Tag("slow")
class BatchFunctionTest {

  private static final String INBOX = "inbox/questions.jsonl";
  private static final String LINES =
      """
      {"question_id": 1, "db_id": "pets", "question": "Who has pets?"}
      {"question_id": 2, "db_id": "plants", "question": "Who has plants?"}
      broken
      """;

  private final FunctionBucket bucket = new FunctionBucket();

  @BeforeEach
  void fillBucket() {
    bucket.clear();
    bucket
        .artifacts()
        .replace(
            ArtifactKeys.builtCatalog("pets"),
            CatalogFile.of(Fixture.NOW, "pets.sqlite", null, List.of(), Fixture.CATALOG));
    bucket.write(INBOX, LINES);
  }

  @AfterEach
  void closeBucket() {
    bucket.close();
  }

  @Test
  void aFileBeginsAsABatchWhoseLinesAreAskedAndEnded() {
    String batch =
        returns(Map.of("step", "begin-batch", "key", INBOX))
            .body("outcome", is("begun"))
            .body("lines", is(3))
            .body("broken", is(1))
            .extract()
            .path("id");
    Map<String, Object> first = Map.of("line", 1, "run", batch + "-1");

    returns(Map.of("step", "ask-line", "item", first))
        .body("outcome", is("asked"))
        .body("testCodeModels", is(List.of("a", "b")))
        .body("revisionLimit", is(2));
    returns(Map.of("step", "ask-line", "item", Map.of("line", 2, "run", batch + "-2")))
        .body("outcome", is("invalid-input"))
        .body("reason", containsString("has no catalog of 'plants': it has pets"));
    returns(Map.of("step", "end-batch", "batch", batch))
        .body("outcome", is("ended"))
        .body("lines", is(3))
        .body("failed", is(3));

    Question question = bucket.artifacts().question(batch + "-1");
    assertThat(question.settings().models().main()).isEqualTo("main");
    assertThat(question.settings().linking().shareValues().name()).isEqualTo("NONE");
    assertThat(question.settings().budget().cost()).isEqualByComparingTo("0.25");
    assertThat(question.settings().models().prices("b")).isPresent();
    assertThat(bucket.text("batches/" + batch + "/results.jsonl").lines()).hasSize(3);
    assertThat(bucket.text("batches/" + batch + "/summary.json")).contains("\"lines\" : 3");
    assertThat(bucket.text("batches/" + batch + "/report.html"))
        .startsWith("<!DOCTYPE html>")
        .contains("line 3: it is not JSON: ");
  }

  @Test
  void whatIsNoBatchIsInvalidInput() {
    returns(Map.of("step", "begin-batch", "key", "inbox/none.jsonl"))
        .body("outcome", is("invalid-input"))
        .body("reason", is("no artifact inbox/none.jsonl in s3://assay-artifacts/functions/"));
    returns(Map.of("step", "begin-batch", "key", "../secrets"))
        .body("outcome", is("invalid-input"));
    returns(Map.of("step", "dance")).body("outcome", is("invalid-input"));
    returns(Map.of("step", "ask-line", "item", Map.of("line", "x")))
        .body("outcome", is("invalid-input"));
  }

  @Test
  void itHoldsNoModel() {
    assertThat(Arc.container().select(ModelClient.class).isUnsatisfied()).isTrue();
  }

  private static ValidatableResponse returns(Map<String, ?> event) {
    return given().contentType(ContentType.JSON).body(event).when().post().then().statusCode(200);
  }
}
