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
import dev.assay.workflow.run.Budget;
import dev.assay.workflow.run.LinkingMode;
import dev.assay.workflow.run.LinkingSettings;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.strategy.Strategy;
import io.quarkus.funqy.Funq;
import io.quarkus.runtime.Startup;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.time.Clock;
import java.util.Optional;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** The Lambda function around the runs of a batch; it names models, and calls none. */
@Singleton
@Startup
public class BatchFunction {

  private final BatchSteps steps;
  private final KeptPages pages;

  BatchFunction(
      ArtifactStore store,
      Config config,
      @ConfigProperty(name = "assay.share-values", defaultValue = "samples") String shareValues,
      @ConfigProperty(name = "assay.linking", defaultValue = "auto") String linking,
      @ConfigProperty(name = "assay.revisions", defaultValue = "3") int revisions,
      @ConfigProperty(name = "assay.strategy", defaultValue = "tssql") String strategy,
      @ConfigProperty(name = "assay.most-tokens") Optional<Long> tokens,
      @ConfigProperty(name = "assay.most-cost") Optional<String> cost,
      @ConfigProperty(name = "assay.most-tokens-per-day") Optional<Long> tokensPerDay,
      @ConfigProperty(name = "assay.most-cost-per-day") Optional<String> costPerDay) {
    Clock clock = Clock.systemUTC();
    ValueSharing sharing = ValueSharing.named(shareValues);
    Models models = Models.from(config);
    RunSettings settings =
        RunSettings.of(models.main(), models.testCode())
            .revising(revisions)
            .showing(
                LinkingSettings.DEFAULT
                    .choosing(LinkingMode.named(linking))
                    .rankedBy(models.embedding().orElse(null))
                    .sharing(sharing))
            .by(Strategy.named(strategy))
            .onTermsOf(models)
            .within(budget(tokens, "assay.most-cost", cost));
    Artifacts artifacts = new Artifacts(store);
    StoredCatalogs catalogs = new StoredCatalogs(store, artifacts, sharing, clock);
    this.pages = new KeptPages(store);
    this.steps =
        new BatchSteps(
            store,
            new BatchBeginning(store, settings),
            new QuestionAsking(artifacts, catalogs, settings, clock),
            new DayBudget(
                store, budget(tokensPerDay, "assay.most-cost-per-day", costPerDay), clock));
  }

  /** The cost is read here: a native image converts settings to few types by itself. */
  private static Budget budget(Optional<Long> tokens, String name, Optional<String> cost) {
    try {
      return new Budget(
          tokens.orElse(null), cost.map(String::strip).map(BigDecimal::new).orElse(null));
    } catch (NumberFormatException none) {
      throw new IllegalArgumentException(
          "%s is no number: '%s'; give one such as 0.25".formatted(name, cost.orElse("")), none);
    }
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
