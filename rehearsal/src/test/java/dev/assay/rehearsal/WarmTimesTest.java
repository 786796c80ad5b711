package dev.assay.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WarmTimesTest {

  private final WarmTimes times = new WarmTimes("reporting");

  @Test
  void withoutCallsThereIsNoTime() {
    assertThat(times.median()).isEmpty();
    assertThat(times.p99()).isEmpty();
    assertThat(times.ownMedian()).isEmpty();
  }

  @Test
  void oneCallIsEveryQuantile() {
    times.add(Duration.ofMillis(30), Duration.ofMillis(10));

    assertThat(times.median()).hasValue(30);
    assertThat(times.p99()).hasValue(30);
    assertThat(times.ownMedian()).hasValue(20);
  }

  @Test
  void aHundredthMayTakeLongerThanThe99thPercentile() {
    IntStream.rangeClosed(1, 200)
        .forEach(millis -> times.add(Duration.ofMillis(millis), Duration.ZERO));

    assertThat(times.median()).hasValue(100);
    assertThat(times.p99()).hasValue(198);
    assertThat(times.calls()).isEqualTo(200);
  }
}
