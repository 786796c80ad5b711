package dev.assay.agents.openai;

import dev.assay.agents.model.ApiKey;
import dev.assay.agents.model.Completion;
import dev.assay.agents.model.EmbeddingCall;
import dev.assay.agents.model.Embeddings;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import dev.assay.agents.model.TokenUsage;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.exception.ContentFilteredException;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.openai.OpenAiChatModel;
import dev.langchain4j.model.openai.OpenAiTokenUsage;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Calls models over the OpenAI chat and embeddings APIs. The models are known at run time only, so
 * they are built here and not injected; langchain4j's builder is Quarkus's within a Quarkus
 * application, and nothing works outside one.
 */
public final class OpenAiModelClient implements ModelClient {

  private final Function<String, ModelSettings> settings;
  private final Clock clock;
  private final BuiltModels<OpenAiChatModel> models = new BuiltModels<>(OpenAiModelClient::build);
  private final OpenAiEmbeddings embeddings;

  /**
   * A client of the models that {@code settings} knows by name.
   *
   * @param clock what a {@code Retry-After} date is compared with
   */
  public OpenAiModelClient(Function<String, ModelSettings> settings, Clock clock) {
    this.settings = settings;
    this.clock = clock;
    this.embeddings = new OpenAiEmbeddings(clock);
  }

  @Override
  public Completion complete(ModelCall call) throws ModelException {
    ModelSettings model = withKey(call.model());
    return call(model, request(model, call));
  }

  @Override
  public Embeddings embed(EmbeddingCall call) throws ModelException {
    return embeddings.embed(withKey(call.model()), call);
  }

  private ModelSettings withKey(String name) throws ModelException {
    ModelSettings model = settings.apply(name);
    if (model.isOpenAi() && model.apiKey().isEmpty()) {
      throw new ModelException.Refused(
          model.name(),
          "no key: set OPENAI_API_KEY or assay.models.%s.api-key".formatted(model.name()));
    }
    return model;
  }

  /** Causes are left out of what is thrown: theirs are messages that we have no say over. */
  private Completion call(ModelSettings model, ChatRequest request) throws ModelException {
    OpenAiChatModel chat = models.of(model);
    CallFailure failure = new CallFailure(model, clock, "a chat completion");
    long start = System.nanoTime();
    try {
      ChatResponse response = Deadline.within(model.timeout(), () -> chat.chat(request));
      return completion(response, since(start));
    } catch (ContentFilteredException e) {
      return new Completion("", TokenUsage.ZERO, FinishReason.CONTENT_FILTER, since(start));
    } catch (TimeoutException e) {
      throw failure.timedOut();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw failure.interrupted();
    } catch (RuntimeException e) {
      throw failure.explain(e);
    }
  }

  private static Duration since(long start) {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** One attempt, no logging of bodies or headers, and the token limit under the name in use. */
  static OpenAiChatModel build(ModelSettings model) {
    OpenAiChatModel.OpenAiChatModelBuilder builder =
        OpenAiChatModel.builder()
            .baseUrl(model.baseUrl().toString())
            .apiKey(model.apiKey().map(ApiKey::value).orElse(null))
            .modelName(model.modelName())
            .timeout(model.timeout())
            .maxRetries(0)
            .logRequests(false)
            .logResponses(false);
    // OpenAI's newer models know max_completion_tokens only, most compatible servers max_tokens
    return model.isOpenAi()
        ? builder.maxCompletionTokens(model.maxTokens()).build()
        : builder.maxTokens(model.maxTokens()).build();
  }

  private static ChatRequest request(ModelSettings model, ModelCall call) {
    ChatRequest.Builder request =
        ChatRequest.builder()
            .messages(
                SystemMessage.from(call.prompt().system()), UserMessage.from(call.prompt().user()));
    return model.sendTemperature()
        ? request.temperature(call.temperature()).build()
        : request.build();
  }

  private static Completion completion(ChatResponse response, Duration duration) {
    String text = response.aiMessage().text();
    return new Completion(
        text == null ? "" : text,
        tokens(response.tokenUsage()),
        finish(response.finishReason()),
        duration);
  }

  private static FinishReason finish(dev.langchain4j.model.output.@Nullable FinishReason reason) {
    return switch (reason) {
      case STOP -> FinishReason.STOP;
      case LENGTH -> FinishReason.LENGTH;
      case CONTENT_FILTER -> FinishReason.CONTENT_FILTER;
      case TOOL_EXECUTION, OTHER -> FinishReason.OTHER;
      case null -> FinishReason.OTHER;
    };
  }

  /** Servers may leave out any of the counts. */
  private static TokenUsage tokens(dev.langchain4j.model.output.@Nullable TokenUsage usage) {
    if (usage == null) {
      return TokenUsage.ZERO;
    }
    long input = count(usage.inputTokenCount());
    long cached =
        usage instanceof OpenAiTokenUsage openAi && openAi.inputTokensDetails() != null
            ? count(openAi.inputTokensDetails().cachedTokens())
            : 0;
    return new TokenUsage(input, count(usage.outputTokenCount()), Math.min(cached, input));
  }

  private static long count(@Nullable Integer tokens) {
    return tokens == null ? 0 : Math.max(0, tokens);
  }
}
