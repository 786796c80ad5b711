package dev.assay.workflow.artifacts;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

/** Many calls of an artifact store, some of them at once: most of their time is waiting. */
public final class SideBySide {

  /** Enough to hide a store's latency, few enough for its connections. */
  private static final int AT_ONCE = 16;

  private SideBySide() {}

  /**
   * The results in the order of the inputs. When a call fails, no further one begins.
   *
   * @throws RuntimeException of the first call that failed
   */
  public static <T, R> List<R> map(List<T> inputs, Function<T, R> call) {
    Semaphore free = new Semaphore(AT_ONCE);
    AtomicBoolean failed = new AtomicBoolean();
    List<Future<R>> calls = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (T input : inputs) {
        free.acquire();
        if (failed.get()) {
          break; // what follows says why
        }
        calls.add(
            threads.submit(
                () -> {
                  try {
                    return call.apply(input);
                  } catch (RuntimeException | Error failure) {
                    failed.set(true);
                    throw failure;
                  } finally {
                    free.release();
                  }
                }));
      }
      List<R> results = new ArrayList<>();
      for (Future<R> each : calls) {
        results.add(each.get());
      }
      return results;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while the store was called", e);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException failure
          ? failure
          : new IllegalStateException(e.getCause());
    }
  }
}
