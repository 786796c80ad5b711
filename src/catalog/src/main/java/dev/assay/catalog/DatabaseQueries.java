package dev.assay.catalog;

import dev.assay.sql.ConnectedQueries;
import dev.assay.sql.DatabaseEngine;
import dev.assay.sql.Dialect;
import dev.assay.sql.LiveFile;
import dev.assay.sql.OwnCode;
import dev.assay.sql.ProcessEndedException;
import dev.assay.sql.Queries;
import dev.assay.sql.RefusedSqlException;
import dev.assay.sql.SchemaEngine;
import dev.assay.sql.SelectGuard;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.Table;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Asks a database small questions: opened for reading only, one SELECT at a time, each with a
 * time-out. What a query does wrong is an outcome, with the database's own reason. The connection
 * stays open between queries, and queries of several threads wait for one another.
 */
public final class DatabaseQueries implements AutoCloseable {

  /** As long as a query may take. */
  public static final Duration MOST_TIME = Duration.ofSeconds(20);

  /** As long as the preparation of a query may take. */
  private static final Duration PREPARATION_TIME = Duration.ofSeconds(10);

  /** As long as a database may take to say that the time of a query is over. */
  private static final Duration AFTER_TIME = Duration.ofSeconds(30);

  /** The most characters of a value that is read whole. */
  private static final int LONGEST_VALUE = 2_000;

  /** The same of a value that is shown to people. */
  private static final int LONGEST_CELL = 100_000;

  private final Dialect dialect;
  private final @Nullable Connection connection;
  private final DatabaseConnections connections;
  private final Queries queries;
  private final OwnCode own;

  private DatabaseQueries(
      Dialect dialect,
      @Nullable Connection connection,
      DatabaseConnections connections,
      Queries queries,
      OwnCode own) {
    this.dialect = dialect;
    this.connection = connection;
    this.connections = connections;
    this.queries = queries;
    this.own = own;
  }

  /**
   * Opens a database for SQL of models; the password is looked up in the given environment.
   *
   * @throws CatalogException when it cannot be opened, or the role may do more than read tables
   */
  public static DatabaseQueries open(
      DatabaseLocation location, Function<String, @Nullable String> environment) {
    return open(location, environment, LiveRole::requireLimited);
  }

  /**
   * As {@link #open}, by whatever role.
   *
   * @throws CatalogException when it cannot be opened
   */
  public static DatabaseQueries openByAnyRole(
      DatabaseLocation location, Function<String, @Nullable String> environment) {
    return open(location, environment, (_, _) -> {});
  }

  private static DatabaseQueries open(
      DatabaseLocation location, Function<String, @Nullable String> environment, RoleCheck role) {
    DatabaseConnections connections = new DatabaseConnections(environment);
    try {
      Connection connection = connections.openForModels(location);
      try {
        role.check(location, connection);
        return over(location, connection, connections);
      } catch (SQLException | CatalogException refused) {
        connection.close();
        throw refused;
      }
    } catch (SQLException failure) {
      throw CatalogReader.failed(location, failure, connections);
    }
  }

  /** A file whose engine would run in this process is read by another one, where there is one. */
  private static DatabaseQueries over(
      DatabaseLocation location, Connection connection, DatabaseConnections connections)
      throws SQLException {
    Dialect dialect = location.dialect();
    Optional<Queries> elsewhere = connections.file(location).flatMap(SqlEngines::queriesOn);
    if (elsewhere.isPresent()) {
      connection.close();
      return new DatabaseQueries(dialect, null, connections, elsewhere.get(), OwnCode.NONE);
    }
    Queries queries = ConnectedQueries.ofOthers(connection, dialect);
    OwnCode own = OwnCode.of(dialect, connection);
    return new DatabaseQueries(dialect, connection, connections, queries, own);
  }

  /**
   * The database as the engine that SQL is tested on, though not a row of it is read. Nothing is
   * opened before the first execution, and no role is refused.
   */
  public static SqlEngine engine(
      DatabaseLocation location, Function<String, @Nullable String> environment, SqlLimits limits) {
    DatabaseConnections connections = new DatabaseConnections(environment);
    return new SchemaEngine(engine(location, connections, limits), location.dialect());
  }

  private static SqlEngine engine(
      DatabaseLocation location, DatabaseConnections connections, SqlLimits limits) {
    try {
      Optional<LiveFile> file = connections.file(location);
      if (file.isPresent()) {
        return SqlEngines.on(file.get(), limits);
      }
    } catch (SQLException unreadable) {
      // what executes there says so
    }
    return new DatabaseEngine(
        location.dialect(), () -> connections.openForModels(location), limits);
  }

  /** Whether models' SQL may be executed on a connection; it throws if not. */
  @FunctionalInterface
  private interface RoleCheck {
    void check(DatabaseLocation location, Connection connection) throws SQLException;
  }

