package dev.assay.agents.openai;

import dev.assay.agents.model.ApiKey;
import dev.assay.agents.model.ModelSettings;
import dev.langchain4j.model.openai.OpenAiChatModel;
import io.quarkiverse.langchain4j.openai.QuarkusOpenAiChatModelBuilderFactory;

/**
 * A chat model as the client below builds it, and the wire that its requests go over.
 *
 * @param wire the form of its requests, and what has been learned of it
 */
record ChatWay(OpenAiChatModel model, Wire wire) {

  /** One attempt, no logging of bodies or headers. */
  static ChatWay to(ModelSettings model, Network network) {
    Wire wire = Wire.to(model, network);
    OpenAiChatModel.OpenAiChatModelBuilder builder =
        OpenAiChatModel.builder()
            .baseUrl(model.baseUrl().toString())
            .apiKey(model.apiKey().map(ApiKey::value).orElse(null))
            .modelName(model.modelName())
            .maxTokens(model.maxTokens())
            .timeout(model.timeout())
            .customHeaders(wire.marked())
            .maxRetries(0)
            .logRequests(false)
            .logResponses(false);
    if (builder instanceof QuarkusOpenAiChatModelBuilderFactory.Builder quarkus) {
      network.tls().ifPresent(quarkus::tlsConfigurationName);
    }
    return new ChatWay(ProxyListener.through(network.proxyTo(model), builder::build), wire);
  }
}
