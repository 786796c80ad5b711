package dev.assay.workflow.execution;

import dev.assay.analysis.Finding;
import dev.assay.analysis.detector.ConstraintInspection;
import dev.assay.workflow.strategy.Rule;
import dev.assay.workflow.strategy.StrategyPart;
import java.util.List;

/** Finds where a candidate does not keep the rules that a user has stated. */
public final class ConstraintInspector implements Inspector {

  @Override
  public StrategyPart part() {
    return StrategyPart.CONSTRAINTS;
  }

  @Override
  public List<Finding> inspect(Trial trial) {
    List<Rule> rules = trial.question().settings().strategy().rules();
    return new ConstraintInspection(trial.catalog(), rules.stream().map(Rule::constraint).toList())
        .inspect(trial.candidate().sql());
  }
}