  /**
   * The first rows of a query's result, or why there is none. What is not known to be free of
   * effects, such as functions of the database's own, is refused.
   */
  public synchronized SqlOutcome first(String sql, int rows) {
    Optional<String> refusal = SelectGuard.refusalOnLive(dialect, sql, own);
    if (refusal.isPresent()) {
      return SqlOutcome.failed(SqlFailure.Kind.REJECTED, refusal.get());
    }
    try {
      return new SqlOutcome.Executed(
          new ModelReads(queries).first(sql, MOST_TIME, LONGEST_VALUE, rows), false);
    } catch (SQLException failure) {
      return new SqlOutcome.Failed(failure(failure));
    }
  }

  /**
   * The whole result of a query within the limits, or why there is none. What is not known to be
   * free of effects is refused.
   */
  public synchronized SqlOutcome all(String sql, SqlLimits limits) {
    try {
      boolean ordered = SelectGuard.ordersRowsOnLive(dialect, sql, own);
      waitFor(limits.time());
      Optional<Table> table = new ModelReads(queries).all(sql, limits);
      return table.isEmpty()
          ? SqlOutcome.failed(
              SqlFailure.Kind.TOO_LARGE, "the result has more rows or cells than allowed")
          : new SqlOutcome.Executed(table.get(), ordered);
    } catch (RefusedSqlException refused) {
      return SqlOutcome.failed(SqlFailure.Kind.REJECTED, refused.getMessage());
    } catch (SQLException failure) {
      return new SqlOutcome.Failed(failure(failure));
    }
  }

  /** A network that is silent as long as a query may take is not broken. */
  private void waitFor(Duration time) throws SQLException {
    Duration silent = time.plus(AFTER_TIME);
    if (connection != null && silent.compareTo(DatabaseConnections.ANSWER_TIME) > 0) {
      connection.setNetworkTimeout(
          Runnable::run, (int) Math.min(Integer.MAX_VALUE, silent.toMillis()));
    }
  }

  /**
   * The rows of a query for people, within bounds. It is held to what is known to be free of
   * effects on a database that others work with: functions of the database's own are refused.
   */
  public synchronized ReadRows rows(String sql, RowBounds bounds) {
    Optional<String> refusal = SelectGuard.refusalOnLive(dialect, sql, own);
    if (refusal.isPresent()) {
      return none(SqlFailure.Kind.REJECTED, refusal.get());
    }
    try {
      OptionalLong planned = new PlannedReading(queries, dialect).of(sql);
      if (planned.isPresent() && planned.getAsLong() > bounds.read()) {
        return none(
            SqlFailure.Kind.REJECTED,
            "by its plan the database reads about %,d rows for it, and %,d are allowed"
                .formatted(planned.getAsLong(), bounds.read()));
      }
      return new ModelReads(queries).rows(sql, bounds, LONGEST_CELL);
    } catch (SQLException failure) {
      return new ReadRows.None(failure(failure));
    }
  }

  /**
   * Has the database prepare a query, which is not executed.
   *
   * @return why it refuses; of kind TIMEOUT or CRASHED where it could not be asked; empty when it
   *     would execute it
   */
  public synchronized Optional<SqlFailure> prepare(String sql) {
    Optional<String> refusal = SelectGuard.refusal(dialect, sql);
    if (refusal.isPresent()) {
      return Optional.of(new SqlFailure(SqlFailure.Kind.REJECTED, refusal.get()));
    }
    try {
      queries.prepare(sql, PREPARATION_TIME);
      return Optional.empty();
    } catch (SQLException failure) {
      return Optional.of(failure(failure));
    }
  }

  private SqlFailure failure(SQLException failure) {
    return switch (failure) {
      case SQLTimeoutException late ->
          new SqlFailure(SqlFailure.Kind.TIMEOUT, String.valueOf(late.getMessage()));
      case ProcessEndedException ended -> ended.failure();
      default ->
          new SqlFailure(
              SqlReasons.isAboutConnection(failure)
                  ? SqlFailure.Kind.CRASHED
                  : SqlFailure.Kind.ERROR,
              connections.withoutPassword(SqlReasons.of(failure)));
    };
  }

  /** What SQL the database understands. */
  public Dialect dialect() {
    return dialect;
  }

  private static ReadRows none(SqlFailure.Kind kind, String message) {
    return new ReadRows.None(new SqlFailure(kind, message));
  }

  /** Closes the connection; a failure to do so changes nothing that was read. */
  @Override
  public synchronized void close() {
    try {
      if (connection != null) {
        connection.close();
      }
    } catch (SQLException failure) {
      throw new CatalogException(
          "the connection could not be closed: " + SqlReasons.of(failure), failure);
    }
  }
}
