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
import java.util.regex.Pattern;

/**
 * Has the connected database prepare what ran on test data, or what no engine here could run: what
 * it refuses is not verified, whatever executed it here. What only an engine that stands in calls
 * wrong is not wrong where the database would execute it. That it could not be asked is told, and
 * decides nothing.
 */
public final class PreparationInspector implements Inspector {

  /** Who notes that the database could not be asked. */
  private static final String DATABASE = "database";

  /** Errors that come of rows, which no database finds while it prepares. */
  private static final Pattern OF_DATA =
      Pattern.compile("(?i).*(more than one row|division by zero|out of range).*");

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
    SqlFailure failure = trial.outcome() instanceof SqlOutcome.Failed(var told) ? told : null;
    boolean doubtful = failure != null && isDoubtful(trial.engine(), failure);
    if (failure != null && failure.kind() != SqlFailure.Kind.NOT_EXECUTABLE && !doubtful) {
      return List.of();
    }
    ConnectedDatabase database = databases.connected(trial.question().database());
    if (database == null || database.dialect() != trial.question().dialect()) {
      return List.of();
    }
    Optional<SqlFailure> refusal = database.prepare(trial.candidate().sql());
    return doubtful && failure != null
        ? refusal.isEmpty() ? List.of(doubted(trial.engine(), failure)) : List.of()
        : findings(refusal);
  }

  /** Whether an engine that stands in calls something wrong that the database may execute. */
  private static boolean isDoubtful(String engine, SqlFailure failure) {
    return engine.contains(" in place of ")
        && failure.kind() == SqlFailure.Kind.ERROR
        && !OF_DATA.matcher(failure.message()).matches();
  }

  private static Finding doubted(String engine, SqlFailure failure) {
    return new Finding(
        StrategyPart.EXECUTION_ERROR.id(),
        Verdict.NOT_EXECUTABLE,
        "the database would execute it, and %s does not: %s".formatted(engine, failure.message()));
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
