package dev.assay.catalog;

import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads the catalog of a database: its tables (not its views, which test data cannot fill) with
 * columns, keys, references, row counts and sample rows. References to what does not exist are left
 * out. The database is opened for reading only.
 */
public final class CatalogReader {

  private final DatabaseConnections connections;
  private final int sampleRows;

  /** Reads three sample rows a table; the password is looked up in the given environment. */
  public CatalogReader(Function<String, @Nullable String> environment) {
    this(environment, 3);
  }

  public CatalogReader(Function<String, @Nullable String> environment, int sampleRows) {
    this.connections = new DatabaseConnections(environment);
    this.sampleRows = sampleRows;
  }

  /**
   * The catalog of the database there.
   *
   * @throws CatalogException when the database cannot be opened or read, or has no tables
   */
  public Catalog read(DatabaseLocation location) {
    try (Connection connection = connections.open(location)) {
      return read(location, connection);
    } catch (SQLException failure) {
      throw failed(location, failure);
    }
  }

  private Catalog read(DatabaseLocation location, Connection connection) throws SQLException {
    SchemaSource source =
        location.dialect() == Dialect.SQLITE
            ? new SqliteSchema(connection)
            : new JdbcSchema(connection, location.dialect());
    List<TableDefinition> definitions = References.resolved(source.tables());
    if (definitions.isEmpty()) {
      throw new CatalogException("the database '%s' has no tables".formatted(location.name()));
    }
    TableSampler sampler = new TableSampler(connection, sampleRows);
    List<CatalogTable> tables = new ArrayList<>(definitions.size());
    for (TableDefinition definition : definitions) {
      String from = source.qualified(definition.name());
      tables.add(new CatalogTable(definition, sampler.count(from), sampler.sample(from)));
    }
    return new Catalog(location.name(), location.dialect(), tables);
  }

  static CatalogException failed(DatabaseLocation location, SQLException failure) {
    if ("08001".equals(failure.getSQLState()) && isDriverMissing(failure)) {
      return new CatalogException(
          "%s databases cannot be read: their JDBC driver is not part of this build"
              .formatted(location.dialect().promptName()),
          failure);
    }
    String reason = String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
    return new CatalogException(
        "the database '%s' cannot be read: %s"
            .formatted(location.name(), DatabaseLocation.masked(reason)),
        failure);
  }

  private static boolean isDriverMissing(SQLException failure) {
    return String.valueOf(failure.getMessage()).startsWith("No suitable driver");
  }
}
