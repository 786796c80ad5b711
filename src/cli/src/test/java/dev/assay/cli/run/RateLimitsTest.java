package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Models that ask for half a minute's patience, once or for ever. */
class RateLimitsTest {

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @ParameterizedTest
  @ValueSource(strings = {"generate-test-data", "generate-sql", "generate-test-code", "revise-sql"})
  void aModelThatAsksForHalfAMinuteIsWaitedForAndPaidOnce(String step) {
    RunUnderTest undisturbed = new RunUnderTest("1");
    Object expected = RunUnderTest.outcome(undisturbed.execute());
    RunUnderTest run = new RunUnderTest("1");
    ManualTime time = new ManualTime();

    RunResult result = run.execute(limited(run, step, 1), time);

    assertThat(RunUnderTest.outcome(result)).isEqualTo(expected);
    assertThat(time.waits()).containsExactly(PATIENCE);
    assertThat(run.models().calls()).isEqualTo(undisturbed.models().calls());
  }

  @ParameterizedTest
  @CsvSource({
    "generate-test-data, UNVERIFIED, test data generation failed: rate-limited: model writer is",
    "generate-sql, FAILED, SQL generation failed: rate-limited: model writer is",
    "generate-test-code, UNVERIFIED, coder-c; rate-limited: model coder-a is",
    "revise-sql, UNVERIFIED, revision failed: rate-limited: model writer is"
  })
  void aModelThatIsLimitedForEverEndsTheRunWithItsNameAndWhatItSaidAndItGoesOnLater(
      String step, RunStatus status, String reason) {
    RunUnderTest undisturbed = new RunUnderTest("1");
    Object expected = RunUnderTest.outcome(undisturbed.execute());
    RunUnderTest run = new RunUnderTest("1");
    ManualTime time = new ManualTime();

    RunResult result = run.execute(limited(run, step, Integer.MAX_VALUE), time);

    assertThat(result.status()).isEqualTo(status);
    assertThat(result.reason())
        .contains(reason)
        .contains(" rate limited: try again in 30 s: 30,000 tokens a minute are used up");
    assertThat(time.waits()).isSubsetOf(List.of(PATIENCE)).hasSizeBetween(1, 3);

    assertThat(RunUnderTest.outcome(run.execute())).isEqualTo(expected);
    assertThat(run.models().calls()).isEqualTo(undisturbed.models().calls());
  }

  private static ModelClient limited(RunUnderTest run, String step, int times) {
    AtomicInteger left = new AtomicInteger(times);
    return call -> {
      if (call.step().equals(step) && left.getAndDecrement() > 0) {
        throw new ModelException.RateLimited(
            call.model(), PATIENCE, ": 30,000 tokens a minute are used up");
      }
      return run.models().complete(call);
    };
  }
}
