package dev.assay.agents.openai;

import com.fasterxml.jackson.core.JacksonException;
import dev.assay.agents.model.ApiKey;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import io.quarkiverse.langchain4j.openai.common.OpenAiApiException;
import java.io.IOException;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.TimeoutException;

/** Tells what a failed call means for the caller, from what the client below throws. */
final class CallFailure {

  private static final String UNREADABLE = "its answer is not %s, or was cut off on the way";

  private final ModelSettings model;
  private final Clock clock;
  private final String wanted;

  /** Failures of calls that want such an answer: {@code a chat completion}. */
  CallFailure(ModelSettings model, Clock clock, String wanted) {
    this.model = model;
    this.clock = clock;
    this.wanted = wanted;
  }

  /** The failure as one of the named kinds; what is none of them is thrown on. */
  ModelException explain(RuntimeException failure) {
    Optional<ErrorStatusException> answer = cause(failure, ErrorStatusException.class);
    if (answer.isPresent()) {
      return ofStatus(answer.get());
    }
    if (cause(failure, TimeoutException.class).isPresent()) {
      return timedOut();
    }
    if (isUnreadable(failure)) {
      return unavailable(UNREADABLE.formatted(wanted));
    }
    if (cause(failure, IOException.class).isPresent()) {
      return unavailable("cannot reach %s".formatted(model.baseUrl().getAuthority()));
    }
    throw failure;
  }

  ModelException timedOut() {
    return unavailable("no answer within %d s".formatted(model.timeout().toSeconds()));
  }

  ModelException interrupted() {
    return unavailable("waiting for its answer was interrupted");
  }

  private ModelException ofStatus(ErrorStatusException answer) {
    int status = answer.statusCode();
    String said = ErrorBody.message(answer.body(), model.apiKey().map(ApiKey::value));
    return switch (status) {
      case 401, 403 ->
          refused(
              "%s does not accept the key (status %d): check OPENAI_API_KEY or assay.models.%s.api-key"
                  .formatted(model.baseUrl().getAuthority(), status, model.name()));
      case 404 ->
          refused(
              "%s has no model '%s' (status 404): check assay.models.%s.model-name and .base-url"
                  .formatted(model.baseUrl().getAuthority(), model.modelName(), model.name()));
      case 429 -> rateLimited(answer, said);
      case 408 -> unavailable("status 408" + said);
      default ->
          status >= 500
              ? unavailable("status " + status + said)
              : refused("the server refuses the call (status %d)%s".formatted(status, said));
    };
  }

  /** OpenAI uses status 429 for an account without money, too, where waiting does not help. */
  private ModelException rateLimited(ErrorStatusException answer, String said) {
    if (ErrorBody.isQuotaExhausted(answer.body())) {
      return refused("the account has no quota left (status 429): check its plan and billing");
    }
    return new ModelException.RateLimited(
        model.name(), RetryAfter.parse(answer.retryAfter(), clock), said);
  }

  private static boolean isUnreadable(RuntimeException failure) {
    return cause(failure, JacksonException.class).isPresent()
        || cause(failure, OpenAiApiException.class).isPresent()
        || failure instanceof IndexOutOfBoundsException
        || failure instanceof NullPointerException;
  }

  private ModelException.Unavailable unavailable(String reason) {
    return new ModelException.Unavailable(model.name(), reason);
  }

  private ModelException.Refused refused(String reason) {
    return new ModelException.Refused(model.name(), reason);
  }

  private static <T extends Throwable> Optional<T> cause(Throwable failure, Class<T> type) {
    for (Throwable t = failure; t != null; t = t.getCause()) {
      if (type.isInstance(t)) {
        return Optional.of(type.cast(t));
      }
    }
    return Optional.empty();
  }
}
