package dev.assay.function.revision;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.containing;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.matchesPattern;

import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.client.WireMock;
import dev.assay.analysis.Finding;
import dev.assay.function.runtime.FunctionContract;
import dev.assay.function.runtime.FunctionStore;
import dev.assay.function.runtime.ModelServer;
import dev.assay.function.runtime.PetRuns;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.run.RunSettings;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.ConfigProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
@QuarkusTest
@WithTestResource(FunctionStore.class)
@WithTestResource(ModelServer.class)
class RevisionFunctionTest extends FunctionContract {

  private static final String CHAT = "/v1/chat/completions";
  private static final Map<String, String> GENERATE =
      Map.of("run", "run-1", "step", "generate-sql");

  private final WireMock model =
      new WireMock(ConfigProvider.getConfig().getValue(ModelServer.PORT, Integer.class));

  @BeforeEach
  void forgetAnswers() {
    model.resetMappings();
    model.resetRequests();
  }

  @Test
  void theFirstSqlIsWrittenByTheModel() {
    bucket.put(PetRuns.asked());
    modelAnswers(sql(PetRuns.WRONG));

    returns(GENERATE)
        .body("outcome", is("generated"))
        .body("artifact", is("runs/run-1/sql/0.json"));

    Candidate candidate = bucket.artifacts().get("runs/run-1/sql/0.json", Candidate.class);
    assertThat(candidate.sql()).isEqualTo(PetRuns.WRONG);
    assertThat(candidate.use().tokens().input()).isEqualTo(90);
    model.verifyThat(
        1,
        postRequestedFor(urlEqualTo(CHAT))
            .withHeader("Authorization", equalTo("Bearer " + ModelServer.KEY))
            .withRequestBody(containing("\"gpt-test\"")));
  }

  @Test
  void theKeyIsInNoArtifact() {
    bucket.put(PetRuns.asked());
    modelAnswers(sql(PetRuns.WRONG));
    returns(GENERATE);

    // the question, the call's claim and its answer, and the candidate
    assertThat(bucket.artifacts().keys(Fixture.RUN))
        .hasSize(4)
        .allSatisfy(key -> assertThat(bucket.text(key)).doesNotContain(ModelServer.KEY));
  }

  @Test
  void aRepeatedEventCallsNoModel() {
    bucket.put(PetRuns.asked());
    modelAnswers(sql(PetRuns.WRONG));
    String first = returns(GENERATE).extract().asString();

    assertThat(returns(GENERATE).extract().asString()).isEqualTo(first);

    model.verifyThat(1, postRequestedFor(urlEqualTo(CHAT)));
  }

  @Test
  void sqlThatTheQuestionBringsNeedsNoModel() {
    bucket.put(
        Fixture.asking(PetRuns.QUESTION, RunSettings.of("main", List.of("a")), PetRuns.WRONG));

    returns(GENERATE).body("outcome", is("generated"));

    assertThat(bucket.artifacts().get("runs/run-1/sql/0.json", Candidate.class).use()).isNull();
    model.verifyThat(0, postRequestedFor(urlEqualTo(CHAT)));
  }

  @Test
  void failedSqlIsRevisedFromItsFindings() {
    Fixture run = PetRuns.withCandidate(PetRuns.WRONG);
    Finding finding = new Finding("test-case", "extra-row", "unexpected row: Ann, once too often");
    run.artifacts()
        .replace(
            ArtifactKeys.verdict(Fixture.RUN, 0),
            new Verdict(0, null, List.of(finding), Fixture.NOW, 3));
    bucket.put(run);
    modelAnswers(sql(PetRuns.RIGHT));

    returns(Map.of("run", "run-1", "step", "revise-sql", "candidate", 0))
        .body("outcome", is("generated"))
        .body("artifact", is("runs/run-1/sql/1.json"));

    assertThat(bucket.artifacts().get("runs/run-1/sql/1.json", Candidate.class).sql())
        .isEqualTo(PetRuns.RIGHT);
    model.verifyThat(
        1, postRequestedFor(urlEqualTo(CHAT)).withRequestBody(containing("once too often")));
  }

  @Test
  void aModelThatAsksToWaitIsAnOutcomeWithTheTime() {
    bucket.put(PetRuns.asked());
    modelAnswers(failure(429).withHeader("Retry-After", "7"));

    returns(GENERATE)
        .body("outcome", is("rate-limited"))
        .body("waitSeconds", is(7))
        .body(
            "reason",
            matchesPattern(
                "model main is rate limited: try again in 7 s \\(status 429 of \\S+\\): no"));
  }

  @Test
  void aModelThatFailsIsUnavailable() {
    bucket.put(PetRuns.asked());
    modelAnswers(failure(500));

    returns(GENERATE).body("outcome", is("model-unavailable")).body("waitSeconds", is(10));
  }

  @Test
  void aModelThatRefusesTheKeyIsAnOutcomeThatDoesNotShowIt() {
    bucket.put(PetRuns.asked());
    modelAnswers(failure(401));

    String answer = returns(GENERATE).body("outcome", is("model-refused")).extract().asString();

    assertThat(answer).doesNotContain(ModelServer.KEY);
  }

  private void modelAnswers(ResponseDefinitionBuilder answer) {
    model.register(post(urlEqualTo(CHAT)).willReturn(answer));
  }

  private static ResponseDefinitionBuilder sql(String sql) {
    return json(
        200,
        """
        {"id": "chatcmpl-1", "object": "chat.completion", "created": 1741569952,
         "model": "gpt-test-2026-01-01",
         "choices": [{"index": 0, "finish_reason": "stop",
           "message": {"role": "assistant", "content": "```sql\\n%s\\n```"}}],
         "usage": {"prompt_tokens": 90, "completion_tokens": 12, "total_tokens": 102}}
        """
            .formatted(sql));
  }

  private static ResponseDefinitionBuilder failure(int status) {
    return json(status, "{\"error\": {\"message\": \"no\", \"type\": \"test\"}}");
  }

  private static ResponseDefinitionBuilder json(int status, String body) {
    return aResponse()
        .withStatus(status)
        .withHeader("Content-Type", "application/json")
        .withBody(body);
  }
}
