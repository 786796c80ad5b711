package dev.assay.workflow.telemetry;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.workflow.run.Json;
import java.time.Instant;
import java.util.List;

/** Spans and counts in the JSON form of OTLP 1. */
final class OtlpJson {

  private static final String SCOPE = "dev.assay";
  private static final int INTERNAL = 1;
  private static final int CLIENT = 3;
  private static final int ERROR = 2;
  private static final int DELTA = 1;

  private final String service;

  OtlpJson(String service) {
    this.service = service;
  }

  /** The body of a request to {@code /v1/traces}. */
  ObjectNode traces(List<Span> spans) {
    ObjectNode body = Json.object();
    ObjectNode resource = resource(body.putArray("resourceSpans"));
    ArrayNode all = scope(resource.putArray("scopeSpans")).putArray("spans");
    for (Span span : spans) {
      ObjectNode one =
          all.addObject()
              .put("traceId", span.trace())
              .put("spanId", span.id())
              .put("name", span.name())
              .put("kind", span.client() ? CLIENT : INTERNAL)
              .put("startTimeUnixNano", nanos(span.begun()))
              .put("endTimeUnixNano", nanos(span.ended()));
      if (span.parent() != null) {
        one.put("parentSpanId", span.parent());
      }
      ArrayNode attributes = one.putArray("attributes");
      span.attributes().forEach((name, value) -> attribute(attributes, name, value));
      if (span.error() != null) {
        attribute(attributes, "error.type", span.error());
        one.putObject("status").put("code", ERROR);
      }
    }
    return body;
  }

  /** The body of a request to {@code /v1/metrics}: the tokens that calls took. */
  ObjectNode metrics(List<TokenCount> counts) {
    ObjectNode body = Json.object();
    ObjectNode resource = resource(body.putArray("resourceMetrics"));
    ObjectNode metric =
        scope(resource.putArray("scopeMetrics"))
            .putArray("metrics")
            .addObject()
            .put("name", "gen_ai.client.token.usage")
            .put("unit", "{token}");
    ObjectNode sum =
        metric.putObject("sum").put("aggregationTemporality", DELTA).put("isMonotonic", true);
    ArrayNode points = sum.putArray("dataPoints");
    for (TokenCount count : counts) {
      ObjectNode point =
          points
              .addObject()
              .put("startTimeUnixNano", nanos(count.begun()))
              .put("timeUnixNano", nanos(count.ended()))
              .put("asInt", String.valueOf(count.tokens()));
      ArrayNode attributes = point.putArray("attributes");
      attribute(attributes, "gen_ai.token.type", count.type());
      attribute(attributes, "gen_ai.request.model", count.model());
    }
    return body;
  }

  /**
   * Tokens of a call.
   *
   * @param type {@code input} or {@code output}
   */
  record TokenCount(String model, String type, long tokens, Instant begun, Instant ended) {}

  private ObjectNode resource(ArrayNode resources) {
    ObjectNode one = resources.addObject();
    ArrayNode attributes = one.putObject("resource").putArray("attributes");
    attribute(attributes, "service.name", service);
    return one;
  }

  private static ObjectNode scope(ArrayNode scopes) {
    ObjectNode one = scopes.addObject();
    one.putObject("scope").put("name", SCOPE);
    return one;
  }

  private static void attribute(ArrayNode attributes, String name, Object value) {
    ObjectNode held = attributes.addObject().put("key", name).putObject("value");
    if (value instanceof Number number) {
      held.put("intValue", String.valueOf(number.longValue()));
    } else {
      held.put("stringValue", value.toString());
    }
  }

  private static String nanos(Instant time) {
    return String.valueOf(time.getEpochSecond() * 1_000_000_000L + time.getNano());
  }
}
