package dev.assay.cli.batch;

import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.cli.options.ConnectedLocation;
import dev.assay.workflow.exploration.ConnectedDatabase;
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
  private final Function<DatabaseLocation, @Nullable ConnectedLocation> connector;
  private final Map<String, DatabaseQueries> open = new HashMap<>();
  private final Map<String, ConnectedLocation> connected = new HashMap<>();

  /**
   * Nothing is open yet.
   *
   * @param locations where the database of a name is; null where only its catalog is known
   * @param opener opens one of them for models
   * @param connector what SQL is held against there; null where nothing is wanted
   */
  public OpenDatabases(
      Function<String, @Nullable DatabaseLocation> locations,
      Function<DatabaseLocation, DatabaseQueries> opener,
      Function<DatabaseLocation, @Nullable ConnectedLocation> connector) {
    this.locations = locations;
    this.opener = opener;
    this.connector = connector;
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

  /** The same databases, which models may not ask. */
  public LiveDatabases unasked() {
    return new LiveDatabases() {
      @Override
      public @Nullable LiveDatabase find(String database) {
        return null;
      }

      @Override
      public @Nullable ConnectedDatabase connected(String database) {
        return OpenDatabases.this.connected(database);
      }
    };
  }

  @Override
  public synchronized @Nullable ConnectedDatabase connected(String database) {
    ConnectedLocation known = connected.get(database);
    DatabaseLocation location = known == null ? locations.apply(database) : null;
    if (location == null) {
      return known;
    }
    ConnectedLocation made = connector.apply(location);
    if (made != null) {
      connected.put(database, made);
    }
    return made;
  }

  private synchronized DatabaseQueries queries(String database, DatabaseLocation location) {
    return open.computeIfAbsent(database, _ -> opener.apply(location));
  }

  @Override
  public synchronized void close() {
    open.values().forEach(DatabaseQueries::close);
    open.clear();
    connected.values().forEach(ConnectedLocation::close);
    connected.clear();
  }
}
