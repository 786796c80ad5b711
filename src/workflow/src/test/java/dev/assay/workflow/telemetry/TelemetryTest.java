package dev.assay.workflow.telemetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpServer;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.WorkflowFunctions;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.StepFunction;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Over a collector in this process, which understands OTLP's JSON. */
class TelemetryTest {

  private record Received(String path, String key, JsonNode body) {}

  private final List<Received> received = new CopyOnWriteArrayList<>();
  private HttpServer collector;
  private int status = 200;

  @BeforeEach
  void listen() throws IOException {
    collector = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    collector.createContext(
        "/",
        exchange -> {
          received.add(
              new Received(
                  exchange.getRequestURI().getPath(),
                  String.valueOf(exchange.getRequestHeaders().getFirst("x-key")),
                  Json.parse(exchange.getRequestBody().readAllBytes())));
          exchange.sendResponseHeaders(status, -1);
          exchange.close();
        });
    collector.start();
  }

  @AfterEach
  void end() {
    collector.stop(0);
  }

  @Test
  void aStepAndItsCallAreToldWithoutWhatTheySay() {
    Fixture run = Fixture.asking("Which pets of the secret owner?").answering("sql", "SELECT 4711");
    StepFunction revision = functions(run).revision(run);

    JsonNode outcome =
        revision.handle(Json.object().put("run", Fixture.RUN).put("step", "generate-sql"));

    assertThat(outcome.path("outcome").asText()).isEqualTo("generated");
    assertThat(received).extracting(Received::path).containsExactly("/v1/traces", "/v1/metrics");
    assertThat(received).extracting(Received::key).containsOnly("a b");
    JsonNode spans = received.getFirst().body().at("/resourceSpans/0/scopeSpans/0/spans");
    assertThat(spans)
        .extracting(span -> span.path("name").asText())
        .containsExactly("chat main", "step generate-sql");
    assertThat(spans.at("/0/parentSpanId")).isEqualTo(spans.at("/1/spanId"));
    assertThat(spans.at("/0/traceId").asText())
        .hasSize(32)
        .isEqualTo(spans.at("/1/traceId").asText());
    JsonNode points =
        received.getLast().body().at("/resourceMetrics/0/scopeMetrics/0/metrics/0/sum/dataPoints");
    assertThat(points)
        .extracting(point -> point.path("asInt").asText())
        .containsExactly("100", "10");
    assertThat(received.toString()).doesNotContain("secret", "4711", "CREATE TABLE", "pets");
  }

  @Test
  void theRunIsTheParentOfItsStepsAndToldWhenItHasEnded() {
    Fixture run = Fixture.asking("Which pets of the secret owner?").answering("sql", "SELECT 4711");
    WorkflowFunctions functions = functions(run);
    functions
        .revision(run)
        .handle(Json.object().put("run", Fixture.RUN).put("step", "generate-sql"));
    received.clear();

    functions.reporting().handle(Json.object().put("run", Fixture.RUN).put("step", "finish"));

    JsonNode spans = received.getFirst().body().at("/resourceSpans/0/scopeSpans/0/spans");
    assertThat(spans)
        .extracting(span -> span.path("name").asText())
        .containsExactly("run", "step finish");
    assertThat(spans.at("/0/parentSpanId").isMissingNode()).isTrue();
    assertThat(spans.at("/0/spanId").asText())
        .hasSize(16)
        .isEqualTo(spans.at("/1/parentSpanId").asText());
    assertThat(spans.at("/0/traceId")).isEqualTo(spans.at("/1/traceId"));
    assertThat(spans.at("/0/attributes").toString()).contains("assay.status", "unverified");
    assertThat(spans.at("/0/startTimeUnixNano").asLong())
        .isLessThanOrEqualTo(spans.at("/0/endTimeUnixNano").asLong());
  }

  @Test
  void aStepThatFailsIsToldByTheKindOfItsFailure() {
    Telemetry telemetry = telemetry();

    assertThatThrownBy(
            () ->
                telemetry.step(
                    "run-1",
                    "vote",
                    () -> {
                      throw new IllegalStateException("a cell");
                    }))
        .hasMessage("a cell");

    assertThat(received.getFirst().body().toString())
        .contains("\"error.type\",\"value\":{\"stringValue\":\"IllegalStateException\"}")
        .doesNotContain("a cell");
  }

  @Test
  void aCollectorThatRefusesIsLeftAloneForAWhileAndNoStepFailsForIt() {
    status = 503;
    Telemetry telemetry = telemetry();

    for (int step = 0; step < 3; step++) {
      assertThat(telemetry.step("run-1", "vote", () -> Json.object().put("outcome", "decided")))
          .isNotEmpty();
    }

    assertThat(received).hasSize(1);
  }

  @Test
  void nothingIsToldUntilAnEndpointIsNamedThatIsOne() {
    assertThat(Telemetry.of(_ -> null, InstantSource.system())).isSameAs(Telemetry.NONE);
    assertThat(
            Telemetry.of(
                Map.of("OTEL_EXPORTER_OTLP_ENDPOINT", "localhost:4318")::get,
                InstantSource.system()))
        .isSameAs(Telemetry.NONE);
  }

  private WorkflowFunctions functions(Fixture run) {
    InMemoryStore store = run.store();
    return new WorkflowFunctions(store, InstantSource.system(), Thread::sleep, telemetry());
  }

  private Telemetry telemetry() {
    return Telemetry.of(
        Map.of(
                "OTEL_EXPORTER_OTLP_ENDPOINT",
                "http://127.0.0.1:" + collector.getAddress().getPort() + "/",
                "OTEL_EXPORTER_OTLP_HEADERS",
                "x-key=a%20b")
            ::get,
        InstantSource.system());
  }
}
