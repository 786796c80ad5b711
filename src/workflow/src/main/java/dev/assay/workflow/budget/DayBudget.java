package dev.assay.workflow.budget;

import dev.assay.agents.model.TokenUsage;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Budget;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Objects;
import java.util.Optional;

/**
 * What each key may take of models in a day (UTC): what its runs of that day have taken, and of
 * those under way, their own budgets. Runs without one count when they have ended.
 */
public final class DayBudget {

  private final DayLedger ledger;
  private final Budget budget;
  private final InstantSource clock;

  /** A budget that is the same for every key. */
  public DayBudget(ArtifactStore store, Budget budget, InstantSource clock) {
    this.ledger = new DayLedger(new Artifacts(store));
    this.budget = budget;
    this.clock = clock;
  }

  /** Why the key may ask for nothing more today; empty when it may. */
  public Optional<String> usedUpBy(String key) {
    if (!budget.bounds()) {
      return Optional.empty();
    }
    DayLedger.Sum taken = ledger.sum(key, "", clock.instant());
    return budget.usedUpBy(taken.tokens(), taken.cost()).map(DayBudget::reason);
  }

  /**
   * Counts a run that is about to begin, before it is looked at what all runs take: of several that
   * begin at once and do not fit together, none can be overlooked.
   *
   * @param ofRun the run's own budget
   * @return why it may not begin; empty when it may
   */
  public Optional<String> reserve(String key, String run, Budget ofRun) {
    if (!budget.bounds()) {
      return Optional.empty();
    }
    Instant now = clock.instant();
    int time = ledger.reserve(key, run, ofRun, now);
    DayLedger.Sum others = ledger.sum(key, run, now);
    TokenUsage own = new TokenUsage(Objects.requireNonNullElse(ofRun.tokens(), 0L), 0, 0);
    BigDecimal cost = Objects.requireNonNullElse(ofRun.cost(), BigDecimal.ZERO);
    Optional<String> over =
        budget
            .usedUpBy(others.tokens(), others.cost())
            .or(() -> budget.exceededBy(others.tokens().plus(own), others.cost().add(cost)));
    if (over.isPresent()) {
      ledger.refuse(key, run, time, now);
    }
    return over.map(DayBudget::reason);
  }

  private static String reason(String over) {
    return "today the key's runs have taken, or may yet take, %s; it begins anew at midnight UTC"
        .formatted(over);
  }
}
