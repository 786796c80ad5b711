package dev.assay.sql;

import dev.assay.sql.shadowing.Literals;
import dev.assay.sql.shadowing.ShadowedQuery;
import dev.assay.sql.shadowing.UnshadowedException;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A database of the user's: SQL runs there on test tables that stand before the real ones, as
 * common tables of literals, so that not a row of it is read and nothing is created. What cannot be
 * stood for is refused; and where the database tells its plan, one that reads a table is, too. Each
 * execution has a connection of its own.
 */
public final class DatabaseEngine implements SqlEngine {

  /** MySQL's and MariaDB's, of a hint that names an index. */
  private static final int NO_INDEX = 1176;

  private final Dialect dialect;
  private final Connections connections;
  private final SqlLimits limits;
  private final Literals literals;
  private final Supervisor supervisor;
  private volatile @Nullable OwnCode own;

  /** Opens connections that only read. */
  @FunctionalInterface
  public interface Connections {
    /** A new connection. */
    Connection open() throws SQLException;
  }

  /** An engine of a database that is connected; nothing is opened before the first execution. */
  public DatabaseEngine(Dialect dialect, Connections connections, SqlLimits limits) {
    this.dialect = dialect;
    this.connections = connections;
    this.limits = limits;
    this.literals =
        switch (dialect) {
          case POSTGRESQL -> new PostgresqlLiterals();
          case DUCKDB -> new DuckdbLiterals();
          default -> new CastLiterals(dialect);
        };
    this.supervisor =
        new Supervisor(
            limits,
            dialect == Dialect.DUCKDB
                ? MemoryGauge.residentInProcess()
                : MemoryGauge.allocatedByThread(MemoryGauge::isHeapShort));
  }

  @Override
  public EngineIdentity identity() {
    try (Connection connection = connections.open()) {
      DatabaseMetaData about = connection.getMetaData();
      String version = about.getDatabaseProductVersion().split("[ (]", 2)[0];
      return new EngineIdentity(
          about.getDatabaseProductName(), version + ", the database itself", null);
    } catch (SQLException unreachable) {
      return new EngineIdentity(dialect.promptName() + ", the database itself", "", null);
    }
  }

  @Override
  public SqlOutcome execute(List<TestTable> tables, String sql) {
    return executeEach(tables, List.of(sql)).getFirst();
  }

  @Override
  public List<SqlOutcome> executeEach(List<TestTable> tables, List<String> queries) {
    Series series = new Series(queries);
    return series.outcomes(
        supervisor.run(
            execution -> {
              try (Connection connection = connections.open()) {
                ReadSettings.apply(dialect, connection);
                StreamedResult.Ending ending = ending(connection);
                return series.run(
                    execution, sql -> guarded(execution, connection, ending, tables, sql));
              } catch (SQLException failure) {
                return SqlOutcome.failed(
                    SqlFailure.Kind.CRASHED,
                    "the database cannot be reached: " + EngineMessages.of(failure));
              }
            }));
  }

  private OwnCode own(Connection connection) throws SQLException {
    OwnCode known = own;
    if (known == null) {
      known = OwnCode.of(dialect, connection);
      own = known;
    }
    return known;
  }

  private SqlOutcome guarded(
      Execution execution,
      Connection connection,
      StreamedResult.Ending ending,
      List<TestTable> tables,
      String sql) {
    try {
      List<SqlToken> query = SelectGuard.check(dialect, sql);
      Optional<String> unknown = SelectGuard.refusalOnLive(dialect, sql, own(connection));
      if (unknown.isPresent()) {
        return SqlOutcome.failed(
            SqlFailure.Kind.NOT_EXECUTABLE, unknown.get() + ", so that it is not executed there");
      }
      String shadowed = ShadowedQuery.of(dialect, tables, literals, sql, query);
      return executed(execution, connection, ending, tables, shadowed, RowOrder.isStated(query));
    } catch (RefusedSqlException refused) {
      return SqlOutcome.failed(SqlFailure.Kind.REJECTED, refused.getMessage());
    } catch (SQLException failure) {
      return SqlOutcome.failed(
          SqlFailure.Kind.CRASHED,
          "the database does not tell what functions it has: " + EngineMessages.of(failure));
    } catch (UnshadowedException unshadowed) {
      return SqlOutcome.failed(unshadowed.kind(), unshadowed.getMessage());
    }
  }

