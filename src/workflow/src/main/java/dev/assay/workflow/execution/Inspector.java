package dev.assay.workflow.execution;

import dev.assay.analysis.Finding;
import dev.assay.workflow.strategy.Strategy;
import dev.assay.workflow.strategy.StrategyPart;
import java.util.List;

/** Judges a candidate by one kind of evidence. */
public interface Inspector {

  /** The part of a strategy that this is; runs without it are not inspected. */
  StrategyPart part();

  /** Whether it looks at candidates of runs of this strategy. */
  default boolean inspects(Strategy strategy) {
    return strategy.has(part());
  }

  /** What is wrong with the candidate; nothing when this inspector sees nothing. */
  List<Finding> inspect(Trial trial);
}
