package dev.assay.sql.postgresql;

import java.util.concurrent.atomic.AtomicInteger;

/** The server's process that works for one connection. */
record Backend(long process, AtomicInteger askedToEnd) {

  /** So often it is asked, before it is killed: the server then starts all its processes again. */
  private static final int PATIENCE = 25;

  Backend(long process) {
    this(process, new AtomicInteger());
  }

  /**
   * What a session can set does not keep its process from ending when it is told to; only a long
   * computation that never looks up does.
   */
  void end() {
    int times = askedToEnd.incrementAndGet();
    ProcessHandle.of(process)
        .ifPresent(
            running -> {
              if (times < PATIENCE) {
                running.destroy();
              } else {
                running.destroyForcibly();
              }
            });
  }
}
