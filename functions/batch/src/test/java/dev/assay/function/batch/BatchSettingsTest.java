package dev.assay.function.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.function.runtime.DocumentedSettings;
import dev.assay.workflow.run.Budget;
import io.smallrye.config.EnvConfigSource;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.math.BigDecimal;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BatchSettingsTest {

  @Test
  void theReadmeTellsTheirDefaults() {
    assertThat(DocumentedSettings.table())
        .containsAllEntriesOf(DocumentedSettings.of(AnsweringSettings.class))
        .containsAllEntriesOf(DocumentedSettings.of(BudgetSettings.class));
  }

  @Test
  void theyAreReadFromVariablesBesideThoseOfModels() {
    SmallRyeConfig config =
        new SmallRyeConfigBuilder()
            .withMapping(AnsweringSettings.class)
            .withMapping(BudgetSettings.class)
            .withSources(
                new EnvConfigSource(
                    Map.of(
                        "ASSAY_MODELS_GPT_4O_TEMPERATURE", "1",
                        "ASSAY_SHARE_VALUES", "linked",
                        "ASSAY_MOST_TOKENS_PER_DAY", "1000"),
                    300))
            .build();

    assertThat(config.getConfigMapping(AnsweringSettings.class).shareValues()).isEqualTo("linked");
    assertThat(config.getConfigMapping(BudgetSettings.class).mostTokensPerDay()).hasValue(1_000L);
  }

  @Test
  void aRunAndADayHaveBudgetsOfTheirOwn() {
    BudgetSettings settings =
        budgets(Map.of("assay.most-cost", " 0.25 ", "assay.most-tokens-per-day", "1000"));

    assertThat(BudgetSettings.ofRun(settings)).isEqualTo(new Budget(null, new BigDecimal("0.25")));
    assertThat(BudgetSettings.ofDay(settings)).isEqualTo(new Budget(1_000L, null));
  }

  @Test
  void aCostThatIsNoNumberIsNamed() {
    BudgetSettings settings = budgets(Map.of("assay.most-cost-per-day", "ten"));

    assertThatThrownBy(() -> BudgetSettings.ofDay(settings))
        .hasMessage("assay.most-cost-per-day is no number: 'ten'; give one such as 0.25");
  }

  private static BudgetSettings budgets(Map<String, String> properties) {
    return new SmallRyeConfigBuilder()
        .withMapping(BudgetSettings.class)
        .withSources(new PropertiesConfigSource(properties, "test", 100))
        .build()
        .getConfigMapping(BudgetSettings.class);
  }
}
