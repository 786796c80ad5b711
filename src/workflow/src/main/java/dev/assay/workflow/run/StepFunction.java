package dev.assay.workflow.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.agents.model.ModelException;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.log.FailureTrace;
import dev.assay.workflow.telemetry.Telemetry;
import java.util.Map;
import java.util.TreeSet;
import org.jboss.logging.Logger;

/** The steps that one deployed function does: JSON in, the outcome as JSON out. */
public final class StepFunction {

  private static final Logger LOG = Logger.getLogger("assay.runs");

  /** Time enough for a server to restart, and short enough for a person who waits. */
  private static final long WAIT_FOR_UNAVAILABLE_SECONDS = 10;

  private final Map<String, Step> steps;
  private final Telemetry telemetry;

  public StepFunction(Map<String, Step> steps) {
    this(steps, Telemetry.NONE);
  }

  /** Steps that are told of. */
  public StepFunction(Map<String, Step> steps, Telemetry telemetry) {
    this.steps = Map.copyOf(steps);
    this.telemetry = telemetry;
  }

  /** Does the step that the event names. What goes wrong unexpectedly is thrown as it is. */
  public JsonNode handle(JsonNode event) {
    String run = event.path("run").asText();
    String step = event.path("step").asText();
    return steps.containsKey(step) && ArtifactKeys.isRun(run)
        ? telemetry.step(run, step, () -> answer(event))
        : answer(event);
  }

  private JsonNode answer(JsonNode event) {
    Outcome outcome = outcomeOf(event);
    ObjectNode json = Json.tree(outcome);
    if (json.path("reason").isTextual()) {
      json.put("reason", Reasons.bounded(json.get("reason").textValue()));
    }
    return json.put("outcome", outcome.outcome());
  }

  private Outcome outcomeOf(JsonNode json) {
    try {
      StepEvent event = StepEvent.parse(json);
      Step step = steps.get(event.step());
      if (step == null) {
        return new Outcome.InvalidInput(
            "no step named %s here; there is %s"
                .formatted(event.step(), String.join(", ", new TreeSet<>(steps.keySet()))));
      }
      return step.run(event);
    } catch (InvalidEventException | MissingArtifactException invalid) {
      return new Outcome.InvalidInput(String.valueOf(invalid.getMessage()));
    } catch (ModelException noAnswer) {
      tell(json, noAnswer);
      return outcomeOf(noAnswer);
    }
  }

  /** The outcome has the message alone. */
  private static void tell(JsonNode event, ModelException noAnswer) {
    if (LOG.isDebugEnabled()) {
      String headline =
          "run %s, step %s: a model gave no answer"
              .formatted(event.path("run").asText(), event.path("step").asText());
      LOG.debug(FailureTrace.below(headline, noAnswer));
    }
  }

  private static Outcome outcomeOf(ModelException noAnswer) {
    String reason = String.valueOf(noAnswer.getMessage());
    return switch (noAnswer) {
      case ModelException.RateLimited limited ->
          new Outcome.RateLimited(
              reason, Math.max(1, limited.retryAfter().plusMillis(999).toSeconds()));
      case ModelException.Unavailable _ ->
          new Outcome.ModelUnavailable(reason, WAIT_FOR_UNAVAILABLE_SECONDS);
      case ModelException.Refused _ -> new Outcome.ModelRefused(reason);
      case ModelException.OverBudget _ -> new Outcome.OverBudget(reason);
    };
  }
}
