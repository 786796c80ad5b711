package dev.assay.pandas;

import java.time.Duration;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Threads with deep stacks, kept for a while when they have nothing to do.
 *
 * <p>A small program is over before the system has woken a thread that sleeps. So where there are
 * processors to spare, who waits looks out for a moment before it goes to sleep.
 */
final class ProgramThreads {

  private static final long STACK_BYTES = 64L << 20;
  private static final long SLEEP_NANOS = Duration.ofSeconds(5).toNanos();

  /** The first may end at once: what woke the thread for earlier work may have come late. */
  private static final int SLEEPS = 3;

  /** These take about twice as long as to put a thread to sleep and to wake it. */
  private static final int LOOKS = 3_000;

  private static final Thread.Builder.OfPlatform BUILDER =
      Thread.ofPlatform().name("pandas-program").daemon().stackSize(STACK_BYTES);

  /** Those that wait for work; first the one that had some last, since its caches are warm. */
  private final ConcurrentLinkedDeque<Worker> idle = new ConcurrentLinkedDeque<>();

  /** Runs work, which throws nothing, on a thread that has no other. */
  void start(Runnable work) {
    Worker worker = idle.pollFirst();
    if (worker == null) {
      worker = new Worker();
      worker.thread.start();
    }
    worker.take(work);
  }

  /** Waits, awake, for what may come soon. */
  static void lookOut(BooleanSupplier come) {
    // asked each time: a native image may run on another machine than the one that built it
    int looks = Runtime.getRuntime().availableProcessors() > 1 ? LOOKS : 0;
    for (; looks > 0 && !come.getAsBoolean(); looks--) {
      Thread.onSpinWait();
    }
  }

  private final class Worker implements Runnable {
    private final Thread thread = BUILDER.unstarted(this);
    private volatile @Nullable Runnable next;

    private void take(Runnable work) {
      next = work;
      LockSupport.unpark(thread);
    }

    @Override
    public void run() {
      for (Runnable work = awaited(); work != null; work = awaited()) {
        next = null;
        Thread.interrupted(); // what was meant for earlier work
        work.run();
        idle.addFirst(this);
      }
    }

    /** The next work; {@code null} when none has come for long. */
    private @Nullable Runnable awaited() {
      lookOut(() -> next != null);
      for (int sleeps = 0; sleeps < SLEEPS && next == null; sleeps++) {
        Thread.interrupted(); // or it could not sleep
        LockSupport.parkNanos(this, SLEEP_NANOS);
      }
      while (next == null) {
        if (idle.remove(this)) {
          return null;
        }
        LockSupport.park(this); // it was chosen: work is on its way
      }
      return next;
    }
  }
}
