package dev.assay.cli.options;

import dev.assay.catalog.CatalogException;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import dev.assay.workflow.exploration.ConnectedDatabase;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A database that prepares SQL, opened when it is first asked. It may be asked by any role, since
 * nothing is executed; that it cannot be opened says nothing of the SQL.
 */
public final class ConnectedLocation implements ConnectedDatabase, AutoCloseable {

  /** Servers are further away than engines of our own. */
  private static final Duration TIME = Duration.ofSeconds(10);

  private final DatabaseLocation location;
  private final boolean preparing;
  private final boolean engine;
  private @Nullable DatabaseQueries open;

  /**
   * Nothing is opened yet.
   *
   * @param preparing whether it prepares SQL
   * @param engine whether it executes test cases, on test tables alone
   */
  public ConnectedLocation(DatabaseLocation location, boolean preparing, boolean engine) {
    this.location = location;
    this.preparing = preparing;
    this.engine = engine;
  }

  @Override
  public Dialect dialect() {
    return location.dialect();
  }

  @Override
  public synchronized Optional<SqlFailure> prepare(String sql) {
    if (!preparing) {
      return Optional.empty();
    }
    try {
      if (open == null) {
        open = DatabaseQueries.openByAnyRole(location, System::getenv);
      }
      return open.prepare(sql);
    } catch (CatalogException unreachable) {
      return Optional.of(
          new SqlFailure(SqlFailure.Kind.CRASHED, String.valueOf(unreachable.getMessage())));
    }
  }

  /** A file of SQLite or H2 is no other engine than ours. */
  @Override
  public Optional<SqlEngine> engine(SqlLimits limits) {
    return switch (location.dialect()) {
      case SQLITE, H2 -> Optional.empty();
      default ->
          engine
              ? Optional.of(DatabaseQueries.engine(location, System::getenv, limits.withTime(TIME)))
              : Optional.empty();
    };
  }

  @Override
  public synchronized void close() {
    if (open != null) {
      open.close();
      open = null;
    }
  }
}
