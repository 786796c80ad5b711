package dev.assay.workflow.telemetry;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.agents.model.Completion;
import dev.assay.agents.model.EmbeddingCall;
import dev.assay.agents.model.Embeddings;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.TokenUsage;
import dev.assay.workflow.artifacts.Sha256;
import dev.assay.workflow.telemetry.OtlpJson.TokenCount;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Tells a collector what each step and each call of a model took: names, times, tokens and the kind
 * of failure, and no prompt, cell, SQL or key. Nothing is done until an endpoint is named. The
 * spans of a run share a trace and a parent, wherever its steps are done.
 */
public final class Telemetry {

  /** Tells nobody. */
  public static final Telemetry NONE = new Telemetry(null, "", InstantSource.system());

  /** Not made when classes are: a native image would keep the environment of its making. */
  private static volatile @Nullable Telemetry ofThisProcess;

  private static final int TRACE_DIGITS = 32;
  private static final int SPAN_DIGITS = 16;
  private static final ScopedValue<Begun> CURRENT = ScopedValue.newInstance();

  private final @Nullable Collector collector;
  private final OtlpJson json;
  private final InstantSource clock;

  private Telemetry(@Nullable Collector collector, String service, InstantSource clock) {
    this.collector = collector;
    this.json = new OtlpJson(service);
    this.clock = clock;
  }

  /** As the environment says, in OpenTelemetry's own names. */
  public static Telemetry of(Function<String, @Nullable String> environment, InstantSource clock) {
    Collector named = Collector.of(environment, clock);
    String service = environment.apply("OTEL_SERVICE_NAME");
    return named == null
        ? NONE
        : new Telemetry(named, service == null || service.isBlank() ? "assay" : service, clock);
  }

  /** As the environment of this process says. */
  public static Telemetry ofThisProcess() {
    Telemetry known = ofThisProcess;
    if (known == null) {
      known = of(System::getenv, InstantSource.system());
      ofThisProcess = known;
    }
    return known;
  }

  /** A step that is under way, and what it has called. */
  private record Begun(String trace, String id, List<Span> spans, List<TokenCount> tokens) {}

  /** Does a step and tells of it; what goes wrong is thrown as it is. */
  public JsonNode step(String run, String step, Supplier<JsonNode> work) {
    Collector told = collector;
    if (told == null) {
      return work.get();
    }
    Begun begun =
        new Begun(
            trace(run),
            id(),
            Collections.synchronizedList(new ArrayList<>()),
            Collections.synchronizedList(new ArrayList<>()));
    Instant start = clock.instant();
    Map<String, Object> attributes = new TreeMap<>(Map.of("assay.run", run, "assay.step", step));
    String error = null;
    try {
      JsonNode outcome = ScopedValue.where(CURRENT, begun).call(work::get);
      attributes.put("assay.outcome", outcome.path("outcome").asText());
      return outcome;
    } catch (RuntimeException failed) {
      error = failed.getClass().getSimpleName();
      throw failed;
    } finally {
      begun
          .spans()
          .add(
              new Span(
                  "step " + step,
                  begun.trace(),
                  begun.id(),
                  whole(run),
                  false,
                  start,
                  clock.instant(),
                  attributes,
                  error));
      told.send("/v1/traces", json.traces(List.copyOf(begun.spans())));
      if (!begun.tokens().isEmpty()) {
        told.send("/v1/metrics", json.metrics(List.copyOf(begun.tokens())));
      }
    }
  }

  /**
   * Tells of a run that has ended, with the step that ends it: the parent of all its steps.
   *
   * @param status how it has ended
   * @param wall how long it took, from the question to the result
   */
  public void ended(String run, String status, Duration wall) {
    if (!CURRENT.isBound()) {
      return;
    }
    Instant end = clock.instant();
    CURRENT
        .get()
        .spans()
        .add(
            new Span(
                "run",
                trace(run),
                whole(run),
                null,
                false,
                end.minus(wall),
                end,
                new TreeMap<>(Map.of("assay.run", run, "assay.status", status)),
                null));
  }

  /** Whether anybody is told. */
  public boolean isTold() {
    return collector != null;
  }

  /** The models, whose calls are told of with the step that they are made for. */
  public ModelClient telling(ModelClient models) {
    return collector == null ? models : new ToldCalls(models);
  }

  private final class ToldCalls implements ModelClient {

    private final ModelClient models;

    ToldCalls(ModelClient models) {
      this.models = models;
    }

    @Override
    public Completion complete(ModelCall call) throws ModelException {
      Instant start = clock.instant();
      try {
        Completion answer = models.complete(call);
        told("chat", call.model(), start, answer.tokens(), null);
        return answer;
      } catch (ModelException failed) {
        told("chat", call.model(), start, null, failed.getClass().getSimpleName());
        throw failed;
      }
    }

    @Override
    public List<String> learned(String model) {
      return models.learned(model);
    }

    @Override
    public Embeddings embed(EmbeddingCall call) throws ModelException {
      Instant start = clock.instant();
      try {
        Embeddings answer = models.embed(call);
        told("embeddings", call.model(), start, answer.tokens(), null);
        return answer;
      } catch (ModelException failed) {
        told("embeddings", call.model(), start, null, failed.getClass().getSimpleName());
        throw failed;
      }
    }
  }

  private void told(
      String operation,
      String model,
      Instant start,
      @Nullable TokenUsage tokens,
      @Nullable String error) {
    if (!CURRENT.isBound()) {
      return;
    }
    Begun step = CURRENT.get();
    Instant end = clock.instant();
    Map<String, Object> attributes =
        new TreeMap<>(Map.of("gen_ai.operation.name", operation, "gen_ai.request.model", model));
    if (tokens != null) {
      attributes.put("gen_ai.usage.input_tokens", tokens.input());
      attributes.put("gen_ai.usage.output_tokens", tokens.output());
      step.tokens().add(new TokenCount(model, "input", tokens.input(), start, end));
      step.tokens().add(new TokenCount(model, "output", tokens.output(), start, end));
    }
    step.spans()
        .add(
            new Span(
                operation + " " + model,
                step.trace(),
                id(),
                step.id(),
                true,
                start,
                end,
                attributes,
                error));
  }

  /** The same for all steps of a run, on whatever machine they are done. */
  private static String trace(String run) {
    return Sha256.hex(run).substring(0, TRACE_DIGITS);
  }

  /** The span of the run itself, which its steps know before it has ended. */
  private static String whole(String run) {
    return Sha256.hex(run).substring(TRACE_DIGITS, TRACE_DIGITS + SPAN_DIGITS);
  }

  private static String id() {
    return HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong() | 1L);
  }
}
