package dev.assay.sql.worker;

import dev.assay.sql.ConnectedQueries;
import dev.assay.sql.DatabaseEngine;
import dev.assay.sql.Dialect;
import dev.assay.sql.EngineHost;
import dev.assay.sql.LiveFile;
import dev.assay.sql.ProcessEndedException;
import dev.assay.sql.Queries;
import dev.assay.sql.ResultRows;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Processes that execute SQL: one is started ahead, more as they are needed, up to a most. A
 * process that exceeds the time or the memory of its execution is killed from outside; one that
 * ended is replaced. Where no process can be started, SQL is executed in this one, and that is said
 * once.
 */
public final class WorkerPool implements EngineHost, AutoCloseable {

  /** An execution ends itself at its limit; a worker that has not by then does not any more. */
  private static final Duration GRACE = Duration.ofMillis(200);

  private static final Duration FIRST_LOOK = Duration.ofMillis(30);
  private static final Duration LOOK = Duration.ofMillis(10);

  /** What takes longer may have to be killed: from then on another worker is started beside it. */
  private static final Duration SPARE = Duration.ofMillis(400);

  /** Most executions end, and a worker that starts is ready, sooner than another could start. */
  private static final Duration PATIENCE = Duration.ofMillis(200);

  private static final Duration START = Duration.ofSeconds(60);
  private static final long MOST_RESIDENT = 1L << 30;
  private static final int ATTEMPTS = 2;

  private static final ResultRows NO_ROWS =
      new ResultRows() {
        @Override
        public List<String> names() {
          return List.of();
        }

        @Override
        public @Nullable List<@Nullable Object> next() {
          return null;
        }
      };

  private final WorkerCommand command;
  private final Consumer<String> notices;
  private final Semaphore turns;
  private final Semaphore turnsOfFiles;
  private final BlockingDeque<WorkerProcess> idle = new LinkedBlockingDeque<>();
  private final ScheduledExecutorService watch = Executors.newScheduledThreadPool(1, DAEMONS);
  private final ExecutorService starter = Executors.newSingleThreadExecutor(DAEMONS);
  private final AtomicInteger busy = new AtomicInteger();

  /** Most questions of a command are in one dialect: the next worker will be asked in it, too. */
  private volatile Dialect dialect = Dialect.SQLITE;

  private volatile boolean closed;
  private volatile boolean everReady;
  private volatile boolean impossible;

  private static final ThreadFactory DAEMONS =
      Thread.ofPlatform().daemon().name("assay-sql-workers").factory();

  private WorkerPool(WorkerCommand command, int most, Consumer<String> notices) {
    this.command = command;
    this.notices = notices;
    this.turns = new Semaphore(most, true);
    this.turnsOfFiles = new Semaphore(most, true);
  }

  /**
   * Begins to start the first worker.
   *
   * @param most as many execute candidates at once, and as many read databases of users, which may
   *     take longer
   * @param notices told, in a line, when there can be no workers
   */
  public static WorkerPool start(WorkerCommand command, int most, Consumer<String> notices) {
    WorkerPool pool = new WorkerPool(command, most, notices);
    pool.startAhead();
    return pool;
  }

  /** The same, which starts the first worker when SQL is to be executed in one. */
  public static WorkerPool whenWanted(WorkerCommand command, int most, Consumer<String> notices) {
    return new WorkerPool(command, most, notices);
  }

  @Override
  public SqlEngine engine(Dialect dialect, SqlLimits limits) {
    return dialect.isExecutable()
        ? new WorkerEngine(this, dialect, limits)
        : SqlEngines.inThisProcess(dialect, limits);
  }

  @Override
  public SqlEngine engineOn(LiveFile file, SqlLimits limits) {
    return new WorkerEngine(this, file, limits);
  }

  @Override
  public Optional<Queries> queriesOn(LiveFile file) {
    return Optional.of(new WorkerQueries(this, file));
  }

