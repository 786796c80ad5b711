package dev.assay.workflow.calls;

import dev.assay.agents.model.ModelException;
import dev.assay.workflow.reporting.Usage;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.RunSettings;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;

/**
 * Keeps a run within its budget: before a call is made, what the run has taken, what calls beside
 * it can take at most, and what this one can, must fit.
 */
final class RunBudget {

  private final Artifacts artifacts;
  private final String run;
  private final InstantSource clock;

  RunBudget(Artifacts artifacts, String run, InstantSource clock) {
    this.artifacts = artifacts;
    this.run = run;
    this.clock = clock;
  }

  /**
   * Whether a call has to wait for those beside it: empty when there is budget for it, else its
   * turn among them, counted from 0, so that not all try again at once.
   *
   * @param reserved the most that it can take
   * @throws ModelException.OverBudget when there will be none, whatever the calls beside it take
   */
  OptionalInt waits(RunSettings settings, String call, ModelUse reserved)
      throws ModelException.OverBudget {
    if (!settings.budget().bounds()) {
      return OptionalInt.empty();
    }
    CallsSoFar calls = CallsSoFar.read(artifacts, run, clock.instant());
    if (calls.answered().contains(call)) {
      return OptionalInt.empty();
    }
    List<ModelUse> uses = new ArrayList<>(calls.taken());
    uses.add(reserved);
    Optional<String> exceeded = exceeded(uses, settings);
    if (exceeded.isPresent()) {
      String model = reserved.model();
      throw new ModelException.OverBudget(
          model, "with the next call of %s, the run takes %s".formatted(model, exceeded.get()));
    }
    TreeSet<String> beside = new TreeSet<>(calls.open().keySet());
    beside.remove(call);
    beside.forEach(other -> uses.add(calls.open().get(other)));
    return exceeded(uses, settings).isPresent()
        ? OptionalInt.of(beside.headSet(call).size())
        : OptionalInt.empty();
  }

  private static Optional<String> exceeded(List<ModelUse> uses, RunSettings settings) {
    Usage usage = Usage.of(uses, settings);
    return settings.budget().exceededBy(usage.tokens(), usage.cost());
  }
}
