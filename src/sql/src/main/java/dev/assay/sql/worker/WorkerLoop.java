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

  /** What a request begins with, and of what kind it is. */
  static final byte EXECUTE = 1;

  static final byte READ = 2;

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
    FileAnswers files = new FileAnswers(in, out, WorkerLoop::isFit);
    for (int kind = in.read(); kind >= 0; kind = in.read()) {
      switch (kind) {
        case READ -> files.answer(ReadMessages.readRequest(in));
        case EXECUTE -> {
          List<SqlOutcome> outcomes = outcomes(Messages.readRequest(in));
          Messages.write(new Answer(outcomes, isFit()), out);
        }
        default -> throw new IOException("no kind of request: " + kind);
      }
    }
  }

  private List<SqlOutcome> outcomes(Request request) {
    SqlEngine engine =
        request.on() == null
            ? engines.engine(request.dialect(), request.limits())
            : engines.engineOn(request.on(), request.limits());
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
