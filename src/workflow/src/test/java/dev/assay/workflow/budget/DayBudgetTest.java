package dev.assay.workflow.budget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.agents.model.TokenUsage;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Budget;
import dev.assay.workflow.run.InvalidQuestionException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
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
            "today the key has taken 1,000 tokens, where 1,000 are allowed; it begins anew at"
                + " midnight UTC");
    assertThat(usedUp(new Budget(null, new BigDecimal("0.50")), "me"))
        .contains(
            "today the key has taken a cost of 0.50, where 0.50 is allowed; it begins anew at"
                + " midnight UTC");
  }

  @Test
  void otherKeysAndOtherDaysDoNotCount() {
    taken("2026-03-01", "you-1", 5_000, "5");
    taken("2026-03-01", "meandyou-1", 5_000, "5");
    taken("2026-02-28", "me-1", 5_000, "5");

    assertThat(usedUp(new Budget(1_000L, BigDecimal.ONE), "me")).isEmpty();
  }

  @Test
  void withoutABudgetNothingIsRead() {
    store.write(
        ArtifactKeys.usage("2026-03-01", "me-1"), "broken".getBytes(StandardCharsets.UTF_8));

    assertThat(usedUp(Budget.NONE, "me")).isEmpty();
    assertThatThrownBy(() -> usedUp(new Budget(1L, null), "me"))
        .hasMessageStartingWith(
            "artifact usage/dt=2026-03-01/me-1.json in memory cannot be read: ");
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

  private Optional<String> usedUp(Budget budget, String key) {
    return new DayBudget(store, budget, () -> NOON).usedUpBy(key);
  }

  private void taken(String day, String run, int tokens, String cost) {
    String record =
        """
        {"run": "%s", "askedBy": "me", "database": "pets", "status": "verified", "revisions": 0,
         "usage": {"calls": 1, "tokens": {"input": %d, "output": 1, "cached": 0}, "cost": %s,
                   "models": []},
         "timings": {"wall": 1, "models": 1, "stages": {}}, "askedAt": "%sT00:00:00Z"}
        """
            .formatted(run, tokens - 1, cost, day);
    store.write(ArtifactKeys.usage(day, run), record.getBytes(StandardCharsets.UTF_8));
  }
}
