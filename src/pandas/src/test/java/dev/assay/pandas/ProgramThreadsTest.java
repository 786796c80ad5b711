package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ProgramThreadsTest {

  private static final int SECONDS = 30;
  private final ProgramThreads threads = new ProgramThreads();

  private <T> FutureTask<T> start(Callable<T> work) {
    FutureTask<T> task = new FutureTask<>(work);
    threads.start(task);
    return task;
  }

  private <T> T run(Callable<T> work) throws Exception {
    return start(work).get(SECONDS, TimeUnit.SECONDS);
  }

  @Test
  void workRunsOnAThreadThatKeepsNoProcessAlive() throws Exception {
    Thread thread = run(Thread::currentThread);

    assertThat(thread.getName()).isEqualTo("pandas-program");
    assertThat(thread.isDaemon()).isTrue();
  }

  @Test
  void worksThatWaitForEachOtherRunAtTheSameTime() throws Exception {
    CyclicBarrier meeting = new CyclicBarrier(3);
    List<FutureTask<Integer>> tasks = new ArrayList<>();
    for (int each = 0; each < 3; each++) {
      tasks.add(start(meeting::await));
    }

    List<Integer> arrivals = new ArrayList<>();
    for (FutureTask<Integer> task : tasks) {
      arrivals.add(task.get(SECONDS, TimeUnit.SECONDS));
    }
    assertThat(arrivals).containsExactlyInAnyOrder(0, 1, 2);
  }

  @Test
  void aThreadThatSleepsIsWokenForTheNextWork() throws Exception {
    Thread first = run(Thread::currentThread);
    while (first.getState() != Thread.State.TIMED_WAITING) {
      Thread.onSpinWait();
    }

    assertThat(run(Thread::currentThread)).isSameAs(first);
  }

  @Test
  void anInterruptOfEarlierWorkIsNotSeenByTheNext() throws Exception {
    Thread first =
        run(
            () -> {
              Thread.currentThread().interrupt();
              return Thread.currentThread();
            });
    while (first.getState() != Thread.State.TIMED_WAITING) {
      Thread.onSpinWait();
    }

    assertThat(
            run(() -> Thread.currentThread() == first && !Thread.currentThread().isInterrupted()))
        .isTrue();
  }

  @Test
  void workIsDoneThoughItsThreadWasWokenForNothingBefore() throws Exception {
    Thread first = run(Thread::currentThread);
    LockSupport.unpark(first);
    first.interrupt();

    assertThat(run(() -> 1)).isEqualTo(1);
  }

  @Test
  void allWorkOfManyCallersIsDoneOnce() throws Exception {
    int callers = 4;
    int works = 2_000;
    List<FutureTask<Long>> tasks = new ArrayList<>();
    for (int caller = 0; caller < callers; caller++) {
      tasks.add(start(() -> sumOfWorks(works)));
    }

    for (FutureTask<Long> task : tasks) {
      assertThat(task.get(SECONDS, TimeUnit.SECONDS)).isEqualTo(works * (works - 1L) / 2);
    }
  }

  private long sumOfWorks(int works) {
    return IntStream.range(0, works)
        .mapToLong(
            each -> {
              try {
                return run(() -> each);
              } catch (Exception failure) {
                throw new IllegalStateException(failure);
              }
            })
        .sum();
  }
}
