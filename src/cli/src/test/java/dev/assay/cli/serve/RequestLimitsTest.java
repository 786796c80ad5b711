package dev.assay.cli.serve;

import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.cli.run.ManualTime;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** How often a key may ask. */
class RequestLimitsTest {

  private static final String AT_ONCE = "too many requests at once: try again in a few seconds";

  private final ManualTime time = new ManualTime();

  @Test
  void aBurstIsTakenAndThenTheRate() {
    RequestLimits limits = new RequestLimits(2, 3, 1_000, time::now);
    times(3, limits, "me");

    assertThatThrownBy(() -> limits.count("me")).hasMessage(AT_ONCE);
    time.sleep(Duration.ofSeconds(1));
    times(2, limits, "me");
    assertThatThrownBy(() -> limits.count("me")).hasMessage(AT_ONCE);
  }

  @Test
  void whatIsNotUsedDoesNotAddUpBeyondTheBurst() {
    RequestLimits limits = new RequestLimits(2, 3, 1_000, time::now);
    times(1, limits, "me");
    time.sleep(Duration.ofHours(1));

    times(3, limits, "me");
    assertThatThrownBy(() -> limits.count("me")).hasMessage(AT_ONCE);
  }

  @Test
  void theQuotaOfTheDayComesBackAtMidnight() {
    RequestLimits limits = new RequestLimits(100, 100, 4, time::now);
    times(4, limits, "me");

    assertThatThrownBy(() -> limits.count("me")).hasMessage("the quota of the day is used up");
    time.sleep(Duration.ofHours(12));
    times(4, limits, "me");
  }

  @Test
  void oneKeyTakesNothingFromAnother() {
    RequestLimits limits = new RequestLimits(1, 1, 1, time::now);
    times(1, limits, "me");

    times(1, limits, "you");
  }

  private static void times(int times, RequestLimits limits, String owner) {
    for (int time = 0; time < times; time++) {
      assertThatNoException().isThrownBy(() -> limits.count(owner));
    }
  }
}
