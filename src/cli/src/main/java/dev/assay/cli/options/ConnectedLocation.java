package dev.assay.cli.options;

import dev.assay.catalog.CatalogException;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlFailure;
import dev.assay.workflow.exploration.ConnectedDatabase;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A database that prepares SQL, opened when it is first asked. It may be asked by any role, since
 * nothing is executed; that it cannot be opened says nothing of the SQL.
 */
public final class ConnectedLocation implements ConnectedDatabase, AutoCloseable {

  private final DatabaseLocation location;
  private @Nullable DatabaseQueries open;

  public ConnectedLocation(DatabaseLocation location) {
    this.location = location;
  }

  @Override
  public Dialect dialect() {
    return location.dialect();
  }

  @Override
  public synchronized Optional<SqlFailure> prepare(String sql) {
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

  @Override
  public synchronized void close() {
    if (open != null) {
      open.close();
      open = null;
    }
  }
}
