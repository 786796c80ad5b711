package dev.assay.workflow.execution;

import dev.assay.analysis.Finding;
import dev.assay.sql.SqlOutcome;
import dev.assay.workflow.strategy.StrategyPart;
import java.util.List;
import java.util.Locale;

/** Finds that a candidate did not run. */
public final class ExecutionErrorInspector implements Inspector {

  @Override
  public StrategyPart part() {
    return StrategyPart.EXECUTION_ERROR;
  }

  @Override
  public List<Finding> inspect(Trial trial) {
    return switch (trial.outcome()) {
      case SqlOutcome.Executed _ -> List.of();
      case SqlOutcome.Failed(var failure) ->
          List.of(
              new Finding(
                  StrategyPart.EXECUTION_ERROR.id(),
                  failure.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                  failure.message()));
    };
  }
}
