package dev.assay.agents.openai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

class DeadlineTest {

  private static final Duration LONG = Duration.ofSeconds(30);

  @Test
  void aValueInTimeIsReturned() throws Exception {
    assertThat(Deadline.within(LONG, () -> "value")).isEqualTo("value");
  }

  @Test
  void anExceptionIsThrownAsItIs() {
    RuntimeException failure = new IllegalStateException("no");

    assertThatThrownBy(
            () ->
                Deadline.within(
                    LONG,
                    () -> {
                      throw failure;
                    }))
        .isSameAs(failure);
  }

  @Test
  void aCallThatTakesTooLongIsInterrupted() throws Exception {
    CountDownLatch interrupted = new CountDownLatch(1);

    assertThatThrownBy(
            () -> Deadline.within(Duration.ofMillis(20), () -> waitForInterrupt(interrupted)))
        .isInstanceOf(TimeoutException.class);

    assertThat(interrupted.await(30, java.util.concurrent.TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void anInterruptedCallerStopsWaiting() throws Exception {
    CountDownLatch interrupted = new CountDownLatch(1);
    Thread.currentThread().interrupt();

    assertThatThrownBy(() -> Deadline.within(LONG, () -> waitForInterrupt(interrupted)))
        .isInstanceOf(InterruptedException.class);
  }

  private static String waitForInterrupt(CountDownLatch interrupted) {
    try {
      new CountDownLatch(1).await();
      return "never";
    } catch (InterruptedException e) {
      interrupted.countDown();
      return "interrupted";
    }
  }
}
