package dev.assay.statemachine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Runs many pieces of work on virtual threads, a bounded number at once. */
final class BoundedThreads {
  private final int width;
  private final Semaphore free;
  private final List<Thread> running = new ArrayList<>();
  private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
  private volatile boolean stopped;

  BoundedThreads(int width) {
    this.width = width;
    this.free = new Semaphore(width);
  }

  /** Work that may be interrupted. */
  @FunctionalInterface
  interface Work {
    void run() throws InterruptedException;
  }

  /** Starts the work as soon as a place is free; does nothing more once a work has failed. */
  void start(Work work) throws InterruptedException {
    free.acquire();
    if (failure.get() != null) {
      free.release();
      return;
    }
    Thread thread = Thread.ofVirtual().unstarted(() -> run(work));
    synchronized (running) {
      running.add(thread);
    }
    thread.start();
  }

  /** Waits until all that was started has ended. */
  void join() throws InterruptedException {
    free.acquire(width);
    free.release(width);
  }

  /** Interrupts what still runs and waits until it has ended. */
  void stop() {
    stopped = true;
    synchronized (running) {
      running.forEach(Thread::interrupt);
    }
    free.acquireUninterruptibly(width);
    free.release(width);
  }

  /** Throws what a piece of work failed with; that it was stopped is no failure. */
  void rethrow() throws InterruptedException {
    switch (failure.get()) {
      case null -> {}
      case InterruptedException e -> throw e;
      case RuntimeException e -> throw e;
      case Error e -> throw e;
      default -> throw new IllegalStateException(failure.get());
    }
  }

  private void run(Work work) {
    try {
      work.run();
    } catch (InterruptedException interrupted) {
      if (!stopped) {
        failure.compareAndSet(null, interrupted);
      }
    } catch (RuntimeException | Error e) {
      failure.compareAndSet(null, e);
    } finally {
      synchronized (running) {
        running.remove(Thread.currentThread());
      }
      free.release();
    }
  }
}
