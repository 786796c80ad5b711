package dev.assay.sql;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.function.Function;

/**
 * DuckDB in memory, one instance for each execution. Before the candidate runs, files, networks and
 * extensions are shut off and the settings are locked; one thread computes within a bound of
 * memory, and nothing is written to disk.
 */
final class DuckdbEngine implements SqlEngine {

  private final SqlLimits limits;
  private final Supervisor supervisor;

  DuckdbEngine(SqlLimits limits) {
    this.limits = limits;
    this.supervisor = new Supervisor(ProcessMemory.fit(limits), MemoryGauge.residentInProcess());
  }

  @Override
  public EngineIdentity identity() {
    return new EngineIdentity("DuckDB", DuckdbSettings.version(), null);
  }

  @Override
  public SqlOutcome execute(List<TestTable> tables, String sql) {
    return executeEach(tables, List.of(sql)).getFirst();
  }

  @Override
  public List<SqlOutcome> executeEach(List<TestTable> tables, List<String> queries) {
    Drivers.loadDuckdb();
    Series series = new Series(queries);
    return series.outcomes(
        supervisor.run(
            execution ->
                executeIn(
                    execution,
                    tables,
                    connection ->
                        series.run(execution, sql -> guarded(execution, connection, sql)))));
  }

  /** Without the first wall: the engine's own restrictions have to hold alone. */
  SqlOutcome executeUnguarded(List<TestTable> tables, String sql) {
    Drivers.loadDuckdb();
    return supervisor.run(
        execution ->
            executeIn(execution, tables, connection -> outcome(execution, connection, sql, false)));
  }

  private SqlOutcome executeIn(
      Execution execution, List<TestTable> tables, Function<Connection, SqlOutcome> work) {
    try (Connection connection = DuckdbSettings.openInMemory(limits)) {
      DuckdbLoader.load(connection, tables);
      return execution.isStopped()
          ? new SqlOutcome.Failed(supervisor.timeout())
          : work.apply(connection);
    } catch (DataException data) {
      return SqlOutcome.failed(SqlFailure.Kind.DATA, data.getMessage());
    } catch (SQLException failure) {
      return DuckdbErrors.failed(failure);
    }
  }

  private SqlOutcome guarded(Execution execution, Connection connection, String sql) {
    try {
      boolean ordered = RowOrder.isStated(SelectGuard.check(Dialect.DUCKDB, sql));
      return outcome(execution, connection, sql, ordered);
    } catch (RefusedSqlException refused) {
      return SqlOutcome.failed(SqlFailure.Kind.REJECTED, refused.getMessage());
    }
  }

  private SqlOutcome outcome(
      Execution execution, Connection connection, String sql, boolean ordered) {
    try (Statement statement = connection.createStatement()) {
      execution.onStop(() -> DuckdbSettings.cancel(statement));
      try (ResultSet result = statement.executeQuery(sql)) {
        return new SqlOutcome.Executed(
            ResultReader.ofTestData(limits).read(new DuckdbRows(result)), ordered);
      }
    } catch (ResultReader.TooLargeException tooLarge) {
      return SqlOutcome.failed(SqlFailure.Kind.TOO_LARGE, tooLarge.getMessage());
    } catch (SQLException failure) {
      return DuckdbErrors.failed(failure);
    }
  }
}
