package dev.assay.workflow.execution;

import dev.assay.analysis.Finding;
import dev.assay.analysis.detector.Detector;
import dev.assay.catalog.ValueSharing;
import dev.assay.workflow.strategy.Strategy;
import dev.assay.workflow.strategy.StrategyPart;
import java.util.List;

/** Finds names, joins, types, groups, ties and the like that cannot be meant so. */
public final class DetectorInspector implements Inspector {

  @Override
  public StrategyPart part() {
    return StrategyPart.DETECTOR;
  }

  /** It costs nothing, and what it finds informs whoever judges, in any strategy. */
  @Override
  public boolean inspects(Strategy strategy) {
    return true;
  }

  @Override
  public List<Finding> inspect(Trial trial) {
    boolean shown = trial.question().settings().linking().shareValues() == ValueSharing.SAMPLES;
    return new Detector(trial.catalog(), shown, trial.question().text())
        .inspect(trial.candidate().sql());
  }
}
