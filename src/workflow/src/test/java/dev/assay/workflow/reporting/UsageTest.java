package dev.assay.workflow.reporting;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.model.Prices;
import dev.assay.agents.model.TokenUsage;
import dev.assay.workflow.run.ModelTerms;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.RunSettings;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class UsageTest {

  private static final List<ModelUse> USES =
      List.of(
          new ModelUse("generate-sql", "a", 1, new TokenUsage(1_000_000, 100_000, 400_000), 20),
          new ModelUse("revise-sql", "a", 1, new TokenUsage(0, 100_000, 0), 30),
          new ModelUse("generate-test-code", "b", 1, new TokenUsage(10, 1, 0), 5));

  @Test
  void callsTokensAndTimeAreSummedUpByModel() {
    Usage usage = Usage.of(USES, RunSettings.of("a", List.of("b")));

    assertThat(usage.calls()).isEqualTo(3);
    assertThat(usage.tokens()).isEqualTo(new TokenUsage(1_000_010, 200_001, 400_000));
    assertThat(usage.models())
        .containsExactly(
            new Usage.ModelShare("a", 2, new TokenUsage(1_000_000, 200_000, 400_000), null, 50),
            new Usage.ModelShare("b", 1, new TokenUsage(10, 1, 0), null, 5));
  }

  @Test
  void theCostIsNotKnownWhenAPriceIsNot() {
    assertThat(Usage.of(USES, settings(prices("a"))).cost()).isNull();
  }

  @Test
  void cachedTokensHaveTheirOwnPrice() {
    Usage usage = Usage.of(USES, settings(prices("a"), prices("b")));

    // a: 600,000 of input at 2, 400,000 cached at 1, 200,000 of output at 10; b: 10 at 2, 1 at 10
    assertThat(usage.models().getFirst().cost()).isEqualByComparingTo("3.6");
    assertThat(usage.cost()).isEqualByComparingTo("3.60003");
  }

  private static ModelTerms prices(String model) {
    return new ModelTerms(
        model, 0, new Prices(new BigDecimal(2), new BigDecimal(10), new BigDecimal(1)), null);
  }

  private static RunSettings settings(ModelTerms... terms) {
    return RunSettings.of("a", List.of("b")).knowing(List.of(terms));
  }
}
