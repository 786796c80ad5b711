package dev.assay.workflow.budget;

import dev.assay.agents.model.TokenUsage;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.reporting.UsageRecord;
import dev.assay.workflow.reporting.UsageRecords;
import dev.assay.workflow.run.Budget;
import java.math.BigDecimal;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.Optional;

/**
 * What each key may take of models in a day (UTC), by the metering records of the runs that it has
 * asked for on that day. Runs that are under way have none yet, and are not counted.
 */
public final class DayBudget {

  private final UsageRecords records;
  private final Budget budget;
  private final InstantSource clock;

  /** A budget that is the same for every key. */
  public DayBudget(ArtifactStore store, Budget budget, InstantSource clock) {
    this.records = new UsageRecords(store);
    this.budget = budget;
    this.clock = clock;
  }

  /** Why the key may ask for nothing more today; empty when it may. */
  public Optional<String> usedUpBy(String key) {
    if (!budget.bounds()) {
      return Optional.empty();
    }
    String day = clock.instant().atOffset(ZoneOffset.UTC).toLocalDate().toString();
    TokenUsage tokens = TokenUsage.ZERO;
    BigDecimal cost = BigDecimal.ZERO;
    for (UsageRecord record : records.under(ArtifactKeys.usageOf(day, key))) {
      tokens = tokens.plus(record.usage().tokens());
      cost = cost.add(Optional.ofNullable(record.usage().cost()).orElse(BigDecimal.ZERO));
    }
    return budget
        .usedUpBy(tokens, cost)
        .map("today the key has taken %s; it begins anew at midnight UTC"::formatted);
  }
}
