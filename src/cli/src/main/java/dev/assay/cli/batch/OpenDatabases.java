package dev.assay.cli.batch;

import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.workflow.exploration.LiveDatabase;
import dev.assay.workflow.exploration.LiveDatabases;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Connections to the databases that questions are about, each opened when it is first asked. */
public final class OpenDatabases implements LiveDatabases, AutoCloseable {

  private final Function<String, @Nullable DatabaseLocation> locations;
  private final Function<DatabaseLocation, DatabaseQueries> opener;
  private final Map<String, DatabaseQueries> open = new HashMap<>();

  /**
   * Nothing is open yet.
   *
   * @param locations where the database of a name is; null where only its catalog is known
   * @param opener opens one of them
   */
  public OpenDatabases(
      Function<String, @Nullable DatabaseLocation> locations,
      Function<DatabaseLocation, DatabaseQueries> opener) {
    this.locations = locations;
    this.opener = opener;
  }

  /**
   * The database of this name, read only.
   *
   * @return null where only its catalog is known
   */
  @Override
  public @Nullable LiveDatabase find(String database) {
    DatabaseLocation location = locations.apply(database);
    return location == null ? null : (sql, rows) -> queries(database, location).first(sql, rows);
  }

  private synchronized DatabaseQueries queries(String database, DatabaseLocation location) {
    return open.computeIfAbsent(database, _ -> opener.apply(location));
  }

  @Override
  public synchronized void close() {
    open.values().forEach(DatabaseQueries::close);
    open.clear();
  }
}
