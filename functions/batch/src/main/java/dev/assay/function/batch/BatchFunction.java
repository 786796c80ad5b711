package dev.assay.function.batch;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.agents.model.Models;
import dev.assay.catalog.ValueSharing;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.batch.BatchBeginning;
import dev.assay.workflow.batch.BatchSteps;
import dev.assay.workflow.batch.QuestionAsking;
import dev.assay.workflow.batch.StoredCatalogs;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.LinkingMode;
import dev.assay.workflow.run.LinkingSettings;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.strategy.Strategy;
import io.quarkus.funqy.Funq;
import io.quarkus.runtime.Startup;
import jakarta.inject.Singleton;
import java.time.Clock;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** The Lambda function around the runs of a batch; it names models, and calls none. */
@Singleton
@Startup
public class BatchFunction {

  private final BatchSteps steps;

  BatchFunction(
      ArtifactStore store,
      Config config,
      @ConfigProperty(name = "assay.share-values", defaultValue = "samples") String shareValues,
      @ConfigProperty(name = "assay.linking", defaultValue = "auto") String linking,
      @ConfigProperty(name = "assay.revisions", defaultValue = "3") int revisions,
      @ConfigProperty(name = "assay.strategy", defaultValue = "tssql") String strategy) {
    Clock clock = Clock.systemUTC();
    ValueSharing sharing = ValueSharing.named(shareValues);
    Models models = Models.from(config);
    RunSettings settings =
        RunSettings.configured(
                models,
                models.main(),
                models.testCode(),
                revisions,
                new LinkingSettings(
                    LinkingMode.named(linking), models.embedding().orElse(null), sharing))
            .by(Strategy.named(strategy));
    Artifacts artifacts = new Artifacts(store);
    StoredCatalogs catalogs = new StoredCatalogs(store, artifacts, sharing, clock);
    this.steps =
        new BatchSteps(
            store,
            new BatchBeginning(store, settings),
            new QuestionAsking(artifacts, catalogs, settings, clock));
  }

  /** Does the step that the event names, and answers its outcome. */
  @Funq("batch")
  public JsonNode handle(JsonNode event) {
    return steps.handle(event);
  }
}
