package dev.assay.sql.worker;

import dev.assay.sql.EngineHost;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlOutcome;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Collections;
import java.util.List;

/** What a worker does: says that it is ready, then answers requests until no more come. */
final class WorkerLoop {

  /** What a worker says first. */
  static final byte READY = 42;

  /** After this much processor time a worker is replaced, long before its limit ends it. */
  static final Duration PROCESSOR_TIME = Duration.ofMinutes(10);

  private final EngineHost engines;
  private final DataInputStream in;
  private final DataOutputStream out;

  WorkerLoop(EngineHost engines, InputStream in, OutputStream out) {
    this.engines = engines;
    this.in = new DataInputStream(new BufferedInputStream(in, 1 << 16));
    this.out = new DataOutputStream(new BufferedOutputStream(out, 1 << 16));
  }

  void run() throws IOException {
    out.writeByte(READY);
    out.flush();
    while (true) {
      Request request;
      try {
        request = Messages.readRequest(in);
      } catch (EOFException noMore) {
        return;
      }
      List<SqlOutcome> outcomes = outcomes(request);
      Messages.write(new Answer(outcomes, isFit()), out);
    }
  }

  private List<SqlOutcome> outcomes(Request request) {
    SqlEngine engine = engines.engine(request.dialect(), request.limits());
    try {
      return request.together()
          ? engine.executeEach(request.tables(), request.queries())
          : List.of(engine.execute(request.tables(), request.queries().getFirst()));
    } catch (OutOfMemoryError exhausted) {
      return Collections.nCopies(
          request.queries().size(),
          SqlOutcome.failed(SqlFailure.Kind.TOO_LARGE, "the SQL needs more memory than there is"));
    }
  }

  /** Whether nothing is left running, and there is processor time for more. */
  private static boolean isFit() {
    return !SqlEngines.isSomethingLingering()
        && (!(ManagementFactory.getOperatingSystemMXBean()
                instanceof com.sun.management.OperatingSystemMXBean system)
            || system.getProcessCpuTime() < PROCESSOR_TIME.toNanos());
  }
}
