package dev.assay.function.exploration;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.agents.model.ApiKey;
import dev.assay.agents.model.ApiKeys;
import dev.assay.agents.model.ModelClient;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.function.runtime.Answers;
import dev.assay.workflow.WorkflowFunctions;
import dev.assay.workflow.exploration.LiveDatabase;
import dev.assay.workflow.run.StepFunction;
import io.quarkus.funqy.Funq;
import io.quarkus.runtime.Startup;
import jakarta.inject.Singleton;

/** The Lambda function that explores a database, and refines SQL by what it returns there. */
@Singleton
@Startup
public class ExplorationFunction {

  private final StepFunction steps;

  ExplorationFunction(
      WorkflowFunctions functions, ModelClient models, ApiKeys secret, DatabaseSettings settings) {
    LiveDatabase only = settings.database().map(address -> database(address, secret)).orElse(null);
    steps = functions.exploration(models, _ -> only);
  }

  /** Does the step that the event names, and answers its outcome. */
  @Funq("exploration")
  public JsonNode handle(JsonNode event) {
    return Answers.of(event, steps::handle);
  }

  /** Each query has a connection of its own: between calls, a function may be frozen for hours. */
  private static LiveDatabase database(String address, ApiKeys secret) {
    DatabaseLocation location = DatabaseLocation.parse(address);
    return (sql, rows) -> {
      try (DatabaseQueries queries =
          DatabaseQueries.open(
              location, name -> secret.find(name).map(ApiKey::value).orElse(null))) {
        return queries.first(sql, rows);
      }
    };
  }
}
