package dev.assay.function.reporting;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.function.runtime.Answers;
import dev.assay.report.KeptPages;
import dev.assay.report.RunEvidence;
import dev.assay.workflow.WorkflowFunctions;
import dev.assay.workflow.artifacts.ArtifactLinks;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.run.StepFunction;
import io.quarkus.funqy.Funq;
import io.quarkus.runtime.Startup;
import jakarta.inject.Singleton;

/**
 * The Lambda function that finishes a run, with its page and its metrics, and says how runs stand;
 * it holds no model and no secret.
 */
@Singleton
@Startup
public class ReportingFunction {

  private final StepFunction steps;
  private final KeptPages pages;

  ReportingFunction(WorkflowFunctions functions, ArtifactStore store, ArtifactLinks links) {
    this.steps = functions.reporting(links);
    this.pages = new KeptPages(store);
  }

  /** Does the step that the event names, and answers its outcome. */
  @Funq("reporting")
  public JsonNode handle(JsonNode event) {
    return Answers.of(event, this::done);
  }

  private JsonNode done(JsonNode event) {
    JsonNode outcome = steps.handle(event);
    if (outcome.has("artifact")) {
      tell(pages.keepRun(event.path("run").asText()));
    }
    return outcome;
  }

  /** Metrics are lines of standard output that CloudWatch Logs takes for metrics. */
  private void tell(RunEvidence evidence) {
    System.out.println(RunMetrics.of(evidence.result()));
  }
}
