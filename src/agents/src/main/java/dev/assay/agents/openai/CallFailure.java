package dev.assay.agents.openai;

import com.fasterxml.jackson.core.JacksonException;
import dev.assay.agents.model.ApiKey;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import io.quarkiverse.langchain4j.openai.common.OpenAiApiException;
import io.vertx.core.VertxException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.UnknownHostException;
import java.time.Clock;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLException;

/** Tells what a failed call means for the caller, from what the client below throws. */
final class CallFailure {

  private static final String UNREADABLE =
      "the answer of %s (status 200) is not %s, or was cut off on the way";
  private static final Pattern OF_A_BAD_KEY =
      Pattern.compile(
          "(?:invalid|incorrect|expired) api.?key|api.?key (?:is )?(?:not valid|invalid|expired)");
  private static final Pattern OF_NO_SUCH_MODEL =
      Pattern.compile(
          "not a valid model|model identifier is (?:invalid|unknown)|(?:invalid|unknown|no such) model\\b|model not (?:found|exist)"
              + "|model ['\"`]?[\\w./:-]+['\"`]? (?:does not exist|is not (?:found|available|supported)|not found)");
  private static final Pattern OF_A_MODEL =
      Pattern.compile("\\bmodels?\\b|\\bdeployments?\\b|no endpoints found");
  private static final Pattern OF_A_PATH =
      Pattern.compile(
          "(?:invalid|unknown|unsupported) (?:request )?(?:url|path|route|endpoint)|unexpected endpoint|cannot post");
  private static final Pattern OF_A_KEY =
      Pattern.compile(
          "\\bkeys?\\b|api.?key|credential|unauthori[sz]ed|authenticat|\\btoken\\b|signature");
  private static final Pattern PROXY_STATUS = Pattern.compile("\\bstatus: (\\d{3}.*)");
  private static final Pattern TOO_LONG =
      Pattern.compile(
          "context.?(?:length|window|size|limit)|maximum context|too many tokens|too long|n_ctx"
              + "|exceeds? the (?:available|maximum|model)|max_new_tokens\\W{1,3}must be <=");
  private static final Pattern MORE_THAN_A_LIMIT =
      Pattern.compile("request too large|must be reduced in order to run|reduce your message size");

  private final ModelSettings model;
  private final Clock clock;
  private final String wanted;
  private final Optional<ProxyServer> proxy;

  /** Failures of calls that want such an answer: {@code a chat completion}. */
  CallFailure(ModelSettings model, Clock clock, String wanted, Optional<ProxyServer> proxy) {
    this.model = model;
    this.clock = clock;
    this.wanted = wanted;
    this.proxy = proxy;
  }

  /**
   * The failure as one of the named kinds, with what it comes from; what is none of them is thrown
   * on.
   */
  ModelException explain(RuntimeException failure) {
    ModelException explained = kind(failure);
    explained.initCause(WithheldException.of(failure));
    return explained;
  }

