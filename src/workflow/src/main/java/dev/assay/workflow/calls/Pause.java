package dev.assay.workflow.calls;

import java.time.Duration;

/** How a step waits for another delivery of its event. */
@FunctionalInterface
public interface Pause {
  void sleep(Duration duration) throws InterruptedException;
}
