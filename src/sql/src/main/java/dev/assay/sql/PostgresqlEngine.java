package dev.assay.sql;

import dev.assay.sql.postgresql.PostgresqlServer;
import dev.assay.sql.server.NoServerException;
import java.util.List;

/**
 * PostgreSQL itself. One role makes and fills the tables; the candidate runs on a connection of its
 * own, as another one who may read them and nothing else. What does not end is ended from outside,
 * by its process. Where PostgreSQL cannot be run, H2 stands in.
 */
final class PostgresqlEngine implements SqlEngine {

  private final SqlLimits limits;

  PostgresqlEngine(SqlLimits limits) {
    this.limits = limits;
  }

  @Override
  public EngineIdentity identity() {
    try {
      return new EngineIdentity("PostgreSQL", PostgresqlServer.running().version(), null);
    } catch (NoServerException gone) {
      return new EngineIdentity("PostgreSQL", "", null);
    }
  }

  @Override
  public SqlOutcome execute(List<TestTable> tables, String sql) {
    try {
      boolean ordered = RowOrder.isStated(SelectGuard.check(Dialect.POSTGRESQL, sql));
      return executeUnguarded(tables, sql, ordered);
    } catch (RefusedSqlException refused) {
      return SqlOutcome.failed(SqlFailure.Kind.REJECTED, refused.getMessage());
    }
  }

  @Override
  public List<SqlOutcome> executeEach(List<TestTable> tables, List<String> queries) {
    PostgresqlExecution first = new PostgresqlExecution(limits);
    List<SqlOutcome> outcomes = each(first, tables, queries);
    return first.wasDisturbed() ? each(new PostgresqlExecution(limits), tables, queries) : outcomes;
  }

  private static List<SqlOutcome> each(
      PostgresqlExecution attempt, List<TestTable> tables, List<String> queries) {
    Series series = new Series(queries);
    return series.outcomes(
        attempt.run(
            tables,
            (candidate, execution) ->
                series.run(
                    execution,
                    sql -> {
                      try {
                        List<SqlToken> query = SelectGuard.check(Dialect.POSTGRESQL, sql);
                        return attempt.select(candidate, sql, RowOrder.isStated(query));
                      } catch (RefusedSqlException refused) {
                        return SqlOutcome.failed(SqlFailure.Kind.REJECTED, refused.getMessage());
                      }
                    })));
  }

  /** Without the first wall: the candidate's role has to hold alone. */
  SqlOutcome executeUnguarded(List<TestTable> tables, String sql, boolean ordered) {
    PostgresqlExecution first = new PostgresqlExecution(limits);
    SqlOutcome outcome = once(first, tables, sql, ordered);
    return first.wasDisturbed()
        ? once(new PostgresqlExecution(limits), tables, sql, ordered)
        : outcome;
  }

  private static SqlOutcome once(
      PostgresqlExecution attempt, List<TestTable> tables, String sql, boolean ordered) {
    return attempt.run(tables, (candidate, _) -> attempt.select(candidate, sql, ordered));
  }
}
