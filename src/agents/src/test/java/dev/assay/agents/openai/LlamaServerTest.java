package dev.assay.agents.openai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.agents.Answer;
import dev.assay.agents.Attempt;
import dev.assay.agents.ModelCheck;
import dev.assay.agents.SqlGenerationAgent;
import dev.assay.agents.SqlGenerationRequest;
import dev.assay.agents.TestCodeAgent;
import dev.assay.agents.TestCodeRequest;
import dev.assay.agents.model.ApiKey;
import dev.assay.agents.model.Completion;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import dev.assay.agents.model.Prompt;
import dev.assay.agents.model.SystemRole;
import dev.assay.agents.model.TokenLimit;
import dev.assay.agents.model.WireSettings;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The wire of a real server, with a model so small that its answers need not be good: every call
 * ends in an answer or a named outcome.
 */
@QuarkusTest
@Tag("slow")
class LlamaServerTest {

  private static final int FEW_TOKENS = 48;

  @TempDir static Path folder;
  private static Optional<LlamaServer> server = Optional.empty();

  @BeforeAll
  static void startServer() throws Exception {
    server = LlamaServer.in(folder);
    assumeTrue(server.isPresent(), LlamaServer.ABSENT);
  }

  @AfterAll
  static void stopServer() {
    server.ifPresent(LlamaServer::close);
  }

  @Test
  void agentsGetAnAnswerOrAReason() throws Exception {
    OpenAiModelClient client = client(WireSettings.USUAL);
    Attempt attempt = new Attempt("m", "q", 1, 0);
    Answer sql =
        SqlGenerationAgent.asking(client)
            .generate(
                new SqlGenerationRequest(
                    attempt, "SQLite", "CREATE TABLE t (a INT)", "", "", "How many?", ""));
    Answer code =
        TestCodeAgent.asking(client)
            .generate(new TestCodeRequest(attempt, "t_df", "", "", "How many?", "", null));

    assertThat(sql.completion().tokens().input()).isPositive();
    assertThat(code.completion().tokens().output()).isBetween(1L, (long) FEW_TOKENS);
    assertThat(ModelCheck.of(client, settings(WireSettings.USUAL, LlamaServer.KEY))).isNotNull();
  }

  @Test
  void aStreamIsReadToItsEnd() throws Exception {
    Completion streamed = client(wire(SystemRole.SYSTEM, true)).complete(call("Count to three."));

    assertThat(streamed.text()).isNotBlank();
    assertThat(streamed.finish()).isIn(FinishReason.STOP, FinishReason.LENGTH);
  }

  @ParameterizedTest
  @EnumSource(SystemRole.class)
  void instructionsAreTakenInEachRoleOrRefusedByName(SystemRole role) {
    try {
      Completion answer = client(wire(role, false)).complete(call("Say hello."));

      assertThat(answer.text()).isNotNull();
    } catch (ModelException refused) {
      assertThat(refused).hasMessageContaining("127.0.0.1").hasMessageContaining("status");
    }
  }

  @Test
  void aPromptThatIsTooLongIsNamed() {
    assertThatThrownBy(() -> client(WireSettings.USUAL).complete(call("word ".repeat(4000))))
        .isInstanceOf(ModelException.Refused.class)
        .hasMessageContaining("maximum context length is 2048 tokens")
        .hasMessageContaining("do not fit into the model's context");
  }

  @Test
  void aWrongKeyAndAWrongPathAreToldApart() {
    ModelSettings usual = settings(WireSettings.USUAL, "another-key");
    URI root = URI.create(usual.baseUrl().toString().replace("/v1", ""));

    assertThatThrownBy(() -> client(usual).complete(call("a")))
        .isInstanceOf(ModelException.Refused.class)
        .hasMessageContaining("does not accept the key (status 401): Invalid API key");
    assertThatThrownBy(
            () -> client(at(root, LlamaServer.KEY, WireSettings.USUAL)).complete(call("a")))
        .isInstanceOf(ModelException.Refused.class)
        .hasMessageContaining("has nothing at /chat/completions (status 404): Not Found");
  }

  private static ModelCall call(String text) {
    return new ModelCall("generate-sql", "m", "q", 1, new Prompt("Be brief.", text), 0);
  }

  private static WireSettings wire(SystemRole role, boolean stream) {
    return WireSettings.builder().tokenLimit(TokenLimit.MAX_TOKENS).systemRole(role).stream(stream)
        .build();
  }

  private static OpenAiModelClient client(WireSettings wire) {
    return client(settings(wire, LlamaServer.KEY));
  }

  private static OpenAiModelClient client(ModelSettings settings) {
    return new OpenAiModelClient(_ -> settings, Clock.systemUTC());
  }

  private static ModelSettings settings(WireSettings wire, String key) {
    return at(server.orElseThrow().baseUrl(), key, wire);
  }

  private static ModelSettings at(URI url, String key, WireSettings wire) {
    return ModelSettings.of("m", url)
        .apiKey(new ApiKey(key))
        .maxTokens(FEW_TOKENS)
        .timeout(Duration.ofMinutes(5))
        .wire(wire)
        .build();
  }
}