  /** The rows of a database file, or a failure, whatever becomes of the process. */
  <T, E extends Exception> T read(ReadRequest request, Queries.Taking<T, E> taking)
      throws SQLException, E {
    try {
      turnsOfFiles.acquire();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new ProcessEndedException(interrupted());
    }
    try {
      WorkerProcess worker = taken(request.file().dialect());
      return worker == null ? inThisProcess(request, taking) : read(worker, request, taking);
    } finally {
      turnsOfFiles.release();
    }
  }

  private <T, E extends Exception> T read(
      WorkerProcess worker, ReadRequest request, Queries.Taking<T, E> taking)
      throws SQLException, E {
    AtomicBoolean over = new AtomicBoolean();
    Duration time = request.query().time();
    ScheduledFuture<?> looks = watched(worker, time, over);
    WorkerRows rows = null;
    boolean fit = false;
    try {
      rows = worker.read(request);
      rows.check();
      return taking.take(rows);
    } catch (IOException | WorkerRows.BrokenOffException ended) {
      throw ended(worker.failure(), time);
    } finally {
      try {
        fit = rows != null && rows.end() && over.compareAndSet(false, true) && worker.isSmall();
      } catch (IOException ended) {
        fit = false; // it is discarded
      }
      looks.cancel(false);
      giveBack(worker, fit);
    }
  }

  private static SQLException ended(SqlFailure failure, Duration time) {
    return failure.kind() == SqlFailure.Kind.TIMEOUT
        ? ConnectedQueries.timeout(time)
        : new ProcessEndedException(failure);
  }

  private static <T, E extends Exception> T inThisProcess(
      ReadRequest request, Queries.Taking<T, E> taking) throws SQLException, E {
    try (Connection connection = request.file().open()) {
      Queries queries = ConnectedQueries.ofOthers(connection, request.file());
      if (!request.preparing()) {
        return queries.read(request.query(), taking);
      }
      queries.prepare(request.query().sql(), request.query().time());
      return taking.take(NO_ROWS);
    }
  }

  /** One outcome a query, whatever becomes of the process. */
  List<SqlOutcome> execute(Request request) {
    try {
      turns.acquire();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return all(request, interrupted());
    }
    try {
      WorkerProcess worker = taken(request.dialect());
      return worker == null ? inThisProcess(request) : executed(worker, request);
    } finally {
      turns.release();
    }
  }

  private List<SqlOutcome> executed(WorkerProcess worker, Request request) {
    AtomicBoolean over = new AtomicBoolean();
    ScheduledFuture<?> looks = watched(worker, request.limits().time(), over);
    boolean fit = false;
    try {
      Answer answer = worker.ask(request);
      boolean unharmed = over.compareAndSet(false, true);
      if (answer.outcomes().size() != request.queries().size()) {
        return all(request, worker.failure());
      }
      fit = unharmed && answer.fit() && worker.isSmall();
      return answer.outcomes();
    } catch (IOException ended) {
      return all(request, worker.failure());
    } finally {
      looks.cancel(false);
      giveBack(worker, fit);
    }
  }

  /**
   * Kills a worker that exceeds its limits, and never one that has answered, which another may be
   * asking by then.
   *
   * @param over whether the worker has answered or is killed; who sets it first has decided which
   */
  private ScheduledFuture<?> watched(WorkerProcess worker, Duration time, AtomicBoolean over) {
    long start = System.nanoTime();
    return watch.scheduleWithFixedDelay(
        () -> {
          if (System.nanoTime() - start > SPARE.toNanos()) {
            startAhead();
          }
          SqlFailure excess = excess(worker, time, start);
          if (excess != null && over.compareAndSet(false, true)) {
            worker.kill(excess);
          }
        },
        FIRST_LOOK.toMillis(),
        LOOK.toMillis(),
        TimeUnit.MILLISECONDS);
  }

