package dev.assay.catalog;

import dev.assay.catalog.folder.FolderDatabase;
import dev.assay.sql.Dialect;
import dev.assay.sql.H2Connections;
import dev.assay.sql.LiveFile;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Opens databases for reading only. */
final class DatabaseConnections {

  private static final String CONNECT_SECONDS = "10";

  /** Where an address of MySQL says how to encrypt. */
  private static final Pattern ENCRYPTION = Pattern.compile("(?i)[?&](sslMode|useSsl)=");

  /** As long as the network may be silent before a connection is taken for broken. */
  static final Duration ANSWER_TIME = Duration.ofSeconds(120);

  private static final String ANSWER_SECONDS = String.valueOf(ANSWER_TIME.toSeconds());

  /** The byte of SQLite's file format that says how to read it, and its value for such a log. */
  private static final int READ_VERSION = 19;

  private static final int WITH_WRITE_AHEAD_LOG = 2;

  private final Function<String, @Nullable String> environment;

  /** With the environment that the password is looked up in, such as {@code System::getenv}. */
  DatabaseConnections(Function<String, @Nullable String> environment) {
    this.environment = environment;
  }

  Connection open(DatabaseLocation location) throws SQLException {
    Connection connection =
        switch (location.dialect()) {
          case SQLITE -> sqlite(location.url()).open();
          case DUCKDB -> duckdb(DuckdbAddress.path(location)).open();
          default -> openServer(location, location.url());
        };
    try {
      new DatabaseSchemas(connection, location.dialect()).lookUpIn(location.schemas());
      return connection;
    } catch (SQLException | CatalogException failure) {
      connection.close();
      throw failure;
    }
  }

  /** As {@link #open}; an H2 file so that nobody can write through this connection. */
  Connection openForModels(DatabaseLocation location) throws SQLException {
    Optional<LiveFile> file = file(location);
    return file.isPresent() ? file.get().open() : open(location);
  }

  /**
   * The file that a location is, for SQL of models; empty where it is a server, whose engine is not
   * in a process of ours.
   *
   * @throws CatalogException when a schema is not there
   */
  Optional<LiveFile> file(DatabaseLocation location) throws SQLException {
    Optional<LiveFile> file = fileOf(location);
    if (file.isEmpty() || location.schemas().isEmpty()) {
      return file;
    }
    try (Connection connection = file.get().open()) {
      DatabaseSchemas schemas = new DatabaseSchemas(connection, location.dialect());
      return Optional.of(file.get().after(schemas.lookingUpIn(location.schemas())));
    }
  }

  private Optional<LiveFile> fileOf(DatabaseLocation location) throws SQLException {
    return switch (location.dialect()) {
      case SQLITE -> Optional.of(sqlite(location.url()));
      case DUCKDB -> Optional.of(duckdb(DuckdbAddress.path(location)));
      case H2 -> H2Address.file(location.url()).map(url -> h2(url, location));
      default -> Optional.empty();
    };
  }

  private LiveFile h2(String url, DatabaseLocation location) {
    Map<String, String> account = new HashMap<>();
    location.user().ifPresent(user -> account.put("user", user));
    String password = environment.apply(DatabaseLocation.PASSWORD_VARIABLE);
    if (password != null) {
      account.put("password", password);
    }
    return new LiveFile(Dialect.H2, url, account, List.of(), 0);
  }

  /**
   * Even a reader makes files beside a database with a write-ahead log, and leaves them there, or
   * fails in a folder that it may not write to. Where there is no log nobody has the database open,
   * and it is read as a file that does not change.
   */
  private static LiveFile sqlite(String url) throws SQLException {
    Path file = Path.of(URI.create(url.substring("jdbc:sqlite:".length())));
    boolean atRest = hasWriteAheadLog(file) && !Files.exists(Path.of(file + "-wal"));
    return LiveFile.of(Dialect.SQLITE, atRest ? url + "?immutable=1" : url);
  }

  private static LiveFile duckdb(Path path) throws SQLException {
    Path file = Files.isDirectory(path) ? FolderDatabase.of(path).file() : path;
    return LiveFile.of(Dialect.DUCKDB, "jdbc:duckdb:" + file);
  }

  /** What of the database is not read, or not as it seems, and why; known once it was opened. */
  static List<String> warnings(DatabaseLocation location) throws SQLException {
    if (location.dialect() != Dialect.DUCKDB) {
      return List.of();
    }
    Path path = DuckdbAddress.path(location);
    return Files.isDirectory(path) ? FolderDatabase.of(path).warnings() : List.of();
  }

