package dev.assay.agents.openai;

import com.fasterxml.jackson.core.JacksonException;
import dev.assay.agents.model.ApiKey;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import io.quarkiverse.langchain4j.openai.common.OpenAiApiException;
import java.io.IOException;
import java.time.Clock;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import javax.net.ssl.SSLException;

/** Tells what a failed call means for the caller, from what the client below throws. */
final class CallFailure {

  private static final String UNREADABLE = "its answer is not %s, or was cut off on the way";
  private static final Pattern OF_A_MODEL =
      Pattern.compile("\\bmodels?\\b|\\bdeployments?\\b|no endpoints found");
  private static final Pattern OF_A_KEY =
      Pattern.compile(
          "\\bkeys?\\b|api.?key|credential|unauthori[sz]ed|authenticat|\\btoken\\b|signature");
  private static final Pattern TOO_LONG =
      Pattern.compile(
          "context.?(?:length|window|size)|maximum context|too many tokens|too long|n_ctx"
              + "|exceeds? the (?:available|maximum|model)");

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
    Optional<SSLException> tls = cause(failure, SSLException.class);
    if (tls.isPresent()) {
      return ofTls(tls.get());
    }
    if (isUnreadable(failure)) {
      return unavailable(UNREADABLE.formatted(wanted));
    }
    if (cause(failure, IOException.class).isPresent()) {
      return unavailable("cannot reach " + host());
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
    String words = ServerWords.in(answer.body());
    String said = ServerWords.said(answer.body(), model.apiKey().map(ApiKey::value));
    String lower = words.toLowerCase(Locale.ROOT);
    return switch (status) {
      case 200 -> unavailable(UNREADABLE.formatted(wanted) + said);
      case 401 -> ofKey(status, said);
      case 403 -> forbidden(answer, lower, said);
      case 404, 405 -> notFound(status, lower, said);
      case 407 ->
          refused(
              "a proxy before %s wants a name and a password (status 407)%s"
                  .formatted(host(), said));
      case 429 -> rateLimited(answer, said);
      case 408 -> unavailable("%s answers with status 408%s".formatted(host(), said));
      default ->
          status >= 500
              ? unavailable("%s answers with status %d%s".formatted(host(), status, said))
              : ofRequest(status, lower, said);
    };
  }

  private ModelException ofKey(int status, String said) {
    return model.apiKey().isEmpty()
        ? refused(
            "%s wants a key (status %d)%s: set assay.models.%s.api-key"
                .formatted(host(), status, said, model.name()))
        : refused(
            "%s does not accept the key (status %d)%s: check OPENAI_API_KEY or assay.models.%s.api-key"
                .formatted(host(), status, said, model.name()));
  }

  /** A page is what a proxy or a gateway shows; the API itself answers with JSON. */
  private ModelException forbidden(ErrorStatusException answer, String words, String said) {
    if (ServerWords.isPage(answer.body())) {
      return refused(
          "a proxy or gateway on the way to %s blocks the call (status 403)%s: ask who runs it, or set HTTPS_PROXY or NO_PROXY"
              .formatted(host(), said));
    }
    return OF_A_KEY.matcher(words).find()
        ? ofKey(403, said)
        : refused("%s forbids the call (status 403)%s".formatted(host(), said));
  }

  private ModelException notFound(int status, String words, String said) {
    return OF_A_MODEL.matcher(words).find()
        ? refused(
            "%s has no model '%s' (status %d)%s: check assay.models.%s.model-name"
                .formatted(host(), model.modelName(), status, said, model.name()))
        : refused(
            "%s has nothing at %s/chat/completions (status %d)%s: check assay.models.%s.base-url%s"
                .formatted(host(), model.baseUrl().getPath(), status, said, model.name(), azure()));
  }

  private String azure() {
    boolean azure = host().toLowerCase(Locale.ROOT).contains(".azure.com");
    return azure && model.wire().apiVersion().isEmpty()
        ? ", and set .api-version and .api-key-header=api-key for Azure"
        : "";
  }

  private ModelException ofRequest(int status, String words, String said) {
    String refusal = "%s refuses the call (status %d)%s".formatted(host(), status, said);
    if (TOO_LONG.matcher(words).find()) {
      return refused(
          "%s: the prompt and max-tokens do not fit into the model's context; lower assay.models.%s.max-tokens, or show less of the schema (--linking always)"
              .formatted(refusal, model.name()));
    }
    return refused(
        Cure.of(words, WireForm.of(model))
            .map(
                cure ->
                    "%s: set assay.models.%s.%s".formatted(refusal, model.name(), cure.setting()))
            .orElse(refusal));
  }

  /** OpenAI uses status 429 for an account without money, too, where waiting does not help. */
  private ModelException rateLimited(ErrorStatusException answer, String said) {
    if (ServerWords.isQuotaExhausted(answer.body())) {
      return refused(
          "the account has no quota left at %s (status 429)%s: check its plan and billing"
              .formatted(host(), said));
    }
    return new ModelException.RateLimited(
        model.name(), RetryAfter.of(answer.waiting(), answer.body(), clock), said);
  }

  private ModelException ofTls(SSLException failure) {
    String words = tlsWords(failure);
    if (words.contains("not an SSL/TLS record")) {
      return refused(
          "%s does not speak TLS: check whether assay.models.%s.base-url should begin with http://"
              .formatted(host(), model.name()));
    }
    return unavailable(
        "the TLS connection to %s failed: %s; a certificate of your own network goes into the file that ASSAY_CA_FILE names"
            .formatted(host(), words));
  }

  private static String tlsWords(Throwable failure) {
    Throwable last = failure;
    while (last.getCause() != null) {
      last = last.getCause();
    }
    String words = String.valueOf(last.getMessage()).replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
    return words.length() > 200 ? words.substring(0, 200) + "…" : words;
  }

  private static boolean isUnreadable(RuntimeException failure) {
    return cause(failure, JacksonException.class).isPresent()
        || cause(failure, OpenAiApiException.class).isPresent()
        || failure instanceof IndexOutOfBoundsException
        || failure instanceof NullPointerException;
  }

  private String host() {
    return model.baseUrl().getAuthority();
  }

  private ModelException.Unavailable unavailable(String reason) {
    return new ModelException.Unavailable(model.name(), reason);
  }

  private ModelException.Refused refused(String reason) {
    return new ModelException.Refused(model.name(), reason);
  }

  static <T extends Throwable> Optional<T> cause(Throwable failure, Class<T> type) {
    for (Throwable t = failure; t != null; t = t.getCause()) {
      if (type.isInstance(t)) {
        return Optional.of(type.cast(t));
      }
    }
    return Optional.empty();
  }
}