  private static @Nullable SqlFailure excess(WorkerProcess worker, Duration time, long start) {
    if (System.nanoTime() - start > time.plus(GRACE).toNanos()) {
      return SqlFailure.timeout(time);
    }
    return worker.residentBytes() > MOST_RESIDENT
        ? new SqlFailure(
            SqlFailure.Kind.TOO_LARGE,
            "the SQL needs more than %d MiB of memory".formatted(MOST_RESIDENT >> 20))
        : null;
  }

  private void giveBack(WorkerProcess worker, boolean fit) {
    busy.decrementAndGet();
    if (fit && !closed) {
      idle.addFirst(worker);
    } else {
      worker.discard();
      startAhead();
    }
  }

  /** A worker that is ready; none when there can be none. */
  private @Nullable WorkerProcess taken(Dialect wanted) {
    dialect = wanted;
    for (int attempt = 0; attempt < ATTEMPTS && !impossible; attempt++) {
      WorkerProcess worker = null;
      try {
        worker = nextAlive();
        busy.incrementAndGet();
        awaitReady(worker, wanted);
        return worker;
      } catch (IOException notStarted) {
        if (worker != null) {
          busy.decrementAndGet();
          worker.discard();
        }
        giveUpUnlessReadyBefore(notStarted, attempt);
      }
    }
    return null;
  }

  private void giveUpUnlessReadyBefore(IOException reason, int attempt) {
    if (!everReady && attempt == ATTEMPTS - 1) {
      impossible = true;
      notices.accept(
          "SQL is executed in this process, since no other can be started for it: "
              + reason.getMessage());
    }
  }

  private WorkerProcess nextAlive() throws IOException {
    for (WorkerProcess next = nextIdle(); next != null; next = nextIdle()) {
      if (next.isAlive()) {
        return next;
      }
      next.discard();
    }
    return WorkerProcess.start(command, dialect);
  }

  /** While others are busy, the first that is given back soon. */
  private @Nullable WorkerProcess nextIdle() {
    try {
      return busy.get() == 0 ? idle.poll() : idle.poll(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return null;
    }
  }

  private void awaitReady(WorkerProcess worker, Dialect dialect) throws IOException {
    ScheduledFuture<?> late =
        watch.schedule(() -> worker.kill(null), START.toMillis(), TimeUnit.MILLISECONDS);
    try {
      worker.awaitReady();
      worker.prepare(dialect);
      everReady = true;
    } finally {
      late.cancel(false);
    }
  }

  /** Has a worker ready for the next execution, before that comes. */
  private void startAhead() {
    if (closed || impossible || !idle.isEmpty()) {
      return;
    }
    try {
      starter.execute(this::startOne);
    } catch (RejectedExecutionException closing) {
      // then nothing more is executed
    }
  }

  private void startOne() {
    if (!idle.isEmpty() || closed) {
      return;
    }
    try {
      idle.addLast(WorkerProcess.start(command, dialect));
    } catch (IOException notStarted) {
      return; // so will be the next, which says why
    }
    if (closed) {
      endIdle();
    }
  }

  private static List<SqlOutcome> inThisProcess(Request request) {
    SqlEngine engine =
        request.on() == null
            ? SqlEngines.inThisProcess(request.dialect(), request.limits())
            : new DatabaseEngine(request.dialect(), request.on()::open, request.limits());
    return request.together()
        ? engine.executeEach(request.tables(), request.queries())
        : List.of(engine.execute(request.tables(), request.queries().getFirst()));
  }

  private static List<SqlOutcome> all(Request request, SqlFailure failure) {
    return Collections.nCopies(request.queries().size(), new SqlOutcome.Failed(failure));
  }

  private static SqlFailure interrupted() {
    return new SqlFailure(SqlFailure.Kind.TIMEOUT, "the execution was interrupted");
  }

  private void endIdle() {
    for (WorkerProcess next = idle.poll(); next != null; next = idle.poll()) {
      next.end();
    }
  }

  /** Ends the workers. */
  @Override
  public void close() {
    closed = true;
    starter.shutdown();
    watch.shutdown();
    endIdle();
  }
}
