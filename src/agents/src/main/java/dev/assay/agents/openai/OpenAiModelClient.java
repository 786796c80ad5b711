package dev.assay.agents.openai;

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
import dev.langchain4j.model.openai.OpenAiTokenUsage;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Calls models over the OpenAI chat and embeddings APIs. The models are known at run time only, so
 * they are built here and not injected; langchain4j's builder is Quarkus's within a Quarkus
 * application, and nothing works outside one.
 */
public final class OpenAiModelClient implements ModelClient {

  /** Calls side by side may each see what the others have learned since. */
  private static final int MOST_CURES = 10;

  private final Function<String, ModelSettings> settings;
  private final Clock clock;
  private final Network network;
  private final BuiltModels<ChatWay> models;
  private final OpenAiEmbeddings embeddings;

  /**
   * A client of the models that {@code settings} knows by name.
   *
   * @param clock what a {@code Retry-After} date is compared with
   */
  public OpenAiModelClient(Function<String, ModelSettings> settings, Clock clock) {
    this(settings, clock, Network.ofEnvironment());
  }

  OpenAiModelClient(Function<String, ModelSettings> settings, Clock clock, Network network) {
    this.settings = settings;
    this.clock = clock;
    this.network = network;
    this.models = new BuiltModels<>(model -> ChatWay.to(model, network));
    this.embeddings = new OpenAiEmbeddings(clock, network);
  }

  @Override
  public Completion complete(ModelCall call) throws ModelException {
    ModelSettings model = withKey(call.model());
    return call(model, request(call, PromptRoom.of(model, call.prompt())));
  }

  @Override
  public List<String> learned(String model) {
    return models.of(settings.apply(model)).wire().learned();
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

  /** What a server is found to want, and not for this prompt alone, is remembered. */
  private Completion call(ModelSettings model, ChatRequest wanted) throws ModelException {
    network.check(model);
    ChatWay way = models.of(model);
    ChatRequest request = wanted;
    for (int cures = 0; ; cures++) {
      WireForm sent = way.wire().form();
      try {
        return call(model, way, request);
      } catch (ErrorStatusException refused) {
        WireForm now = way.wire().form();
        if (cures < MOST_CURES && isOfTheRequest(refused) && !now.equals(sent)) {
          continue;
        }
        Optional<Cure> cure = cures < MOST_CURES ? cure(refused, now) : Optional.empty();
        int room = request.maxOutputTokens();
        if (cure.isEmpty() || !cure.get().lasting() && cure.get().form().maxTokens() >= room) {
          throw failure(model).explain(refused);
        }
        if (cure.get().lasting()) {
          way.wire().learn(now, cure.get());
        } else {
          request = shortened(request, cure.get().form().maxTokens());
        }
      }
    }
  }

  private static ChatRequest shortened(ChatRequest request, int most) {
    return ChatRequest.builder()
        .messages(request.messages())
        .temperature(request.temperature())
        .maxOutputTokens(most)
        .build();
  }

  private static Optional<Cure> cure(ErrorStatusException refused, WireForm now) {
    return isOfTheRequest(refused)
        ? Cure.of(ServerWords.in(refused.body()), now)
        : Optional.empty();
  }

  private static boolean isOfTheRequest(ErrorStatusException refused) {
    int status = refused.statusCode();
    return status == 200 || status == 400 || status == 413 || status == 422 || status >= 500;
  }

  private Completion call(ModelSettings model, ChatWay way, ChatRequest request)
      throws ModelException {
    CallFailure failure = failure(model);
    long start = System.nanoTime();
    try {
      ChatResponse response = Deadline.within(model.timeout(), () -> way.model().chat(request));
      return completion(response, since(start));
    } catch (ContentFilteredException e) {
      return new Completion("", TokenUsage.ZERO, FinishReason.CONTENT_FILTER, since(start));
    } catch (TimeoutException e) {
      throw failure.timedOut();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw failure.interrupted();
    } catch (RuntimeException e) {
      Optional<ErrorStatusException> status = CallFailure.cause(e, ErrorStatusException.class);
      if (status.isPresent()) {
        throw status.get();
      }
      throw failure.explain(e);
    }
  }

  private CallFailure failure(ModelSettings model) {
    return new CallFailure(model, clock, "a chat completion", network.proxyTo(model));
  }

  private static Duration since(long start) {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  private static ChatRequest request(ModelCall call, int most) {
    return ChatRequest.builder()
        .messages(
            SystemMessage.from(call.prompt().system()), UserMessage.from(call.prompt().user()))
        .temperature(call.temperature())
        .maxOutputTokens(most)
        .build();
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