  private static boolean hasWriteAheadLog(Path file) throws SQLException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] header = in.readNBytes(READ_VERSION + 1);
      return header.length > READ_VERSION && header[READ_VERSION] == WITH_WRITE_AHEAD_LOG;
    } catch (IOException unreadable) {
      throw new SQLException(unreadable.getMessage(), unreadable);
    }
  }

  /** The text with the password, should it be there, replaced by {@code ***}. */
  String withoutPassword(String text) {
    String password = environment.apply(DatabaseLocation.PASSWORD_VARIABLE);
    return password == null || password.isEmpty() ? text : text.replace(password, "***");
  }

  private Connection openServer(DatabaseLocation location, String address) throws SQLException {
    Properties account = new Properties();
    location.user().ifPresent(user -> account.setProperty("user", user));
    String password = environment.apply(DatabaseLocation.PASSWORD_VARIABLE);
    if (password != null) {
      account.setProperty("password", password);
    }
    settings(location.dialect()).forEach(account::setProperty);
    // a mistyped name must not make a new database
    String url = location.dialect() == Dialect.H2 ? address + ";IFEXISTS=TRUE" : address;
    Connection connection = connected(location.dialect(), url, account);
    try {
      connection.setReadOnly(true);
      if (location.dialect() == Dialect.POSTGRESQL) {
        // its driver reads a result in parts only within a transaction
        connection.setAutoCommit(false);
      }
      return connection;
    } catch (SQLException failure) {
      connection.close();
      throw failure;
    }
  }

  /** Drivers do not always refuse an address that they cannot use by an exception of SQL's. */
  private static Connection connected(Dialect dialect, String url, Properties account)
      throws SQLException {
    try {
      return switch (dialect) {
        case MSSQL, ORACLE -> VendorDrivers.connect(url, account);
        case MYSQL, MARIADB -> ofMysql(dialect, url, account);
        case H2 -> H2Connections.connect(url, account);
        default -> ServerDrivers.connect(dialect, url, account);
      };
    } catch (IllegalArgumentException unfit) {
      throw new SQLException("its driver cannot use the address: " + unfit.getMessage(), unfit);
    }
  }

  /**
   * MySQL takes passwords by an encrypted connection only, unless the account is one of old: where
   * the address does not say how to encrypt, the connection is, as MySQL's own programs do it.
   */
  private static Connection ofMysql(Dialect dialect, String url, Properties account)
      throws SQLException {
    try {
      return ServerDrivers.connect(dialect, url, account);
    } catch (SQLException refused) {
      boolean unencrypted = String.valueOf(refused.getMessage()).contains("RSA public key");
      if (!unencrypted || ENCRYPTION.matcher(url).find()) {
        throw refused;
      }
      Properties encrypted = new Properties();
      encrypted.putAll(account);
      encrypted.setProperty("sslMode", "trust");
      return ServerDrivers.connect(dialect, url, encrypted);
    }
  }

  /** Time-outs of the network, and values as they are declared. */
  private static Map<String, String> settings(Dialect dialect) {
    return switch (dialect) {
      case POSTGRESQL ->
          Map.of(
              "connectTimeout",
              CONNECT_SECONDS,
              "socketTimeout",
              ANSWER_SECONDS,
              "ApplicationName",
              "assay",
              "defaultRowFetchSize",
              "1000");
      case MYSQL, MARIADB ->
          Map.of(
              "connectTimeout",
              CONNECT_SECONDS + "000",
              "socketTimeout",
              ANSWER_SECONDS + "000",
              "tinyInt1isBit",
              "false",
              "yearIsDateType",
              "false");
      case MSSQL ->
          Map.of(
              "loginTimeout",
              CONNECT_SECONDS,
              "connectRetryCount",
              "0",
              "socketTimeout",
              ANSWER_SECONDS + "000",
              "applicationName",
              "assay",
              "applicationIntent",
              "ReadOnly");
      case ORACLE ->
          Map.of(
              "oracle.net.CONNECT_TIMEOUT",
              CONNECT_SECONDS + "000",
              "oracle.jdbc.ReadTimeout",
              ANSWER_SECONDS + "000",
              // moments as JDBC has them, not as the driver's own classes
              "oracle.jdbc.J2EE13Compliant",
              "true");
      default -> Map.of();
    };
  }
}
