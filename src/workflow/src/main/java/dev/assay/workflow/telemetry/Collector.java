package dev.assay.workflow.telemetry;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Where telemetry is sent: what OTEL_EXPORTER_OTLP_ENDPOINT names, by HTTP as JSON. One that does
 * not answer costs a second, and is left alone for a minute; no run fails for it.
 */
final class Collector {

  private static final Logger LOG = Logger.getLogger("assay.telemetry");
  private static final Duration MOST = Duration.ofSeconds(1);
  private static final Duration QUIET = Duration.ofMinutes(1);
  private static final int OK = 200;
  private static final int NOT_OK = 300;

  private final URI endpoint;
  private final Map<String, String> headers;
  private final InstantSource clock;
  private final HttpClient client = HttpClient.newBuilder().connectTimeout(MOST).build();
  private volatile Instant quietUntil = Instant.MIN;

  private Collector(URI endpoint, Map<String, String> headers, InstantSource clock) {
    this.endpoint = endpoint;
    this.headers = headers;
    this.clock = clock;
  }

  /** The one that the environment names; null for none. */
  static @Nullable Collector of(
      Function<String, @Nullable String> environment, InstantSource clock) {
    String named = environment.apply("OTEL_EXPORTER_OTLP_ENDPOINT");
    if (named == null || named.isBlank()) {
      return null;
    }
    try {
      URI endpoint = URI.create(named.strip().replaceAll("/+$", ""));
      if (!String.valueOf(endpoint.getScheme()).matches("https?") || endpoint.getHost() == null) {
        throw new IllegalArgumentException("no http address");
      }
      return new Collector(
          endpoint, headers(environment.apply("OTEL_EXPORTER_OTLP_HEADERS")), clock);
    } catch (IllegalArgumentException unfit) {
      LOG.warn(
          "no telemetry is sent: OTEL_EXPORTER_OTLP_ENDPOINT is no address like http://localhost:4318, or OTEL_EXPORTER_OTLP_HEADERS is not name=value,name=value");
      return null;
    }
  }

  private static Map<String, String> headers(@Nullable String text) {
    Map<String, String> headers = new TreeMap<>();
    if (text == null || text.isBlank()) {
      return headers;
    }
    for (String each : text.split(",")) {
      int equals = each.indexOf('=');
      if (equals < 1) {
        throw new IllegalArgumentException("not name=value");
      }
      headers.put(
          each.substring(0, equals).strip(),
          // percent-encoding alone: a form's plus is a plus of a key here
          URLDecoder.decode(
              each.substring(equals + 1).strip().replace("+", "%2B"), StandardCharsets.UTF_8));
    }
    return headers;
  }

  /** Sends a body, and waits for the answer: a function stands still when its step has ended. */
  void send(String path, JsonNode body) {
    if (clock.instant().isBefore(quietUntil)) {
      return;
    }
    try {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(URI.create(endpoint + path))
              .timeout(MOST)
              .header("content-type", "application/json")
              .POST(HttpRequest.BodyPublishers.ofString(body.toString()));
      headers.forEach(request::header);
      int status =
          client.send(request.build(), HttpResponse.BodyHandlers.discarding()).statusCode();
      if (status < OK || status >= NOT_OK) {
        rest("it answered with status " + status);
      }
    } catch (IOException | IllegalArgumentException failed) {
      rest(failed.getClass().getSimpleName());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void rest(String reason) {
    quietUntil = clock.instant().plus(QUIET);
    LOG.warn(
        "telemetry could not be sent to %s, and is not for a minute: %s"
            .formatted(endpoint.getHost(), reason));
  }
}
