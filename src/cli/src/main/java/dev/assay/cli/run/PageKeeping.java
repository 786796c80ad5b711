package dev.assay.cli.run;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.report.KeptPages;
import dev.assay.statemachine.TaskInvoker;
import dev.assay.workflow.artifacts.ArtifactStore;

/** Keeps the pages of runs and of batches as they end, as the deployed functions do. */
final class PageKeeping implements TaskInvoker {

  /** The function that ends runs. */
  static final String REPORTING = "reporting";

  private final TaskInvoker functions;
  private final KeptPages pages;

  PageKeeping(TaskInvoker functions, ArtifactStore store) {
    this.functions = functions;
    this.pages = new KeptPages(store);
  }

  @Override
  public JsonNode invoke(String function, JsonNode payload) throws Exception {
    JsonNode outcome = functions.invoke(function, payload);
    if (function.equals(REPORTING) && outcome.has("artifact")) {
      pages.keepRun(payload.path("run").asText());
    }
    if (function.equals(LocalBatch.FUNCTION) && outcome.path("outcome").asText().equals("ended")) {
      pages.keepBatch(outcome.path("batch").asText());
    }
    return outcome;
  }
}
