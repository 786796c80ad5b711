package dev.assay.workflow.budget;

import dev.assay.agents.model.TokenUsage;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Budget;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the runs of each key take in a day (UTC): their budgets while they are under way, and what
 * they have taken when they have ended. All of it is in names of objects, so that a listing is all
 * that is read, a thousand at a time.
 */
public final class DayLedger {

  private static final String RESERVED = "reserved-";
  private static final String REFUSED = "refused-";
  private static final String TAKEN = "taken";

  /** Costs are counted in billionths. */
  private static final int DIGITS = 9;

  private final Artifacts artifacts;

  public DayLedger(Artifacts artifacts) {
    this.artifacts = artifacts;
  }

  /** Tokens, and a cost in billionths. */
  private record Amount(long tokens, long cost) {

    static Amount of(long tokens, @Nullable BigDecimal cost) {
      BigDecimal known = Objects.requireNonNullElse(cost, BigDecimal.ZERO);
      return new Amount(
          tokens, known.movePointRight(DIGITS).setScale(0, RoundingMode.CEILING).longValue());
    }

    Amount plus(Amount other) {
      return new Amount(tokens + other.tokens, cost + other.cost);
    }

    Amount most(Amount other) {
      return new Amount(Math.max(tokens, other.tokens), Math.max(cost, other.cost));
    }
  }

  /** What a run says of itself: each time that it was asked, and its end. */
  private static final class Entry {
    private final Map<String, Amount> reserved = new HashMap<>();
    private @Nullable Amount taken;

    Amount amount() {
      return taken != null
          ? taken
          : reserved.values().stream().reduce(new Amount(0, 0), Amount::most);
    }
  }

  /**
   * Counts a run by its budget from now on.
   *
   * @return which time it is that the run is asked, for {@link #refuse}
   */
  int reserve(String key, String run, Budget budget, Instant now) {
    Amount amount = Amount.of(Objects.requireNonNullElse(budget.tokens(), 0L), budget.cost());
    String prefix = ArtifactKeys.ledger(day(now), key) + run + ".";
    int time = 1 + artifacts.count(prefix + RESERVED);
    artifacts.mark(name(prefix + RESERVED + time, amount));
    return time;
  }

  /** Counts it no more: it was not begun. */
  void refuse(String key, String run, int time, Instant now) {
    artifacts.mark(ArtifactKeys.ledger(day(now), key) + run + "." + REFUSED + time);
  }

  /** Counts a run by what it has taken; when it goes on later, by the more that it says then. */
  public void take(
      String key, String run, TokenUsage tokens, @Nullable BigDecimal cost, Instant askedAt) {
    Amount amount = Amount.of(tokens.input() + tokens.output(), cost);
    artifacts.mark(name(ArtifactKeys.ledger(day(askedAt), key) + run + "." + TAKEN, amount));
  }

  /** What all runs of the key on this day take, but for one. */
  Sum sum(String key, String butFor, Instant now) {
    String prefix = ArtifactKeys.ledger(day(now), key);
    Map<String, Entry> runs = new HashMap<>();
    for (String name : artifacts.under(prefix)) {
      String[] parts = name.substring(prefix.length()).split("[.]");
      if (!parts[0].equals(butFor)) {
        read(runs.computeIfAbsent(parts[0], _ -> new Entry()), parts);
      }
    }
    Amount sum = runs.values().stream().map(Entry::amount).reduce(new Amount(0, 0), Amount::plus);
    return new Sum(
        new TokenUsage(sum.tokens(), 0, 0),
        BigDecimal.valueOf(sum.cost(), DIGITS).stripTrailingZeros());
  }

  /** Tokens of prompts and answers together, and their cost. */
  record Sum(TokenUsage tokens, BigDecimal cost) {}

  private static void read(Entry entry, String[] parts) {
    String what = parts[1];
    if (what.startsWith(REFUSED)) {
      entry.reserved.put(what.substring(REFUSED.length()), new Amount(0, 0));
      return;
    }
    Amount amount = new Amount(Long.parseLong(parts[2]), Long.parseLong(parts[3]));
    if (what.equals(TAKEN)) {
      entry.taken = entry.taken == null ? amount : entry.taken.most(amount);
    } else {
      entry.reserved.putIfAbsent(what.substring(RESERVED.length()), amount);
    }
  }

  private static String name(String prefix, Amount amount) {
    return "%s.%d.%d".formatted(prefix, amount.tokens(), amount.cost());
  }

  private static String day(Instant instant) {
    return instant.atOffset(ZoneOffset.UTC).toLocalDate().toString();
  }
}
