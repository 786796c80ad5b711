package dev.assay.sql.worker;

import dev.assay.sql.Dialect;
import dev.assay.sql.EngineIdentity;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TestTable;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** A worker whose process has a memory fault at {@link #CRASH}, and hangs at {@link #HANG}. */
public final class CrashingWorker {

  public static final String CRASH = "SELECT 'crash'";
  static final String HANG = "SELECT 'hang'";

  private CrashingWorker() {}

  /** A pool of such workers. */
  public static WorkerPool pool(int most) {
    return WorkerPool.start(
        new WorkerCommand(
            new JavaWorker(
                CrashingWorker.class.getName(), JavaWorker.classPathOfThisProcess(), null)),
        most,
        notice -> {
          throw new AssertionError(notice);
        });
  }

  /** What {@link WorkerMain} does, with those two queries more. */
  public static void main(String... arguments) throws IOException {
    WorkerMain.warmUp(arguments);
    new WorkerLoop(
            (dialect, limits) -> new Crashing(dialect, limits),
            new FileInputStream(FileDescriptor.in),
            new FileOutputStream(FileDescriptor.out))
        .run();
  }

  private record Crashing(Dialect dialect, SqlLimits limits) implements SqlEngine {

    @Override
    public EngineIdentity identity() {
      return SqlEngines.inThisProcess(dialect, limits).identity();
    }

    @Override
    public SqlOutcome execute(List<TestTable> tables, String sql) {
      heed(sql);
      return SqlEngines.inThisProcess(dialect, limits).execute(tables, sql);
    }

    @Override
    public List<SqlOutcome> executeEach(List<TestTable> tables, List<String> queries) {
      queries.forEach(Crashing::heed);
      return SqlEngines.inThisProcess(dialect, limits).executeEach(tables, queries);
    }

    private static void heed(String sql) {
      try {
        if (sql.equals(CRASH)) {
          String self = String.valueOf(ProcessHandle.current().pid());
          new ProcessBuilder("kill", "-SEGV", self).start().waitFor();
        }
        if (sql.equals(CRASH) || sql.equals(HANG)) {
          new CountDownLatch(1).await();
        }
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
