package dev.assay.cli.mcp;

import dev.assay.report.RunEvidence;
import dev.assay.report.RunPage;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.run.Artifacts;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceTemplateSpecification;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceRequest;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.spec.McpSchema.ResourceTemplate;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Runs and their pages, as resources; an agent may know a run by another id than the store. */
public final class RunResources {

  static final String RUN = "assay://runs/{id}";
  static final String PAGE = "assay://runs/{id}/report";

  private final ArtifactStore store;
  private final UnaryOperator<String> runs;

  /**
   * Resources of a store.
   *
   * @param runs answers a run's id in the store for the one that the agent knows
   */
  public RunResources(ArtifactStore store, UnaryOperator<String> runs) {
    this.store = store;
    this.runs = runs;
  }

  /** Where the page of a run is, by the id that the agent knows. */
  static String page(String id) {
    return PAGE.replace("{id}", id);
  }

  List<SyncResourceTemplateSpecification> templates() {
    return List.of(
        template(
            RUN, "run", "A run: the answer with its evidence", "application/json", this::result),
        template(PAGE, "report", "The page of a run", "text/html", this::report));
  }

  private Optional<String> report(String run) {
    return result(run).map(_ -> RunPage.of(RunEvidence.read(new Artifacts(store), run)));
  }

  private Optional<String> result(String run) {
    return store
        .read(ArtifactKeys.result(run))
        .map(bytes -> new String(bytes, StandardCharsets.UTF_8));
  }

  private SyncResourceTemplateSpecification template(
      String uri,
      String name,
      String description,
      String type,
      Function<String, Optional<String>> reader) {
    return new SyncResourceTemplateSpecification(
        ResourceTemplate.builder(uri, name).description(description).mimeType(type).build(),
        (_, request) -> read(request, type, reader));
  }

  private ReadResourceResult read(
      ReadResourceRequest request, String type, Function<String, Optional<String>> reader) {
    String uri = request.uri();
    String id = uri.replaceFirst("^assay://runs/", "").replaceFirst("/report$", "");
    String text =
        Optional.of(runs.apply(id))
            .filter(ArtifactKeys::isRun)
            .flatMap(reader)
            .orElseThrow(() -> McpError.RESOURCE_NOT_FOUND.apply(uri));
    return new ReadResourceResult(List.of(new TextResourceContents(uri, type, text)), null);
  }
}
