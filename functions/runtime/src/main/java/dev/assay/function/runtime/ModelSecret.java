package dev.assay.function.runtime;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.agents.model.ApiKey;
import dev.assay.agents.model.ApiKeys;
import dev.assay.workflow.log.FailureTrace;
import dev.assay.workflow.run.Json;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * The keys of models in a secret: a JSON object from settings' names to keys. It is read when a key
 * is first wanted, and again after five minutes, so that a changed key is used without deploying
 * anew; while it cannot be read, the keys read last go on being used.
 */
final class ModelSecret implements ApiKeys {

  private static final Logger LOG = Logger.getLogger("assay.keys");

  static final Duration FRESH = Duration.ofMinutes(5);

  private final String name;
  private final Supplier<String> read;
  private final InstantSource clock;
  private @Nullable Content content;

  private record Content(Map<String, ApiKey> keys, Instant until) {}

  /**
   * A secret that is not read yet.
   *
   * @param name what messages call it
   * @param read gives the secret's text as it is now, or throws {@link SdkException}
   */
  ModelSecret(String name, Supplier<String> read, InstantSource clock) {
    this.name = name;
    this.read = read;
    this.clock = clock;
  }

  @Override
  public synchronized Optional<ApiKey> find(String setting) {
    return Optional.ofNullable(keys().get(setting));
  }

  private Map<String, ApiKey> keys() {
    Instant now = clock.instant();
    if (content == null || !now.isBefore(content.until)) {
      content = new Content(current(), now.plus(FRESH));
    }
    return content.keys;
  }

  private Map<String, ApiKey> current() {
    try {
      return parse(read.get());
    } catch (SdkException unreadable) {
      if (content == null) {
        throw new IllegalStateException(
            "the secret %s with the models' keys cannot be read (%s): check that it has a value, and"
                    .formatted(name, unreadable.getClass().getSimpleName())
                + " that the function's role may read it",
            unreadable);
      }
      LOG.warnf(
          "the secret %s cannot be read, and its keys stay as they were: %s",
          name, FailureTrace.line(unreadable));
      return content.keys;
    }
  }

  /** What is wrong is told without the text, which is secret. */
  private Map<String, ApiKey> parse(String text) {
    Map<String, ApiKey> keys = new HashMap<>();
    for (Map.Entry<String, JsonNode> field : fields(text).properties()) {
      if (!field.getValue().isTextual()) {
        throw invalid();
      }
      keys.put(field.getKey(), new ApiKey(field.getValue().textValue().strip()));
    }
    return keys;
  }

  private JsonNode fields(String text) {
    try {
      JsonNode json = Json.parse(text.getBytes(StandardCharsets.UTF_8));
      if (json.isObject()) {
        return json;
      }
    } catch (JacksonException hidden) {
      throw invalid();
    }
    throw invalid();
  }

  private IllegalStateException invalid() {
    return new IllegalStateException(
        "the secret %s is not a JSON object of texts, such as {\"OPENAI_API_KEY\": \"...\"}"
            .formatted(name));
  }
}
