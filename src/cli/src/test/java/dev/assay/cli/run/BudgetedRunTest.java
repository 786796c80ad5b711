package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.Prices;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Budget;
import dev.assay.workflow.run.InvalidQuestionException;
import dev.assay.workflow.run.ModelTerms;
import dev.assay.workflow.run.RunSettings;
import java.math.BigDecimal;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole runs of the demo's questions that may take so much of models and no more. */
class BudgetedRunTest {

  private static final String RUN = "run-1";
  private static final List<String> CODERS = List.of("coder-a", "coder-b", "coder-c");

  private final InMemoryStore store = new InMemoryStore();
  private final ManualTime time = new ManualTime();
  private final AtomicInteger calls = new AtomicInteger();

  @Test
  void aRunWithinItsBudgetIsAsItWouldBeWithoutOne() {
    RunResult result = execute("1", new Budget(1_000_000L, null));

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.reason()).isNull();
  }

  @Test
  void withoutBudgetForAnyCallNoModelIsCalled() {
    RunResult result = execute("1", new Budget(1L, null));

    assertThat(calls).hasValue(0);
    assertThat(result.status()).isEqualTo(RunStatus.UNVERIFIED);
    assertThat(result.sql()).isNull();
    assertThat(result.usage().calls()).isZero();
    assertThat(result.reason())
        .matches(
            "SQL generation failed: budget: with the next call of writer, the run takes [\\d,]+"
                + " tokens, where 1 are allowed");
  }

  /** The two calls that run side by side are all that may go over it, by their answers. */
  @ParameterizedTest
  @ValueSource(longs = {1_000, 2_000, 2_500, 3_000, 3_500, 4_000, 4_500, 5_000})
  void aRunThatSpendsItsBudgetEndsUnverifiedWithThatReason(long tokens) {
    RunResult result = execute("1", new Budget(tokens, null));

    if (result.status() != RunStatus.VERIFIED) {
      assertThat(result.status()).isEqualTo(RunStatus.UNVERIFIED);
      assertThat(result.reason()).contains(" failed: budget: with the next call of ");
    }
    assertThat(calls).hasValue(result.usage().calls());
    assertThat(spent(result)).isLessThan(tokens + 2_000);
  }

  @Test
  void aBudgetThatLastsForTheFirstSqlEndsBeforeItsRevision() {
    long whole = spent(execute("1", Budget.NONE));
    InMemoryStore other = new InMemoryStore();
    RunResult result = execute(other, "1", settings().within(new Budget(whole - 300, null)));

    assertThat(result.status()).isEqualTo(RunStatus.UNVERIFIED);
    assertThat(result.reason()).startsWith("revision failed: budget: with the next call of writer");
    assertThat(result.candidates()).hasSize(1);
    assertThat(result.candidates().getFirst().passed()).isFalse();
    assertThat(result.sql()).isEqualTo(result.firstSql());
  }

  @Test
  void noVoteIsHeldAmongThoseThatThereWasBudgetFor() {
    RunResult all = execute("5", Budget.NONE);
    long code = all.usage().models().stream().filter(each -> CODERS.contains(each.model())).count();
    assertThat(code).isEqualTo(3);

    List<String> reasons =
        Stream.iterate(2_000L, tokens -> tokens <= 6_500, tokens -> tokens + 250)
            .map(
                tokens ->
                    execute(new InMemoryStore(), "5", settings().within(new Budget(tokens, null))))
            .map(result -> String.valueOf(result.reason()))
            .toList();

    assertThat(reasons)
        .anyMatch(reason -> reason.startsWith("test code generation failed: budget: "));
    assertThat(reasons).noneMatch(reason -> reason.contains("voting"));
  }

  @Test
  void costsAreBoundedByThePrices() {
    RunSettings priced = priced(Stream.concat(Stream.of("writer"), CODERS.stream()).toList());
    RunResult whole = execute(store, "1", priced);
    BigDecimal cost = whole.usage().cost();
    assertThat(cost).isNotNull();

    RunResult half =
        execute(
            new InMemoryStore(), "1", priced.within(new Budget(null, cost.divide(BigDecimal.TWO))));

    assertThat(half.status()).isEqualTo(RunStatus.UNVERIFIED);
    assertThat(half.reason())
        .contains(" failed: budget: with the next call of ", ", the run takes a cost of ");
    assertThat(half.usage().cost()).isLessThan(cost);
  }

  @Test
  void costsCannotBeBoundedWithoutPrices() {
    RunSettings priced = priced(List.of("writer", "coder-a", "coder-b"));

    assertThatThrownBy(() -> priced.within(new Budget(null, BigDecimal.ONE)))
        .isInstanceOf(InvalidQuestionException.class)
        .hasMessage(
            "costs can be bounded only where prices are known: set price-input and price-output of"
                + " the model coder-c");
  }

  @Test
  void aRunThatHasSpentItsBudgetSpendsNothingWhenItIsRepeated() {
    RunResult first = execute("1", new Budget(3_000L, null));
    int before = calls.get();

    RunResult again = run(store).execute(RUN);

    assertThat(calls).hasValue(before);
    assertThat(again).isEqualTo(first);
  }

  private static long spent(RunResult result) {
    return result.usage().tokens().input() + result.usage().tokens().output();
  }

  private static RunSettings settings() {
    return RunSettings.of("writer", CODERS);
  }

  private static RunSettings priced(List<String> models) {
    Prices prices = new Prices(BigDecimal.TWO, BigDecimal.TEN, BigDecimal.ONE);
    return settings()
        .knowing(models.stream().map(model -> new ModelTerms(model, 0, prices, null)).toList());
  }

  private RunResult execute(String question, Budget budget) {
    return execute(store, question, settings().within(budget));
  }

  private RunResult execute(InMemoryStore into, String question, RunSettings settings) {
    Submission plain = DemoRuns.DEMO.submission(RUN, DemoRuns.DEMO.question(question));
    DemoRuns.changed(plain, _ -> settings).submit(new Artifacts(into), time.now());
    return run(into).execute(RUN);
  }

  private LocalRun run(InMemoryStore over) {
    ModelClient models = DemoRuns.DEMO.models();
    return new LocalRun(
        over,
        call -> {
          calls.incrementAndGet();
          return models.complete(call);
        },
        time,
        ExecutionListener.NONE);
  }
}
