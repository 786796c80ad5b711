package dev.assay.agents.openai;

import dev.assay.agents.model.ApiKey;
import dev.assay.agents.model.Embedding;
import dev.assay.agents.model.EmbeddingCall;
import dev.assay.agents.model.Embeddings;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import dev.assay.agents.model.TokenUsage;
import dev.langchain4j.data.segment.TextSegment;
import dev.langchain4j.model.openai.OpenAiEmbeddingModel;
import dev.langchain4j.model.output.Response;
import io.quarkiverse.langchain4j.openai.QuarkusOpenAiEmbeddingModelBuilderFactory;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Calls embedding models over the OpenAI API, in the way in which chat models are called. */
final class OpenAiEmbeddings {

  private final Clock clock;
  private final Network network;
  private final BuiltModels<OpenAiEmbeddingModel> models;

  OpenAiEmbeddings(Clock clock, Network network) {
    this.clock = clock;
    this.network = network;
    this.models = new BuiltModels<>(this::build);
  }

  Embeddings embed(ModelSettings model, EmbeddingCall call) throws ModelException {
    network.check(model);
    OpenAiEmbeddingModel vectors = models.of(model);
    List<TextSegment> texts = call.texts().stream().map(TextSegment::from).toList();
    CallFailure failure =
        new CallFailure(model, clock, "a list of embeddings", network.proxyTo(model));
    long start = System.nanoTime();
    try {
      Response<List<dev.langchain4j.data.embedding.Embedding>> response =
          Deadline.within(model.timeout(), () -> vectors.embedAll(texts));
      return new Embeddings(
          vectors(model, call, response.content()),
          tokens(response.tokenUsage()),
          Duration.ofNanos(System.nanoTime() - start));
    } catch (TimeoutException e) {
      throw failure.timedOut();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw failure.interrupted();
    } catch (RuntimeException e) {
      throw failure.explain(e);
    }
  }

  /** One attempt, one request for the whole call, and no logging of bodies or headers. */
  private OpenAiEmbeddingModel build(ModelSettings model) {
    OpenAiEmbeddingModel.OpenAiEmbeddingModelBuilder builder =
        OpenAiEmbeddingModel.builder()
            .baseUrl(model.baseUrl().toString())
            .apiKey(model.apiKey().map(ApiKey::value).orElse(null))
            .modelName(model.modelName())
            .timeout(model.timeout())
            .customHeaders(Wire.to(model, network).marked())
            .maxRetries(0)
            .maxSegmentsPerBatch(EmbeddingCall.MOST_TEXTS)
            .logRequests(false)
            .logResponses(false);
    if (builder instanceof QuarkusOpenAiEmbeddingModelBuilderFactory.Builder quarkus) {
      network.tls().ifPresent(quarkus::tlsConfigurationName);
    }
    return ProxyListener.through(network.proxyTo(model), builder::build);
  }

  private static List<Embedding> vectors(
      ModelSettings model,
      EmbeddingCall call,
      List<dev.langchain4j.data.embedding.Embedding> answered)
      throws ModelException {
    if (answered.size() != call.texts().size()) {
      throw new ModelException.Unavailable(
          model.name(),
          "it gave %d vectors for %d texts".formatted(answered.size(), call.texts().size()));
    }
    try {
      return answered.stream().map(each -> Embedding.of(each.vectorAsList())).toList();
    } catch (IllegalArgumentException unusable) {
      ModelException unavailable =
          new ModelException.Unavailable(
              model.name(), "it gave " + String.valueOf(unusable.getMessage()));
      unavailable.initCause(WithheldException.of(unusable));
      throw unavailable;
    }
  }

  private static TokenUsage tokens(dev.langchain4j.model.output.@Nullable TokenUsage usage) {
    Integer input = usage == null ? null : usage.inputTokenCount();
    return input == null ? TokenUsage.ZERO : new TokenUsage(Math.max(0, input), 0, 0);
  }
}
