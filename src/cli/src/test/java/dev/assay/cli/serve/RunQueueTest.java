package dev.assay.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.cli.serve.RunQueue.Entry;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** Runs under way, and those that wait. */
class RunQueueTest {

  private final List<String> done = new CopyOnWriteArrayList<>();
  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch released = new CountDownLatch(1);

  @Test
  void whatDoesNotFitIsRefusedAndWhatIsThereIsKnown() throws InterruptedException {
    RunQueue queue = new RunQueue(1, 1);
    assertThat(offer(queue, "first")).isEqualTo(Entry.TAKEN);
    begun.await();

    assertThat(offer(queue, "second")).isEqualTo(Entry.TAKEN);
    assertThat(offer(queue, "third")).isEqualTo(Entry.FULL);
    assertThat(offer(queue, "first")).isEqualTo(Entry.KNOWN);
    assertThat(queue.isWaiting("first")).isFalse();
    assertThat(queue.isWaiting("second")).isTrue();
    assertThat(queue.isUnderWay("second")).isTrue();
    assertThat(queue.isUnderWay("third")).isFalse();
    assertThat(queue.offer("ended", () -> false, () -> {}, () -> {})).isEqualTo(Entry.KNOWN);

    released.countDown();
    assertThat(queue.close(Duration.ofMinutes(1))).isZero();
  }

  @Test
  void whatCanWaitIsTakenWhenThereIsRoom() throws InterruptedException {
    RunQueue queue = new RunQueue(1, 0);
    offer(queue, "first");
    begun.await();
    assertThat(offer(queue, "second")).isEqualTo(Entry.FULL);

    released.countDown();

    assertThat(queue.put("second", () -> true, () -> {}, () -> work("second")))
        .isEqualTo(Entry.TAKEN);
    assertThat(queue.put("ended", () -> false, () -> {}, () -> {})).isEqualTo(Entry.KNOWN);
    assertThat(queue.put("third", () -> true, () -> {}, () -> work("third")))
        .isEqualTo(Entry.TAKEN);
    queue.close(Duration.ofMinutes(1));
    assertThat(done).contains("first", "second");
  }

  @Test
  void whatIsUnderWayEndsAndWhatWaitsDoesNotBegin() throws InterruptedException {
    RunQueue queue = new RunQueue(1, 1);
    offer(queue, "first");
    begun.await();
    offer(queue, "second");

    Thread.ofVirtual().start(released::countDown);
    queue.close(Duration.ofMinutes(1));

    assertThat(done).contains("first").doesNotContain("never");
    assertThat(offer(queue, "never")).isEqualTo(Entry.FULL);
  }

  @Test
  void whatIsRemovedBeforeItsTurnMakesRoom() throws InterruptedException {
    RunQueue queue = new RunQueue(1, 1);
    offer(queue, "first");
    begun.await();
    offer(queue, "second");

    queue.remove("second");
    queue.remove("first");

    assertThat(queue.isUnderWay("second")).isFalse();
    assertThat(queue.isUnderWay("first")).isTrue();
    assertThat(offer(queue, "third")).isEqualTo(Entry.TAKEN);
    released.countDown();
    queue.close(Duration.ofMinutes(1));
    assertThat(done).doesNotContain("second");
  }

  @Test
  void whatTakesLongerThanItsGraceIsInterrupted() throws InterruptedException {
    RunQueue queue = new RunQueue(1, 1);
    offer(queue, "first");
    begun.await();

    assertThat(queue.close(Duration.ZERO)).isEqualTo(1);
    assertThat(done).containsExactly("first interrupted");
  }

  @Test
  void aRunWhosePreparationFailsTakesNoRoom() throws InterruptedException {
    RunQueue queue = new RunQueue(1, 0);

    assertThatThrownBy(
            () ->
                queue.offer(
                    "first",
                    () -> true,
                    () -> {
                      throw new IllegalStateException("no store");
                    },
                    () -> {}))
        .hasMessage("no store");
    released.countDown();
    assertThat(offer(queue, "first")).isEqualTo(Entry.TAKEN);
    begun.await();
    queue.close(Duration.ofMinutes(1));
    assertThat(done).containsExactly("first");
  }

  @Test
  void aPlaceIsGivenBackWhereItCannotBeToldWhetherARunIsNeeded() throws InterruptedException {
    RunQueue queue = new RunQueue(1, 0);

    assertThatThrownBy(
            () ->
                queue.put(
                    "first",
                    () -> {
                      throw new IllegalStateException("no store");
                    },
                    () -> {},
                    () -> {}))
        .hasMessage("no store");
    released.countDown();
    assertThat(queue.put("first", () -> true, () -> {}, () -> work("first")))
        .isEqualTo(Entry.TAKEN);
    queue.close(Duration.ofMinutes(1));
  }

  private Entry offer(RunQueue queue, String run) {
    return queue.offer(run, () -> true, () -> {}, () -> work(run));
  }

  private void work(String run) {
    begun.countDown();
    try {
      released.await();
      done.add(run);
    } catch (InterruptedException e) {
      done.add(run + " interrupted");
      Thread.currentThread().interrupt();
    }
  }
}
