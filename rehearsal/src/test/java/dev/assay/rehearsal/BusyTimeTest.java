package dev.assay.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class BusyTimeTest {

  @Test
  void callsSideBySideCountOnce() {
    BusyTime time = new BusyTime();
    long begun = System.nanoTime();
    for (int call = 0; call < 100; call++) {
      time.begin();
    }
    for (int call = 0; call < 100; call++) {
      time.end();
    }
    Duration wall = Duration.ofNanos(System.nanoTime() - begun);

    assertThat(time.spent()).isPositive().isLessThanOrEqualTo(wall);
  }

  @Test
  void whatIsBetweenCallsDoesNotCount() {
    BusyTime time = new BusyTime();
    time.begin();
    time.end();
    Duration first = time.spent();
    Thread.onSpinWait();

    assertThat(time.spent()).isEqualTo(first);
  }
}
