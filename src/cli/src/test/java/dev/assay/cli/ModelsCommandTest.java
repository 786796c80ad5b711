package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.Embedding;
import dev.assay.agents.model.EmbeddingCall;
import dev.assay.agents.model.Embeddings;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.TokenUsage;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is configured of models, and whether one of them works, in words. */
class ModelsCommandTest {

  private static final Map<String, String> CONFIGURED =
      Map.of(
          "assay.model", "gpt-4o",
          "assay.test-code-models", "gpt-4o,azure:mine",
          "assay.embedding-model", "small",
          "assay.models.local.base-url", "http://localhost:8000/v1",
          "assay.models.local.price-input", "0",
          "assay.models.local.price-output", "0.5",
          "OPENAI_API_KEY", "sk-secret-of-mine");

  @Test
  void allThatIsConfiguredIsListedAndNoKey() {
    CommandLineHarness assay = harness(CONFIGURED, null);

    assertThat(assay.run("models")).isZero();
    assertThat(assay.out().lines().map(line -> line.replaceAll(" {2,}", " | ")))
        .startsWith(
            "name | does | provider | host | model | context | prices | key from",
            "gpt-4o | SQL, test code | - | api.openai.com | gpt-4o | 128,000 | 2.50, 10, 1.25 | OPENAI_API_KEY",
            "azure:mine | test code | azure | - | - | - | - | none",
            "small | embeddings | - | api.openai.com | small | - | - | OPENAI_API_KEY",
            "local | - | - | localhost:8000 | local | - | 0, 0.5, 0 | none",
            "azure:mine: azure:mine needs AZURE_OPENAI_ENDPOINT, or assay.models.azure:mine.base-url")
        .contains(
            "Providers by name: openai, azure, anthropic, gemini, bedrock, mistral, openrouter, ollama, vllm.");
    assertThat(assay.out()).doesNotContain("sk-secret-of-mine");
  }

  @Test
  void theListIsJsonToo() {
    CommandLineHarness assay = harness(CONFIGURED, null);

    assertThat(assay.run("models", "--output", "json")).isZero();
    assertThat(assay.out().replaceAll("\\s+", ""))
        .contains("\"name\":\"local\"", "\"host\":\"localhost:8000\"", "\"output\":0.5")
        .doesNotContain("sk-secret-of-mine");
  }

  @Test
  void nothingConfiguredSaysWhatToSet() {
    CommandLineHarness assay = harness(Map.of(), null);

    assertThat(assay.run("models")).isZero();
    assertThat(assay.out())
        .startsWith("No model is configured: name one, as in ASSAY_MODEL=gpt-4o");
  }

  @Test
  void aModelThatWorksIsSaidToWithWhatItsServerWants() {
    CommandLineHarness assay =
        harness(CONFIGURED, new Answering("```sql\nSELECT COUNT(*) AS n FROM orders\n```"));

    assertThat(assay.run("models", "check")).isZero();
    assertThat(assay.out().lines())
        .containsExactly(
            "gpt-4o: gpt-4o at api.openai.com",
            "  works          api.openai.com answers, in 1.2 s",
            "  works          the key of OPENAI_API_KEY is accepted",
            "  works          its answer is read: SELECT COUNT(*) AS n FROM orders",
            "  works          tokens are counted: 40 in, 9 out",
            "  note           its server refuses the usual form; the call was repeated as it asks"
                + " for. To save that, set assay.models.gpt-4o.send-temperature=false",
            "  note           its context is taken to be 128,000 tokens",
            "  note           its prices are taken to be 2.50 in, 10 out per million tokens");
  }

  @Test
  void anAnswerWithoutSqlDoesNotWork() {
    CommandLineHarness assay = harness(CONFIGURED, new Answering("Certainly!"));

    assertThat(assay.run("models", "check", "local")).isEqualTo(1);
    assertThat(assay.out())
        .contains(
            "  does not work  no SQL is read from its answer: the answer has no block of SQL code"
                + " (```sql): it is prose, which begins 'Certainly!'",
            "  works          no key is wanted",
            "its context is not known: set assay.models.local.context-window");
  }

  @Test
  void anEmbeddingModelIsAskedForVectors() {
    CommandLineHarness assay = harness(CONFIGURED, new Answering(""));

    assertThat(assay.run("models", "check", "small")).isZero();
    assertThat(assay.out()).contains("  works          it gives vectors, of 2 numbers");
  }

  @Test
  void aFailedCallIsToldInItsWords() {
    ModelClient failing =
        call -> {
          throw new ModelException.Refused(call.model(), "the host has no such model");
        };
    CommandLineHarness assay = harness(CONFIGURED, failing);

    assertThat(assay.run("models", "check", "local")).isEqualTo(1);
    assertThat(assay.out().lines())
        .containsExactly(
            "local: local at localhost",
            "  does not work  model local: the host has no such model",
            "  note           the call had no key");
  }

  private static CommandLineHarness harness(Map<String, String> values, ModelClient client) {
    return new CommandLineHarness(new ConfiguredModels(values, client));
  }

  /** A model that says one thing. */
  private record Answering(String text) implements ModelClient {

    @Override
    public Completion complete(ModelCall call) {
      return new Completion(
          text, new TokenUsage(40, 9, 0), FinishReason.STOP, Duration.ofMillis(1234));
    }

    @Override
    public List<String> learned(String model) {
      return List.of("send-temperature=false");
    }

    @Override
    public Embeddings embed(EmbeddingCall call) {
      return new Embeddings(
          List.of(Embedding.of(List.of(1, 0))), new TokenUsage(4, 0, 0), Duration.ofMillis(10));
    }
  }
}
