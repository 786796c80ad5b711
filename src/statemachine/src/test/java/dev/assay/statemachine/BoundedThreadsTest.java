package dev.assay.statemachine;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class BoundedThreadsTest {

  private final BoundedThreads threads = new BoundedThreads(2);

  @Test
  void workThatIsStoppedHasNotFailed() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch never = new CountDownLatch(1);
    threads.start(
        () -> {
          begun.countDown();
          never.await();
        });
    begun.await();

    threads.stop();

    assertThatCode(threads::rethrow).doesNotThrowAnyException();
  }

  @Test
  void workThatIsInterruptedByAnotherHasFailed() throws InterruptedException {
    threads.start(
        () -> {
          throw new InterruptedException("by another");
        });
    threads.join();

    assertThatThrownBy(threads::rethrow).isInstanceOf(InterruptedException.class);
  }
}
