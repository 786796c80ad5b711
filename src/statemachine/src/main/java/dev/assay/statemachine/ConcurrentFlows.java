package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Runs branches or iterations on virtual threads, and stops all of them when one fails. */
final class ConcurrentFlows {
  private ConcurrentFlows() {}

  /**
   * The outputs in the order of the flows.
   *
   * @param width how many run at once; they start in order
   * @throws StateFailure of the flow that failed first, after the others have been stopped
   */
  static ArrayNode run(List<Callable<JsonNode>> flows, int width) throws InterruptedException {
    List<Future<JsonNode>> started = new ArrayList<>();
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      try {
        ExecutorCompletionService<JsonNode> running = new ExecutorCompletionService<>(executor);
        for (int finished = 0; finished < flows.size(); finished++) {
          while (started.size() < flows.size() && started.size() < finished + width) {
            started.add(running.submit(flows.get(started.size())));
          }
          running.take().get();
        }
      } catch (ExecutionException e) {
        executor.shutdownNow();
        throw unchecked(e.getCause());
      } catch (InterruptedException e) {
        executor.shutdownNow();
        throw e;
      }
    }
    ArrayNode outputs = JsonNodeFactory.instance.arrayNode(flows.size());
    started.forEach(flow -> outputs.add(flow.resultNow()));
    return outputs;
  }

  private static RuntimeException unchecked(Throwable cause) throws InterruptedException {
    return switch (cause) {
      case RuntimeException e -> e;
      case InterruptedException e -> throw e;
      case Error e -> throw e;
      default -> new IllegalStateException(cause);
    };
  }
}