  private ModelException kind(RuntimeException failure) {
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
      return unavailable(UNREADABLE.formatted(host(), wanted));
    }
    Optional<IOException> unreached = cause(failure, IOException.class);
    if (unreached.isPresent()) {
      return unreached(unreached.get());
    }
    if (cause(failure, VertxException.class).isPresent()) {
      return unavailable("%s ended the connection before its answer was whole".formatted(host()));
    }
    if (isNoHttp(failure)) {
      return refused(
          "%s does not speak HTTP: check assay.models.%s.base-url".formatted(host(), model.name()));
    }
    throw failure;
  }

  ModelException timedOut() {
    return unavailable(
        "%s gives no answer within %d s".formatted(host(), model.timeout().toSeconds()));
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
      case 200 -> ofAnswer(answer, lower, said);
      case 401 -> ofKey(status, said);
      case 403 -> forbidden(answer, lower, said);
      case 301, 302, 303, 307, 308 -> redirected(answer);
      case 404, 405 -> notFound(status, lower, said);
      case 407 ->
          refused(
              "a proxy before %s wants a name and a password (status 407)%s"
                  .formatted(host(), said));
      case 429 -> rateLimited(answer, said);
      case 503, 529 ->
          RetryAfter.isAsked(answer.headers(), answer.body(), clock)
              ? rateLimited(answer, said)
              : ofServer(status, lower, said);
      case 408, 409, 424, 425, 499 ->
          unavailable("%s answers with status %d%s".formatted(host(), status, said));
      default -> status >= 500 ? ofServer(status, lower, said) : ofRequest(status, lower, said);
    };
  }

  private ModelException ofServer(int status, String words, String said) {
    return unavailable(
        "%s answers with status %d%s%s".formatted(host(), status, said, cure(words)));
  }

  private ModelException ofAnswer(ErrorStatusException answer, String words, String said) {
    boolean isText = answer.body().stripLeading().startsWith("\"");
    if (said.isEmpty() || isText || ServerWords.isPage(answer.body())) {
      return unavailable(UNREADABLE.formatted(host(), wanted) + (isText ? "" : said));
    }
    return OF_A_PATH.matcher(words).find()
        ? notFound(200, words, said)
        : unavailable(
            "%s answers with an error in status 200%s%s".formatted(host(), said, cure(words)));
  }

  private ModelException redirected(ErrorStatusException answer) {
    String where = answer.headers().getOrDefault(ErrorStatusException.LOCATION, "another place");
    return refused(
        "%s sends the call on to %s (status %d), where no key is sent: check assay.models.%s.base-url"
            .formatted(host(), inOneLine(where), answer.statusCode(), model.name()));
  }

  private ModelException ofKey(int status, String said) {
    return model.apiKey().isEmpty()
        ? refused(
            "%s wants a key (status %d)%s: set assay.models.%s.api-key"
                .formatted(host(), status, said, model.name()))
        : refused(
            "%s does not accept the key (status %d)%s: check %s or assay.models.%s.api-key"
                .formatted(host(), status, said, usualKey(), model.name()));
  }

  /** Names with a provider before them have its key. */
  private String usualKey() {
    boolean ofProvider = !model.isOpenAi() && model.name().indexOf(':') > 0;
    return ofProvider
        ? "the key of " + model.name().substring(0, model.name().indexOf(':'))
        : "OPENAI_API_KEY";
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
    boolean ofAModel = OF_A_MODEL.matcher(words).find() && !OF_A_PATH.matcher(words).find();
    return ofAModel
        ? noModel(status, said)
        : refused(
            "%s has nothing at %s/chat/completions (status %d)%s: check assay.models.%s.base-url%s"
                .formatted(host(), model.baseUrl().getPath(), status, said, model.name(), azure()));
  }

  private ModelException noModel(int status, String said) {
    return refused(
        "%s has no model '%s' (status %d)%s: check assay.models.%s.model-name"
            .formatted(host(), model.modelName(), status, said, model.name()));
  }

  private String azure() {
    boolean azure = host().toLowerCase(Locale.ROOT).contains(".azure.com");
    return azure && model.wire().apiVersion().isEmpty()
        ? ", and set .api-version and .api-key-header=api-key for Azure"
        : "";
  }

  private ModelException ofRequest(int status, String words, String said) {
    if (OF_A_BAD_KEY.matcher(words).find()) {
      return ofKey(status, said);
    }
    if (OF_NO_SUCH_MODEL.matcher(words).find()) {
      return noModel(status, said);
    }
    String refusal = "%s refuses the call (status %d)%s".formatted(host(), status, said);
    if (TOO_LONG.matcher(words).find()) {
      return refused(
          "%s: the prompt and max-tokens do not fit into the model's context; %s"
              .formatted(refusal, less()));
    }
    return MORE_THAN_A_LIMIT.matcher(words).find()
        ? refused("%s: waiting does not help; %s".formatted(refusal, less()))
        : refused(refusal + cure(words));
  }

  private String less() {
    return "lower assay.models.%s.max-tokens, or show less of the schema (--linking always)"
        .formatted(model.name());
  }

  /** What to set, where it is known. */
  private String cure(String words) {
    return Cure.of(words, WireForm.of(model))
        .map(cure -> ": set assay.models.%s.%s".formatted(model.name(), cure.setting()))
        .orElse("");
  }

  /** OpenAI uses status 429 for an account without money, too, where waiting does not help. */
  private ModelException rateLimited(ErrorStatusException answer, String said) {
    if (ServerWords.isQuotaExhausted(answer.body())) {
      return refused(
          "the account has no quota left at %s (status 429)%s: check its plan and billing"
              .formatted(host(), said));
    }
    if (MORE_THAN_A_LIMIT.matcher(ServerWords.in(answer.body()).toLowerCase(Locale.ROOT)).find()) {
      return refused(
          "%s refuses the call (status 429)%s: waiting does not help; %s"
              .formatted(host(), said, less()));
    }
    return new ModelException.RateLimited(
        model.name(),
        RetryAfter.of(answer.headers(), answer.body(), clock),
        " (status %d of %s)%s".formatted(answer.statusCode(), host(), said));
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
    return inOneLine(String.valueOf(last.getMessage()));
  }

  private ModelException unreached(IOException failure) {
    if (proxy.isEmpty()) {
      return unavailable("cannot reach %s: %s".formatted(host(), why(failure)));
    }
    Matcher status = PROXY_STATUS.matcher(String.valueOf(failure.getMessage()));
    if (status.find()) {
      return refused(
          "the proxy %s does not let the call to %s through (status %s): ask who runs it, or set HTTPS_PROXY or NO_PROXY"
              .formatted(proxy.get(), host(), inOneLine(status.group(1))));
    }
    return unavailable(
        "cannot reach %s through the proxy %s: %s".formatted(host(), proxy.get(), why(failure)));
  }

  private static String why(IOException failure) {
    return switch (failure) {
      case UnknownHostException _ -> "nobody knows this name";
      case ConnectException _ -> "the connection is refused";
      default -> inOneLine(String.valueOf(failure.getMessage()));
    };
  }

  private static String inOneLine(String text) {
    String words = text.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
    return words.length() > 200 ? words.substring(0, 200) + "…" : words;
  }

  private static boolean isUnreadable(RuntimeException failure) {
    return cause(failure, JacksonException.class).isPresent()
        || cause(failure, OpenAiApiException.class).isPresent()
        || failure instanceof IndexOutOfBoundsException
        || failure instanceof NullPointerException;
  }

  /** The layer that reads HTTP says so with the commonest of exceptions. */
  private static boolean isNoHttp(Throwable failure) {
    return cause(failure, IllegalArgumentException.class)
        .map(Throwable::getStackTrace)
        .filter(frames -> frames.length > 0)
        .filter(frames -> frames[0].getClassName().startsWith("io.netty.handler.codec.http"))
        .isPresent();
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
