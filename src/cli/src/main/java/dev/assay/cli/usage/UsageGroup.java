package dev.assay.cli.usage;

import dev.assay.agents.model.TokenUsage;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.reporting.UsageRecord;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The records of one group, added up. */
record UsageGroup(List<String> group, List<UsageRecord> records) {

  private static final int PERCENT = 100;
  private static final int COST_DIGITS = 6;
  private static final BigDecimal MILLIS = BigDecimal.valueOf(1_000);

  /** Its sums by the names of their columns; costs are those that are known. */
  Map<String, Object> sums() {
    TokenUsage tokens =
        records.stream()
            .map(record -> record.usage().tokens())
            .reduce(TokenUsage.ZERO, TokenUsage::plus);
    Map<String, Object> sums = new LinkedHashMap<>();
    sums.put("runs", records.size());
    sums.put("verified", count(RunStatus.VERIFIED));
    sums.put("unverified", count(RunStatus.UNVERIFIED));
    sums.put("ambiguous", count(RunStatus.AMBIGUOUS));
    sums.put("unanswerable", count(RunStatus.UNANSWERABLE));
    sums.put("failed", count(RunStatus.FAILED));
    sums.put("verified_percent", percent(count(RunStatus.VERIFIED)));
    sums.put("revisions", records.stream().mapToInt(UsageRecord::revisions).sum());
    sums.put("model_calls", records.stream().mapToInt(record -> record.usage().calls()).sum());
    sums.put("input_tokens", tokens.input());
    sums.put("cached_tokens", tokens.cached());
    sums.put("output_tokens", tokens.output());
    sums.put("model_cost", sum(record -> record.usage().cost()));
    sums.put("gb_seconds", sum(record -> record.compute().gbSeconds()));
    sums.put(
        "transitions", records.stream().mapToInt(record -> record.compute().transitions()).sum());
    sums.put("compute_cost", sum(record -> record.compute().cost()));
    sums.put("cost", sum(UsageRecord::total));
    sums.put("average_cost", averageCost());
    sums.put("median_seconds", seconds(50));
    sums.put("p90_seconds", seconds(90));
    sums.put(
        "runs_without_price",
        (int) records.stream().filter(record -> record.usage().cost() == null).count());
    return sums;
  }

  /** Of the runs whose cost is known. */
  private BigDecimal averageCost() {
    List<BigDecimal> known =
        records.stream().map(UsageRecord::total).filter(Objects::nonNull).toList();
    return known.isEmpty()
        ? BigDecimal.ZERO
        : known.stream()
            .reduce(BigDecimal.ZERO, BigDecimal::add)
            .divide(BigDecimal.valueOf(known.size()), COST_DIGITS, RoundingMode.HALF_UP)
            .stripTrailingZeros();
  }

  /** How long so many of a hundred runs took at most, from the question to the result. */
  private BigDecimal seconds(int percent) {
    List<Long> walls = records.stream().map(record -> record.timings().wall()).sorted().toList();
    int rank = Math.ceilDiv(walls.size() * percent, PERCENT);
    long wall = walls.isEmpty() ? 0 : walls.get(rank - 1);
    return BigDecimal.valueOf(wall).divide(MILLIS, 1, RoundingMode.HALF_UP);
  }

  private int count(RunStatus status) {
    return (int) records.stream().filter(record -> record.status() == status).count();
  }

  private BigDecimal percent(int part) {
    if (records.isEmpty()) {
      return BigDecimal.ZERO;
    }
    return BigDecimal.valueOf((long) PERCENT * part)
        .divide(BigDecimal.valueOf(records.size()), 1, RoundingMode.HALF_UP);
  }

  private BigDecimal sum(Function<UsageRecord, @Nullable BigDecimal> part) {
    return records.stream()
        .map(part)
        .filter(Objects::nonNull)
        .reduce(BigDecimal.ZERO, BigDecimal::add);
  }
}
