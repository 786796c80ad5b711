package dev.assay.sql.worker;

import dev.assay.sql.DatabaseEngine;
import dev.assay.sql.Dialect;
import dev.assay.sql.EngineIdentity;
import dev.assay.sql.LiveFile;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TestTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An engine whose executions are done by the workers of a pool. */
final class WorkerEngine implements SqlEngine {

  private final WorkerPool pool;
  private final Dialect dialect;
  private final SqlLimits limits;
  private final @Nullable LiveFile on;

  WorkerEngine(WorkerPool pool, Dialect dialect, SqlLimits limits) {
    this(pool, dialect, limits, null);
  }

  /** On a user's database. */
  WorkerEngine(WorkerPool pool, LiveFile on, SqlLimits limits) {
    this(pool, on.dialect(), limits, on);
  }

  private WorkerEngine(WorkerPool pool, Dialect dialect, SqlLimits limits, @Nullable LiveFile on) {
    this.pool = pool;
    this.dialect = dialect;
    this.limits = limits;
    this.on = on;
  }

  @Override
  public EngineIdentity identity() {
    return on == null
        ? SqlEngines.inThisProcess(dialect, limits).identity()
        : new DatabaseEngine(dialect, on::open, limits).identity();
  }

  @Override
  public SqlOutcome execute(List<TestTable> tables, String sql) {
    return pool.execute(new Request(dialect, limits, tables, List.of(sql), false, on)).getFirst();
  }

  @Override
  public List<SqlOutcome> executeEach(List<TestTable> tables, List<String> queries) {
    if (queries.isEmpty()) {
      return List.of();
    }
    long start = System.nanoTime();
    List<SqlOutcome> outcomes =
        pool.execute(new Request(dialect, limits, tables, queries, true, on));
    return queries.size() > 1 && outcomes.stream().allMatch(WorkerEngine::isCrash)
        ? oneByOne(tables, queries, start)
        : outcomes;
  }

  /** After a crash nothing is known of any query; alone, only the one that crashes does. */
  private List<SqlOutcome> oneByOne(List<TestTable> tables, List<String> queries, long start) {
    List<SqlOutcome> outcomes = new ArrayList<>();
    for (String query : queries) {
      boolean late = System.nanoTime() - start >= limits.time().toNanos();
      outcomes.add(
          late ? new SqlOutcome.Failed(SqlFailure.timeout(limits.time())) : execute(tables, query));
    }
    return outcomes;
  }

  private static boolean isCrash(SqlOutcome outcome) {
    return outcome instanceof SqlOutcome.Failed failed
        && failed.failure().kind() == SqlFailure.Kind.CRASHED;
  }
}