  private SqlOutcome executed(
      Execution execution,
      Connection connection,
      StreamedResult.Ending ending,
      List<TestTable> tables,
      String sql,
      boolean ordered) {
    try (Statement statement = connection.createStatement()) {
      statement.setEscapeProcessing(false);
      statement.setQueryTimeout(Math.toIntExact(limits.time().toSeconds()) + 1);
      execution.onStop(() -> cancel(statement));
      Optional<String> read = ReadTables.of(dialect, statement, sql);
      if (read.isPresent()) {
        return SqlOutcome.failed(
            SqlFailure.Kind.REJECTED,
            "it would read the table '%s' itself, and is not executed".formatted(read.get()));
      }
      try (StreamedResult result = StreamedResult.of(statement, sql, ending)) {
        ResultRows rows =
            switch (dialect) {
              case POSTGRESQL -> new PostgresqlRows(result.result());
              case DUCKDB -> new DuckdbRows(result.result());
              default -> new JdbcRows(result.result(), limits.valueLength());
            };
        return new SqlOutcome.Executed(
            ResultReader.ofTestData(limits).read(result.noticed(rows)), ordered);
      }
    } catch (ResultReader.TooLargeException tooLarge) {
      return SqlOutcome.failed(SqlFailure.Kind.TOO_LARGE, tooLarge.getMessage());
    } catch (SQLException failure) {
      return failed(connection, tables, failure);
    } finally {
      rollBack(connection);
    }
  }

  /** How a query ends whose rows the driver would read to the last one. */
  private StreamedResult.Ending ending(Connection connection) throws SQLException {
    if (dialect != Dialect.MYSQL && dialect != Dialect.MARIADB) {
      return StreamedResult.Ending.NONE;
    }
    long session = session(connection);
    return () -> {
      try (Connection other = connections.open();
          Statement kill = other.createStatement()) {
        kill.execute("KILL QUERY " + session);
      }
    };
  }

  private static long session(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT CONNECTION_ID()")) {
      row.next();
      return row.getLong(1);
    }
  }

  private SqlOutcome failed(Connection connection, List<TestTable> tables, SQLException failure) {
    String state = String.valueOf(failure.getSQLState());
    String message = EngineMessages.of(failure).replaceFirst("^(ERROR: |\\(conn=\\d+\\) )", "");
    if (failure instanceof SQLTimeoutException || state.equals("57014") || state.equals("70100")) {
      return new SqlOutcome.Failed(supervisor.timeout());
    }
    if (state.startsWith("08") || state.startsWith("57P")) {
      return SqlOutcome.failed(SqlFailure.Kind.CRASHED, message);
    }
    // tables of literals have no keys, by which alone a query may group
    boolean grouped = state.equals("42803") || failure.getErrorCode() == 1055;
    boolean keyed =
        tables.stream()
            .map(TestTable::definition)
            .anyMatch(
                table ->
                    !table.primaryKey().isEmpty()
                        || (dialect != Dialect.POSTGRESQL && !table.uniqueKeys().isEmpty()));
    if ((grouped && keyed) || failure.getErrorCode() == NO_INDEX) {
      return SqlOutcome.failed(
          SqlFailure.Kind.NOT_EXECUTABLE, message + " (on test tables, which have no keys there)");
    }
    if (message.startsWith("TABLESAMPLE clause can only be applied to")) {
      return SqlOutcome.failed(
          SqlFailure.Kind.NOT_EXECUTABLE, "no test table can be sampled there: " + message);
    }
    Optional<String> unloadable = unloadable(connection, tables);
    return unloadable.isPresent()
        ? SqlOutcome.failed(SqlFailure.Kind.DATA, unloadable.get())
        : SqlOutcome.failed(SqlFailure.Kind.ERROR, message);
  }

  /** Why the test tables are at fault: each alone is asked for. */
  private Optional<String> unloadable(Connection connection, List<TestTable> tables) {
    for (TestTable table : tables) {
      rollBack(connection);
      try (Statement statement = connection.createStatement()) {
        statement.setEscapeProcessing(false);
        String sql = ShadowedQuery.ofTable(dialect, table, literals);
        try (ResultSet rows = statement.executeQuery(sql)) {
          while (rows.next()) {
            rows.getObject(1);
          }
        }
      } catch (SQLException failure) {
        return Optional.of(
            "table '%s' cannot be loaded: %s"
                .formatted(
                    table.definition().name(),
                    EngineMessages.of(failure).replaceFirst("^ERROR: ", "")));
      } catch (UnshadowedException unfit) {
        return Optional.of(String.valueOf(unfit.getMessage()));
      }
    }
    return Optional.empty();
  }

  private static void rollBack(Connection connection) {
    try {
      if (!connection.getAutoCommit()) {
        connection.rollback();
      }
    } catch (SQLException gone) {
      // the next statement says so
    }
  }

  private static void cancel(Statement statement) {
    try {
      statement.cancel();
    } catch (SQLException endedMeanwhile) {
      // then there is nothing to cancel, which is what was wanted
    }
  }
}
