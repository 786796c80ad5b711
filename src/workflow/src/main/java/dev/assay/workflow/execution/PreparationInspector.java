package dev.assay.workflow.execution;

import dev.assay.analysis.Finding;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlOutcome;
import dev.assay.workflow.exploration.ConnectedDatabase;
import dev.assay.workflow.exploration.LiveDatabases;
import dev.assay.workflow.strategy.Strategy;
import dev.assay.workflow.strategy.StrategyPart;
import java.util.List;
import java.util.Optional;

/**
 * Has the connected database prepare what ran on test data, or what no engine here could run: what
 * it refuses is not verified, whatever executed it here. That it could not be asked is told, and
 * decides nothing.
 */
public final class PreparationInspector implements Inspector {

  /** Who notes that the database could not be asked. */
  private static final String DATABASE = "database";

  private final LiveDatabases databases;

  public PreparationInspector(LiveDatabases databases) {
    this.databases = databases;
  }

  @Override
  public StrategyPart part() {
    return StrategyPart.EXECUTION_ERROR;
  }

  @Override
  public boolean inspects(Strategy strategy) {
    return true;
  }

  @Override
  public List<Finding> inspect(Trial trial) {
    if (trial.outcome() instanceof SqlOutcome.Failed(var failure)
        && failure.kind() != SqlFailure.Kind.NOT_EXECUTABLE) {
      return List.of();
    }
    ConnectedDatabase database = databases.connected(trial.question().database());
    return database == null || database.dialect() != trial.question().dialect()
        ? List.of()
        : findings(database.prepare(trial.candidate().sql()));
  }

  private static List<Finding> findings(Optional<SqlFailure> refusal) {
    return refusal.stream()
        .map(
            failure ->
                switch (failure.kind()) {
                  case TIMEOUT, CRASHED ->
                      new Finding(
                          DATABASE,
                          "not-prepared",
                          "the database could not be asked to prepare it: " + failure.message());
                  default ->
                      new Finding(
                          StrategyPart.EXECUTION_ERROR.id(),
                          Verdict.REFUSED_BY_DATABASE,
                          "the database refuses it: " + failure.message());
                })
        .toList();
  }
}
