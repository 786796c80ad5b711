package dev.assay.catalog;

import dev.assay.sql.Dialect;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;

/** Opens databases for reading only. */
final class DatabaseConnections {

  private final Function<String, @Nullable String> environment;

  /** With the environment that the password is looked up in, such as {@code System::getenv}. */
  DatabaseConnections(Function<String, @Nullable String> environment) {
    this.environment = environment;
  }

  Connection open(DatabaseLocation location) throws SQLException {
    return location.dialect() == Dialect.SQLITE ? openSqlite(location.url()) : openServer(location);
  }

  private static Connection openSqlite(String url) throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(true);
    config.setBusyTimeout(2000);
    return config.createConnection(url);
  }

  private Connection openServer(DatabaseLocation location) throws SQLException {
    Properties account = new Properties();
    location.user().ifPresent(user -> account.setProperty("user", user));
    String password = environment.apply(DatabaseLocation.PASSWORD_VARIABLE);
    if (password != null) {
      account.setProperty("password", password);
    }
    // a mistyped name must not make a new database
    String url =
        location.dialect() == Dialect.H2 ? location.url() + ";IFEXISTS=TRUE" : location.url();
    Connection connection = DriverManager.getConnection(url, account);
    connection.setReadOnly(true);
    return connection;
  }
}
