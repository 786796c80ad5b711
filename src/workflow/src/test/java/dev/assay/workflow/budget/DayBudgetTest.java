package dev.assay.workflow.budget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.agents.model.TokenUsage;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Budget;
import dev.assay.workflow.run.InvalidQuestionException;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What a key may take of models in a day. */
class DayBudgetTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

  private final InMemoryStore store = new InMemoryStore();

  @Test
  void theKeysRunsOfTheDayAreAddedUp() {
    taken("2026-03-01", "me-1", 600, "0.30");
    taken("2026-03-01", "me-2", 399, "0.19");
    assertThat(usedUp(new Budget(1_000L, new BigDecimal("0.50")), "me")).isEmpty();

    taken("2026-03-01", "me-3", 1, "0.01");
    assertThat(usedUp(new Budget(1_000L, null), "me"))
        .contains(
            "today the key's runs have taken, or may yet take, 1,000 tokens, where 1,000 are"
                + " allowed; it begins anew at midnight UTC");
    assertThat(usedUp(new Budget(null, new BigDecimal("0.50")), "me"))
        .contains(
            "today the key's runs have taken, or may yet take, a cost of 0.5, where 0.50 is"
                + " allowed; it begins anew at midnight UTC");
  }

  @Test
  void otherKeysAndOtherDaysDoNotCount() {
    taken("2026-03-01", "you-1", 5_000, "5");
    taken("2026-03-01", "meandyou-1", 5_000, "5");
    taken("2026-02-28", "me-1", 5_000, "5");

    assertThat(usedUp(new Budget(1_000L, BigDecimal.ONE), "me")).isEmpty();
  }

  @Test
  void runsUnderWayCountByTheirOwnBudgets() {
    DayBudget day = day(new Budget(1_000L, null));
    Budget each = new Budget(400L, null);

    assertThat(day.reserve("me", "me-1", each)).isEmpty();
    assertThat(day.reserve("me", "me-2", each)).isEmpty();
    assertThat(day.reserve("me", "me-3", each))
        .contains(
            "today the key's runs have taken, or may yet take, 1,200 tokens, where 1,000 are"
                + " allowed; it begins anew at midnight UTC");
    assertThat(day.reserve("you", "you-1", each)).isEmpty();
    assertThat(day.usedUpBy("me")).isEmpty();

    taken("2026-03-01", "me-1", 100, "0");
    assertThat(day.reserve("me", "me-3", each)).isEmpty();
    assertThat(day.reserve("me", "me-4", each)).isPresent();
  }

  @Test
  void aRunThatIsAskedAgainCountsOnce() {
    DayBudget day = day(new Budget(1_000L, null));

    assertThat(day.reserve("me", "me-1", new Budget(600L, null))).isEmpty();
    assertThat(day.reserve("me", "me-1", new Budget(600L, null))).isEmpty();

    assertThat(day.reserve("me", "me-2", new Budget(400L, null))).isEmpty();
  }

  @Test
  void aRunThatWentOnCountsByItsLastEnd() {
    taken("2026-03-01", "me-1", 600, "0.10");
    taken("2026-03-01", "me-1", 900, "0.20");

    assertThat(usedUp(new Budget(1_000L, null), "me")).isEmpty();
    assertThat(usedUp(new Budget(900L, null), "me")).isPresent();
  }

  @Test
  void ofManyRunsThatBeginAtOnceNoneIsOverlooked() throws Exception {
    DayBudget day = day(new Budget(1_000L, null));
    AtomicInteger begun = new AtomicInteger();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int run = 0; run < 50; run++) {
        String id = "me-" + run;
        threads.submit(
            () -> {
              if (day.reserve("me", id, new Budget(300L, null)).isEmpty()) {
                begun.incrementAndGet();
              }
            });
      }
    }
    assertThat(begun.get()).isLessThanOrEqualTo(3);
  }

  @Test
  void withoutABudgetNothingIsReserved() {
    assertThat(day(Budget.NONE).reserve("me", "me-1", new Budget(1L, null))).isEmpty();
    assertThat(usedUp(Budget.NONE, "me")).isEmpty();
    assertThat(store.list("")).isEmpty();
  }

  @Test
  void aBudgetOfNothingIsRefused() {
    assertThatThrownBy(() -> new Budget(0L, null))
        .isInstanceOf(InvalidQuestionException.class)
        .hasMessage("a budget of tokens must be at least 1, not 0");
    assertThatThrownBy(() -> new Budget(null, BigDecimal.ZERO))
        .hasMessage("a budget of cost must be more than 0, not 0");
  }

  @Test
  void whatIsExactlyTheBudgetIsWithinIt() {
    Budget budget = new Budget(100L, BigDecimal.ONE);

    assertThat(budget.exceededBy(new TokenUsage(90, 10, 0), BigDecimal.ONE)).isEmpty();
    assertThat(budget.exceededBy(new TokenUsage(90, 11, 0), BigDecimal.ONE))
        .contains("101 tokens, where 100 are allowed");
    assertThat(budget.exceededBy(TokenUsage.ZERO, new BigDecimal("1.01")))
        .contains("a cost of 1.01, where 1 is allowed");
    assertThat(budget.exceededBy(TokenUsage.ZERO, null)).isEmpty();
  }

  private DayBudget day(Budget budget) {
    return new DayBudget(store, budget, () -> NOON);
  }

  private Optional<String> usedUp(Budget budget, String key) {
    return day(budget).usedUpBy(key);
  }

  private void taken(String day, String run, int tokens, String cost) {
    new DayLedger(new Artifacts(store))
        .take(
            run.substring(0, run.indexOf('-')),
            run,
            new TokenUsage(tokens - 1, 1, 0),
            new BigDecimal(cost),
            Instant.parse(day + "T00:00:00Z"));
  }
}
