package dev.assay.sql.postgresql;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** The server's process that works for one connection. */
record Backend(long process, AtomicBoolean askedToEnd) {

  /** After so long it is killed: the server then starts all its processes again. */
  private static final long PATIENCE_MILLIS = 2_000;

  Backend(long process) {
    this(process, new AtomicBoolean());
  }

  /**
   * What a session can set does not keep its process from ending when it is told to; only a long
   * computation that never looks up does. That one is killed, whether or not anybody still waits:
   * who does has given up by then, on a busy machine, and would leave it running for ever.
   */
  void end() {
    ProcessHandle.of(process).ifPresent(ProcessHandle::destroy);
    if (askedToEnd.compareAndSet(false, true)) {
      ProcessHandle.of(process)
          .ifPresent(
              running ->
                  CompletableFuture.delayedExecutor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)
                      .execute(running::destroyForcibly));
    }
  }
}
