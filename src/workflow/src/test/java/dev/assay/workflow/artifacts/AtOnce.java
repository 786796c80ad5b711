package dev.assay.workflow.artifacts;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Does work side by side. */
final class AtOnce {

  private AtOnce() {}

  /** Does all the work, each part in a thread, none beginning before all are ready. */
  static <T> List<T> all(List<Callable<T>> work) throws InterruptedException, ExecutionException {
    CountDownLatch ready = new CountDownLatch(work.size());
    try (ExecutorService threads = Executors.newFixedThreadPool(work.size())) {
      List<Future<T>> results = new ArrayList<>();
      for (Callable<T> part : work) {
        results.add(
            threads.submit(
                () -> {
                  ready.countDown();
                  ready.await();
                  return part.call();
                }));
      }
      List<T> done = new ArrayList<>();
      for (Future<T> result : results) {
        done.add(result.get());
      }
      return done;
    }
  }
}
