package dev.assay.function.relevantlinking;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.containing;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.is;

import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.client.WireMock;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.catalog.values.ValueIndexBuilder;
import dev.assay.function.runtime.FunctionContract;
import dev.assay.function.runtime.FunctionStore;
import dev.assay.function.runtime.ModelServer;
import dev.assay.function.runtime.PetRuns;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.linking.BuiltValues;
import dev.assay.workflow.linking.Linking;
import dev.assay.workflow.reporting.RunHistory;
import dev.assay.workflow.run.LinkingMode;
import dev.assay.workflow.run.LinkingSettings;
import dev.assay.workflow.run.RunSettings;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.ConfigProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@QuarkusTest
@WithTestResource(FunctionStore.class)
@WithTestResource(ModelServer.class)
class RelevantLinkingFunctionTest extends FunctionContract {

  private static final String CHAT = "/v1/chat/completions";
  private static final String EMBEDDINGS = "/v1/embeddings";
  private static final Map<String, Object> EVENT = Map.of("run", "run-1", "step", "link");

  private final WireMock model =
      new WireMock(ConfigProvider.getConfig().getValue(ModelServer.PORT, Integer.class));

  @BeforeEach
  void forgetAnswers() {
    model.resetMappings();
    model.resetRequests();
  }

  @Test
  void theModelsColumnsAreKept() {
    bucket.put(asked(LinkingMode.ALWAYS, null));
    modelAnswers(
        chat(
            "{\\\"keywords\\\": [{\\\"keyword\\\": \\\"pets\\\", \\\"columns\\\": [\\\"pets.NAME\\\"]}]}"));

    returns(EVENT)
        .body("outcome", is("linked"))
        .body("artifact", is("runs/run-1/linking.json"))
        .body("scope", is("model"))
        .body("columns", is(1));

    assertThat(linking().columns()).containsExactly(new ColumnRef("Pets", "name"));
    model.verifyThat(
        1,
        postRequestedFor(urlEqualTo(CHAT))
            .withHeader("Authorization", equalTo("Bearer " + ModelServer.KEY))
            .withRequestBody(containing("\"gpt-test\"")));
  }

  @Test
  void aRepeatedEventCallsNoModel() {
    bucket.put(asked(LinkingMode.ALWAYS, null));
    modelAnswers(
        chat(
            "{\\\"keywords\\\": [{\\\"keyword\\\": \\\"pets\\\", \\\"columns\\\": [\\\"pets.NAME\\\"]}]}"));
    String first = returns(EVENT).extract().asString();

    assertThat(returns(EVENT).extract().asString()).isEqualTo(first);

    model.verifyThat(1, postRequestedFor(urlEqualTo(CHAT)));
  }

  @Test
  void aSmallCatalogNeedsNoModel() {
    bucket.put(asked(LinkingMode.AUTO, null));

    returns(EVENT).body("outcome", is("linked")).body("scope", is("whole"));

    model.verifyThat(0, postRequestedFor(urlEqualTo(CHAT)));
  }

  @Test
  void valuesAreFoundInAnIndexThatIsFetchedAndRankedByEmbeddings(@TempDir Path folder) {
    Fixture run = asked(LinkingMode.AUTO, "small");
    Path file = folder.resolve("values.index");
    try (ValueIndexBuilder builder = ValueIndexBuilder.at(file)) {
      builder.add("Pets", "name", "PETS ");
      builder.add("Owners", "name", "Rex");
      BuiltValues.read(file, builder.finish().values())
          .keep(run.artifacts(), run.artifacts().question(Fixture.RUN).catalog());
    }
    bucket.put(run);
    model.register(
        post(urlEqualTo(EMBEDDINGS))
            .willReturn(
                json(
                    200,
                    """
                    {"object": "list", "model": "x", "usage": {"prompt_tokens": 3, "total_tokens": 3},
                     "data": [{"object": "embedding", "index": 0, "embedding": [1, 0]},
                              {"object": "embedding", "index": 1, "embedding": [0.8, 0.6]}]}
                    """)));

    returns(EVENT).body("values", is(1));

    Linking.Value found = linking().keywords().getFirst().values().getFirst();
    assertThat(found.text()).isEqualTo("PETS ");
    assertThat(found.similarity()).isCloseTo(0.8, org.assertj.core.api.Assertions.within(1e-6));
    assertThat(RunHistory.read(bucket.artifacts(), Fixture.RUN).uses())
        .extracting(use -> use.tokens().input())
        .containsExactly(3L);
  }

  @Test
  void aModelThatAsksToWaitIsAnOutcomeAndInTheLastTryDoneWithout() {
    bucket.put(asked(LinkingMode.ALWAYS, null));
    modelAnswers(
        json(429, "{\"error\": {\"message\": \"no\", \"type\": \"test\"}}")
            .withHeader("Retry-After", "7"));

    returns(EVENT).body("outcome", is("rate-limited")).body("waitSeconds", is(7));
    returns(Map.of("run", "run-1", "step", "link", "lastTry", true))
        .body("outcome", is("linked"))
        .body("scope", is("lexical"));

    assertThat(linking().problems())
        .singleElement()
        .asString()
        .matches("model main is rate limited: try again in 7 s \\(status 429 of \\S+\\): no");
  }

  private Linking linking() {
    return bucket.artifacts().get(ArtifactKeys.linking(Fixture.RUN), Linking.class);
  }

  private static Fixture asked(LinkingMode mode, @Nullable String embeddings) {
    return Fixture.asking(
        PetRuns.QUESTION,
        RunSettings.of("main", List.of("a"))
            .showing(LinkingSettings.DEFAULT.choosing(mode).rankedBy(embeddings)),
        null);
  }

  private void modelAnswers(ResponseDefinitionBuilder answer) {
    model.register(post(urlEqualTo(CHAT)).willReturn(answer));
  }

  private static ResponseDefinitionBuilder chat(String json) {
    return json(
        200,
        """
        {"id": "chatcmpl-1", "object": "chat.completion", "created": 1741569952,
         "model": "gpt-test-2026-01-01",
         "choices": [{"index": 0, "finish_reason": "stop",
           "message": {"role": "assistant", "content": "```json\\n%s\\n```"}}],
         "usage": {"prompt_tokens": 90, "completion_tokens": 12, "total_tokens": 102}}
        """
            .formatted(json));
  }

  private static ResponseDefinitionBuilder json(int status, String body) {
    return aResponse()
        .withStatus(status)
        .withHeader("Content-Type", "application/json")
        .withBody(body);
  }
}
