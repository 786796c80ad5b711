package dev.assay.sql.worker;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** One worker: a process that is asked one thing at a time, and can be killed meanwhile. */
final class WorkerProcess {

  /** A worker that has grown beyond this is replaced before it is asked again. */
  private static final long FIT_BYTES = 400L << 20;

  private static final SqlLimits UNHURRIED = SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1));

  private final Process process;
  private final WorkerFolder folder;
  private final DataOutputStream out;
  private final DataInputStream in;
  private final AtomicReference<@Nullable SqlFailure> killedFor = new AtomicReference<>();
  private final Set<Dialect> loaded;
  private boolean ready;

  private WorkerProcess(Process process, WorkerFolder folder, Dialect engine) {
    this.process = process;
    this.folder = folder;
    this.loaded = EnumSet.of(engine);
    this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream(), 1 << 16));
    this.in = new DataInputStream(new BufferedInputStream(process.getInputStream(), 1 << 16));
  }

  /** Starts a process, which may take a moment until it is ready and has the dialect's engine. */
  static WorkerProcess start(WorkerCommand command, Dialect dialect) throws IOException {
    Dialect engine = engine(dialect);
    WorkerFolder folder = WorkerFolder.made();
    try {
      ProcessBuilder process =
          new ProcessBuilder(command.words(folder.path(), engine))
              .directory(folder.path().toFile())
              .redirectError(ProcessBuilder.Redirect.DISCARD);
      process.environment().keySet().retainAll(WorkerCommand.ENVIRONMENT);
      return new WorkerProcess(process.start(), folder, engine);
    } catch (IOException failure) {
      folder.delete();
      throw failure;
    }
  }

  /**
   * Waits until the worker can be asked.
   *
   * @throws IOException when it ended before it could
   */
  synchronized void awaitReady() throws IOException {
    if (!ready) {
      if (in.readByte() != WorkerLoop.READY) {
        throw new IOException("the process does not say that it is ready");
      }
      ready = true;
    }
  }

  /** Has it load the dialect's engine before an execution's time begins, once. */
  synchronized void prepare(Dialect dialect) throws IOException {
    Dialect engine = engine(dialect);
    if (loaded.add(engine)) {
      ask(new Request(engine, UNHURRIED, List.of(), List.of("SELECT 1"), false, null));
    }
  }

  /** The dialect of the engine that stands for one in a worker. */
  private static Dialect engine(Dialect dialect) {
    return switch (dialect) {
      case SQLITE, DUCKDB -> dialect;
      default -> Dialect.H2;
    };
  }

  synchronized Answer ask(Request request) throws IOException {
    out.writeByte(WorkerLoop.EXECUTE);
    Messages.write(request, out);
    return Messages.readAnswer(in);
  }

  /** Has it begin to read a database file; the rows are asked of what is returned. */
  synchronized WorkerRows read(ReadRequest request) throws IOException {
    out.writeByte(WorkerLoop.READ);
    ReadMessages.write(request, out);
    return new WorkerRows(in, out, request.preparing());
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Whether the worker is small enough to be asked again. */
  boolean isSmall() {
    return residentBytes() < FIT_BYTES;
  }

  long residentBytes() {
    return ResidentMemory.ofProcess(process.pid());
  }

  /** Ends the process at once; the first reason counts. */
  void kill(@Nullable SqlFailure reason) {
    if (reason != null) {
      killedFor.compareAndSet(null, reason);
    }
    process.destroyForcibly();
  }

  /** Why the process ended in the middle of an execution. */
  SqlFailure failure() {
    SqlFailure reason = killedFor.get();
    if (reason != null) {
      return reason;
    }
    process.destroyForcibly();
    return new SqlFailure(
        SqlFailure.Kind.CRASHED, "the process that executed the SQL crashed, and was replaced");
  }

  /** Ends the process, should it not have, and takes its files away. */
  void discard() {
    process.destroyForcibly();
    process.onExit().thenRun(folder::delete);
  }

  /** As discarding, and waits until it is done. */
  void end() {
    try {
      process.destroyForcibly().waitFor(1, TimeUnit.SECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    folder.delete();
  }
}
