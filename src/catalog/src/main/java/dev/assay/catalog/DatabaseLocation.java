package dev.assay.catalog;

import dev.assay.sql.Dialect;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a database is found. A location never holds a password: that comes from the environment.
 *
 * @param dialect the dialect that the database speaks
 * @param name a short name: the file's without its ending, or the database's
 * @param url for JDBC, without user and password
 * @param user the user named in the address
 * @param schemas in which tables are looked up; none for those that the database says itself
 */
public record DatabaseLocation(
    Dialect dialect, String name, String url, Optional<String> user, List<String> schemas) {

  public DatabaseLocation {
    schemas = List.copyOf(schemas);
  }

  /** A database whose schemas nobody chose. */
  public DatabaseLocation(Dialect dialect, String name, String url, Optional<String> user) {
    this(dialect, name, url, user, List.of());
  }

  /** The environment variable that holds the password. */
  public static final String PASSWORD_VARIABLE = "ASSAY_DATABASE_PASSWORD";

  private static final byte[] SQLITE_HEADER =
      "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
  private static final Pattern SERVER =
      Pattern.compile(
          "(?:jdbc:)?(postgres|postgresql|mysql|mariadb)://(?:([^@/?#]*)@)?([^?#]*)(?:\\?([^#]*))?");
  private static final Pattern SECRET =
      Pattern.compile(
          "(?i)((?:^|[;?&\\s])\\s*\\w*(?:password|passwd|pwd|token|secret)\\w*\\s*=\\s*)(?:'[^']*'|\\{[^}]*}|[^;&\\s]*)");

  /** In an address whose parts end at semicolons, a password may hold any other sign. */
  private static final Pattern SECRET_BETWEEN_SEMICOLONS =
      Pattern.compile(
          "(?i)((?:^|;)\\s*\\w*(?:password|passwd|pwd|token|secret)\\w*\\s*=\\s*)"
              + "(?:'[^']*'|\"[^\"]*\"|\\{(?:[^}]|}})*+}|[^;]*)[^;]*");

  private static final Pattern H2_OPTION = Pattern.compile("(?i);(USER|PASSWORD)=([^;]*)");
  private static final String KNOWN =
      "a SQLite or DuckDB file, a folder of CSV or Parquet files, sqlite:///FILE, duckdb:///FILE,"
          + " jdbc:sqlite:FILE, jdbc:duckdb:FILE, jdbc:h2:…, postgresql://…, mysql://…, mariadb://…,"
          + " sqlserver://…, oracle://…, or one of the latter as a JDBC URL";

  /**
   * Reads an address: a SQLite or DuckDB file, a folder of CSV or Parquet files, {@code
   * sqlite:///f.db}, {@code jdbc:sqlite:f.db}, and these with {@code duckdb}, {@code jdbc:h2:…}, or
   * {@code postgresql://user@host/database}, {@code mysql://…}, {@code mariadb://…}, {@code
   * sqlserver://…} and {@code oracle://…}, with {@code jdbc:} before it or not; the latter two also
   * as their own tools write them.
   *
   * @throws CatalogException when it is none of these, holds a password, or names a file that is
   *     not there or is not a database
   */
  public static DatabaseLocation parse(String address) {
    String text = VendorAddress.withoutDriver(address.strip());
    if (text.isEmpty()) {
      throw new CatalogException("no database is named: give " + KNOWN);
    }
    if (text.startsWith("jdbc:sqlite:")) {
      return sqlite(text.substring("jdbc:sqlite:".length()));
    }
    if (text.startsWith("sqlite://")) {
      return sqlite(sqlitePath(text));
    }
    Optional<DatabaseLocation> duckdb = DuckdbAddress.of(text);
    if (duckdb.isPresent()) {
      return duckdb.get();
    }
    if (text.startsWith("jdbc:h2:")) {
      return h2(text);
    }
    Matcher server = SERVER.matcher(text);
    if (server.matches()) {
      return server(server);
    }
    Optional<DatabaseLocation> vendor =
        Files.exists(path(text))
            ? Optional.empty()
            : SqlServerAddress.of(text).or(() -> OracleAddress.of(text));
    if (vendor.isPresent()) {
      return vendor.get();
    }
    Optional<String> remedy =
        Files.exists(path(text)) ? Optional.empty() : VendorAddress.explained(text);
    if (remedy.isPresent()) {
      throw new CatalogException("'%s' cannot be read: %s".formatted(masked(text), remedy.get()));
    }
    if (Files.isDirectory(path(text))) {
      throw new CatalogException(DuckdbAddress.withoutTables(text));
    }
    if (text.matches("[A-Za-z][\\w+.-]+:.*") && !Files.exists(path(text))) {
      throw new CatalogException(
          "'%s' is not an address that is known: give %s".formatted(masked(text), KNOWN));
    }
    return sqlite(text);
  }

  /**
   * The same database with other schemas: tables are looked up in these, in their order. In MySQL
   * and MariaDB a schema is a database.
   *
   * @throws CatalogException when the database is of SQLite, which has no schemas
   */
  public DatabaseLocation in(List<String> wanted) {
    if (wanted.isEmpty()) {
      return this;
    }
    return switch (dialect) {
      case SQLITE ->
          throw new CatalogException("--schema chooses schemas, and a SQLite file has none");
      case MYSQL, MARIADB -> inDatabases(wanted);
      case POSTGRESQL -> {
        int mark = url.indexOf('?');
        String base = mark < 0 ? url : url.substring(0, mark);
        String parameters = mark < 0 ? "" : url.substring(mark + 1);
        yield new DatabaseLocation(
            dialect,
            name,
            base + "?" + AddressParameters.withSchemas(parameters, wanted),
            user,
            wanted);
      }
      default -> new DatabaseLocation(dialect, name, url, user, wanted);
    };
  }

  private DatabaseLocation inDatabases(List<String> wanted) {
    for (String each : wanted) {
      if (!each.matches("[\\w$ .-]+")) {
        throw new CatalogException("--schema '%s' is no name of a database".formatted(each));
      }
    }
    String first = wanted.getFirst();
    return new DatabaseLocation(
        dialect,
        first,
        url.replaceFirst("(//[^/?]*)(/[^?]*)?", "$1/" + first.replace("$", "\\$")),
        user,
        wanted);
  }

  /** The address with what may be a password replaced by {@code ***}. */
  static String masked(String address) {
    return withoutSecrets(address)
        .replaceAll("(//[^:@/]*):\\S*@", "$1:***@")
        .replaceAll("^([^\\s/@:]+)/\\S+@", "$1/***@")
        .replaceAll("(?i)(oracle:thin:[^/@\\s]+)/\\S+@", "$1/***@");
  }

  /** The text with the values of what is called a password, a token or a secret left out. */
  static String withoutSecrets(String text) {
    String masked =
        text.contains(";") ? SECRET_BETWEEN_SEMICOLONS.matcher(text).replaceAll("$1***") : text;
    return SECRET.matcher(masked).replaceAll("$1***");
  }

  private static DatabaseLocation sqlite(String file) {
    Path path = path(file);
    checkSqliteFile(path, file);
    String fileName = path.getFileName().toString();
    int dot = fileName.lastIndexOf('.');
    String name = dot > 0 ? fileName.substring(0, dot) : fileName;
    return new DatabaseLocation(
        Dialect.SQLITE, name, "jdbc:sqlite:" + path.toUri(), Optional.empty());
  }

  private static Path path(String file) {
    try {
      return Path.of(file).toAbsolutePath().normalize();
    } catch (InvalidPathException invalid) {
      throw new CatalogException("'%s' is not a file name".formatted(file), invalid);
    }
  }

  private static void checkSqliteFile(Path path, String named) {
    String shown = withoutSecrets(named);
    if (!Files.exists(path)) {
      throw new CatalogException("there is no database file '%s'".formatted(shown));
    }
    if (Files.isDirectory(path)) {
      throw new CatalogException("'%s' is a directory, not a database file".formatted(shown));
    }
    try (InputStream file = Files.newInputStream(path)) {
      byte[] header = file.readNBytes(SQLITE_HEADER.length);
      if (header.length == 0) {
        throw new CatalogException("'%s' is empty, not a SQLite database".formatted(shown));
      }
      if (!Arrays.equals(header, SQLITE_HEADER)) {
        throw new CatalogException("'%s' is not a SQLite or DuckDB database".formatted(shown));
      }
    } catch (IOException unreadable) {
      throw new CatalogException(
          "'%s' cannot be read: %s".formatted(shown, unreadable.getMessage()), unreadable);
    }
  }

  /** As SQLAlchemy writes it: three slashes before a relative path, four before an absolute one. */
  private static String sqlitePath(String text) {
    if (!text.startsWith("sqlite:///")) {
      throw new CatalogException("'%s' names a host: write sqlite:///FILE".formatted(masked(text)));
    }
    return text.substring("sqlite:///".length());
  }

  private static DatabaseLocation h2(String text) {
    Optional<String> user = Optional.empty();
    Matcher option = H2_OPTION.matcher(text);
    while (option.find()) {
      if (option.group(1).equalsIgnoreCase("USER")) {
        user = Optional.of(option.group(2));
      } else if (!option.group(2).isEmpty()) {
        throw passwordGiven(text);
      }
    }
    String url = H2_OPTION.matcher(text).replaceAll("");
    String path = url.substring("jdbc:h2:".length()).split(";", 2)[0];
    return new DatabaseLocation(Dialect.H2, lastPart(path), url, user);
  }

  /** MariaDB's driver speaks to MySQL as well. */
  private static DatabaseLocation server(Matcher address) {
    String account = Optional.ofNullable(address.group(2)).orElse("");
    String options = Optional.ofNullable(address.group(4)).orElse("");
    // a second @ is a password's, which may hold anything
    if (account.contains(":")
        || (address.group(3) + options).contains("@")
        || options.matches("(?i)(.*&)?(password|pwd)=.*")) {
      throw passwordGiven(address.group());
    }
    Dialect dialect =
        switch (address.group(1)) {
          case "mysql" -> Dialect.MYSQL;
          case "mariadb" -> Dialect.MARIADB;
          default -> Dialect.POSTGRESQL;
        };
    String parameters = AddressParameters.read(options, dialect == Dialect.POSTGRESQL);
    String scheme = dialect == Dialect.POSTGRESQL ? "postgresql" : "mariadb";
    Optional<String> user = account.isEmpty() ? Optional.empty() : Optional.of(account);
    String url =
        "jdbc:%s://%s%s"
            .formatted(scheme, address.group(3), parameters.isEmpty() ? "" : "?" + parameters);
    return new DatabaseLocation(dialect, lastPart(address.group(3)), url, user);
  }

  static CatalogException passwordGiven(String address) {
    return new CatalogException(
        "the address '%s' holds a password: leave it out and set %s instead"
            .formatted(masked(address), PASSWORD_VARIABLE));
  }

  private static String lastPart(String path) {
    String[] parts = path.split("[/:\\\\]");
    return parts.length == 0 || parts[parts.length - 1].isEmpty() ? path : parts[parts.length - 1];
  }
}
