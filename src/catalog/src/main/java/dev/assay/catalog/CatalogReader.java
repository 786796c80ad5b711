package dev.assay.catalog;

import dev.assay.catalog.keys.Inclusion;
import dev.assay.catalog.keys.InferredKeys;
import dev.assay.catalog.schema.References;
import dev.assay.sql.Dialect;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads the catalog of a database: its tables with columns, keys, references, row counts and sample
 * rows; where wanted its views, profiles of its columns, and foreign keys that nobody declared.
 * References to what does not exist are left out. The database is opened for reading only, and
 * every statement has a time-out.
 */
public final class CatalogReader {

  private final DatabaseConnections connections;
  private final ReadingOptions options;

  /** Reads three sample rows a table; the password is looked up in the given environment. */
  public CatalogReader(Function<String, @Nullable String> environment) {
    this(environment, ReadingOptions.FOR_QUESTIONS);
  }

  /** Reads as much as the options say. */
  public CatalogReader(Function<String, @Nullable String> environment, ReadingOptions options) {
    this.connections = new DatabaseConnections(environment);
    this.options = options;
  }

  /**
   * The catalog of the database there.
   *
   * @throws CatalogException when the database cannot be opened or read, or has no tables
   */
  public Catalog read(DatabaseLocation location) {
    return read(location, ReadingListener.NONE, null);
  }

  /**
   * The catalog of the database there, as {@link #read(DatabaseLocation)}.
   *
   * @param values takes all text values of the database; null when nobody wants them
   */
  public Catalog read(
      DatabaseLocation location, ReadingListener listener, @Nullable ValueSink values) {
    try (Connection connection = connections.open(location)) {
      DatabaseConnections.warnings(location).forEach(listener::warned);
      return read(location, connection, listener, values);
    } catch (SQLException failure) {
      throw failed(location, failure);
    }
  }

  private Catalog read(
      DatabaseLocation location,
      Connection connection,
      ReadingListener listener,
      @Nullable ValueSink values)
      throws SQLException {
    Dialect dialect = location.dialect();
    SchemaSource source = SchemaSource.of(connection, location);
    List<CatalogTable> declared = References.resolved(source.tables(options.views()));
    if (declared.isEmpty()) {
      throw new CatalogException(withoutTables(location, connection));
    }
    ReadSession session = new ReadSession(connection, dialect);
    TableReading reading = new TableReading(session, source, dialect, options, listener, values);
    listener.began(declared.size());
    List<CatalogTable> tables = new ArrayList<>(declared.size());
    for (CatalogTable table : declared) {
      CatalogTable read = reading.read(table);
      boolean brokenView = table.kind() == TableKind.VIEW && table.columns().isEmpty();
      if (!brokenView) {
        tables.add(read);
      }
    }
    listener.ended();
    Catalog catalog = new Catalog(location.name(), dialect, tables);
    if (!options.inferKeys()) {
      return catalog;
    }
    Inclusion inclusion = new QueriedInclusion(session, source, dialect, options.statementTime());
    return new InferredKeys(inclusion).added(catalog);
  }

  private static String withoutTables(DatabaseLocation location, Connection connection)
      throws SQLException {
    Set<String> others =
        location.dialect() == Dialect.SQLITE
            ? Set.of()
            : new DatabaseSchemas(connection, location.dialect()).withTables();
    return others.isEmpty()
        ? "the database '%s' has no tables".formatted(location.name())
        : "the database '%s' has no tables%s, and some in %s: choose with --schema"
            .formatted(location.name(), where(location), DatabaseSchemas.listed(others));
  }

  private static String where(DatabaseLocation location) {
    return switch (location.dialect()) {
      case MYSQL, MARIADB -> "";
      case POSTGRESQL -> " in the schemas of its search path";
      default ->
          location.schemas().isEmpty()
              ? " in its own schema"
              : " in the schemas that --schema names";
    };
  }

  private CatalogException failed(DatabaseLocation location, SQLException failure) {
    return failed(location, failure, connections);
  }

  /** What to tell the user of a database that failed. */
  static CatalogException failed(
      DatabaseLocation location, SQLException failure, DatabaseConnections connections) {
    if ("08001".equals(failure.getSQLState()) && isDriverMissing(failure)) {
      return new CatalogException(
          "%s databases cannot be read: their JDBC driver is not part of this build%s"
              .formatted(location.dialect().promptName(), remedy(location.dialect())),
          failure);
    }
    String reason = connections.withoutPassword(SqlReasons.withRemedy(failure));
    return new CatalogException(
        "the database '%s' cannot be read: %s"
            .formatted(
                location.name(),
                SqlReasons.isAboutAccount(failure)
                    ? "%s; the password is taken from %s"
                        .formatted(
                            reason.replaceFirst("\\.$", ""), DatabaseLocation.PASSWORD_VARIABLE)
                    : reason),
        failure);
  }

  private static String remedy(Dialect dialect) {
    return switch (dialect) {
      case DUCKDB -> " (add org.duckdb:duckdb_jdbc to the class path)";
      case MSSQL, ORACLE ->
          " (a native executable loads none: use ./assay of a checkout, or a release with a JRE,"
              + " which have it in the folder drivers beside their jar)";
      default -> "";
    };
  }

  private static boolean isDriverMissing(SQLException failure) {
    return String.valueOf(failure.getMessage()).startsWith("No suitable driver");
  }
}
