package dev.assay.function.batch;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.agents.model.Models;
import dev.assay.catalog.ValueSharing;
import dev.assay.function.runtime.Answers;
import dev.assay.report.KeptPages;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.batch.BatchBeginning;
import dev.assay.workflow.batch.BatchSteps;
import dev.assay.workflow.batch.QuestionAsking;
import dev.assay.workflow.batch.StoredCatalogs;
import dev.assay.workflow.budget.DayBudget;
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

/** The Lambda function around the runs of a batch; it names models, and calls none. */
@Singleton
@Startup
public class BatchFunction {

  private final BatchSteps steps;
  private final KeptPages pages;

  BatchFunction(
      ArtifactStore store, Config config, AnsweringSettings answering, BudgetSettings budgets) {
    Clock clock = Clock.systemUTC();
    ValueSharing sharing = ValueSharing.named(answering.shareValues());
    RunSettings settings =
        settings(answering, sharing, Models.from(config)).within(BudgetSettings.ofRun(budgets));
    Artifacts artifacts = new Artifacts(store);
    StoredCatalogs catalogs = new StoredCatalogs(store, artifacts, sharing, clock);
    this.pages = new KeptPages(store);
    this.steps =
        new BatchSteps(
            store,
            new BatchBeginning(store, settings),
            new QuestionAsking(artifacts, catalogs, settings, clock),
            new DayBudget(store, BudgetSettings.ofDay(budgets), clock));
  }

  private static RunSettings settings(
      AnsweringSettings answering, ValueSharing sharing, Models models) {
    return RunSettings.of(models.main(), models.testCode())
        .revising(answering.revisions())
        .showing(
            LinkingSettings.DEFAULT
                .choosing(LinkingMode.named(answering.linking()))
                .rankedBy(models.embedding().orElse(null))
                .sharing(sharing))
        .by(Strategy.named(answering.strategy()))
        .onTermsOf(models);
  }

  /**
   * Does the step that the event names, and answers its outcome; a batch that ends has its page.
   */
  @Funq("batch")
  public JsonNode handle(JsonNode event) {
    return Answers.of(event, this::done);
  }

  private JsonNode done(JsonNode event) {
    JsonNode outcome = steps.handle(event);
    if (outcome.path("outcome").asText().equals("ended")) {
      pages.keepBatch(outcome.path("batch").asText());
    }
    return outcome;
  }
}
