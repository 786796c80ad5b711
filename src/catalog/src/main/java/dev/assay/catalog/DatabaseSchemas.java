package dev.assay.catalog;

import dev.assay.sql.Dialect;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The schemas of a database: which there are, in which a bare name is looked up, and which have
 * tables. In MySQL and MariaDB these are the databases of the server. The queries of SQL Server,
 * Oracle and Db2 are written from their documentation and UNVERIFIED.
 */
final class DatabaseSchemas {

  private final Connection connection;
  private final Dialect dialect;

  DatabaseSchemas(Connection connection, Dialect dialect) {
    this.connection = connection;
    this.dialect = dialect;
  }

  /**
   * The schemas that are wanted, as the database spells them; where none are, those in which it
   * looks up bare names.
   *
   * @throws CatalogException when one is not there, or there are none
   */
  List<String> chosen(List<String> wanted) throws SQLException {
    if (wanted.isEmpty()) {
      return path();
    }
    Set<String> all = all();
    List<String> chosen = new ArrayList<>();
    for (String name : wanted) {
      chosen.add(spelled(all, name));
    }
    return chosen;
  }

  /** PostgreSQL tells a name by its case, since it is quoted in the search path. */
  private String spelled(Set<String> all, String name) throws SQLException {
    if (all.contains(name)) {
      return name;
    }
    List<String> alike =
        dialect == Dialect.POSTGRESQL
            ? List.of()
            : all.stream().filter(name::equalsIgnoreCase).toList();
    if (alike.size() != 1) {
      throw new CatalogException(
          "there is no schema '%s'; there are tables in %s: choose among these with --schema"
              .formatted(name, listed(withTables())));
    }
    return alike.getFirst();
  }

  private List<String> path() throws SQLException {
    if (dialect != Dialect.POSTGRESQL) {
      return List.of(current());
    }
    List<String> path = List.copyOf(names("SELECT unnest(current_schemas(false))"));
    if (path.isEmpty()) {
      throw new CatalogException(
          "the search path names no schema that exists; there are tables in %s: choose with --schema"
              .formatted(listed(withTables())));
    }
    return path;
  }

  /**
   * The schema in which a bare name is looked up first.
   *
   * @throws CatalogException when the connection has none
   */
  String current() throws SQLException {
    String current =
        isDatabase() ? connection.getCatalog() : first(connection.getSchema(), currentQuery());
    if (current == null) {
      throw new CatalogException(
          isDatabase()
              ? "the address names no database; there are tables in %s: add one of them, or choose with --schema"
                  .formatted(listed(withTables()))
              : "the address names no schema that exists: add it");
    }
    return current;
  }

  /** Whether what others call a schema is called a database. */
  private boolean isDatabase() {
    return dialect.isOfMysql();
  }

  private @Nullable String first(@Nullable String told, String query) throws SQLException {
    return query.isEmpty() ? told : names(query).stream().findFirst().orElse(told);
  }

  /** Where the driver tells a user's name, or nothing. */
  private String currentQuery() {
    return switch (dialect) {
      case DUCKDB -> "SELECT current_schema()";
      case MSSQL -> "SELECT SCHEMA_NAME()";
      case ORACLE -> "SELECT SYS_CONTEXT('USERENV', 'CURRENT_SCHEMA') FROM DUAL";
      default -> "";
    };
  }

  /** All schemas that the reader may know of. */
  private Set<String> all() throws SQLException {
    return names(
        switch (dialect) {
          case POSTGRESQL -> "SELECT nspname FROM pg_catalog.pg_namespace";
          case DUCKDB ->
              "SELECT schema_name FROM duckdb_schemas() WHERE database_name = current_database()";
          case MSSQL -> "SELECT name FROM sys.schemas";
          case ORACLE -> "SELECT username FROM all_users";
          case DB2 -> "SELECT schemaname FROM syscat.schemata";
          default -> "SELECT schema_name FROM information_schema.schemata";
        });
  }

  /** Those that have tables, the database's own left out. */
  Set<String> withTables() throws SQLException {
    return names(
        switch (dialect) {
          case POSTGRESQL ->
              """
              SELECT DISTINCT n.nspname FROM pg_catalog.pg_class c
              JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
              WHERE c.relkind IN ('r', 'p', 'f') AND n.nspname <> 'information_schema'
                AND n.nspname NOT LIKE 'pg\\_%' ORDER BY 1
              """;
          case MYSQL, MARIADB ->
              """
              SELECT DISTINCT table_schema FROM information_schema.tables WHERE table_schema NOT IN
              ('mysql', 'sys', 'information_schema', 'performance_schema') ORDER BY 1
              """;
          case DUCKDB ->
              """
              SELECT DISTINCT schema_name FROM duckdb_tables()
              WHERE database_name = current_database() AND NOT internal ORDER BY 1
              """;
          case MSSQL ->
              """
              SELECT DISTINCT s.name FROM sys.tables t
              JOIN sys.schemas s ON s.schema_id = t.schema_id WHERE t.is_ms_shipped = 0 ORDER BY 1
              """;
          case ORACLE ->
              """
              SELECT DISTINCT t.owner FROM all_tables t JOIN all_users u ON u.username = t.owner
              WHERE u.oracle_maintained = 'N' ORDER BY 1
              """;
          case DB2 ->
              """
              SELECT DISTINCT tabschema FROM syscat.tables
              WHERE type = 'T' AND tabschema NOT LIKE 'SYS%' ORDER BY 1
              """;
          default ->
              """
              SELECT DISTINCT table_schema FROM information_schema.tables
              WHERE table_schema <> 'INFORMATION_SCHEMA' ORDER BY 1
              """;
        });
  }

  private Set<String> names(String query) throws SQLException {
    Set<String> names = new LinkedHashSet<>();
    try (PreparedStatement statement = connection.prepareStatement(query);
        ResultSet found = statement.executeQuery()) {
      while (found.next()) {
        names.add(found.getString(1));
      }
    }
    return names;
  }

  /** Schemas in quotes, or that there are none. */
  static String listed(Set<String> names) {
    return names.isEmpty()
        ? "none that the reader may see"
        : names.stream().map("'%s'"::formatted).collect(Collectors.joining(", "));
  }

  /**
   * Has the connection look up bare names in these schemas, in their order, where that is not said
   * by the address; in SQL Server, where no session can, and in MySQL names lead with theirs.
   */
  void lookUpIn(List<String> wanted) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (String each : lookingUpIn(wanted)) {
        statement.execute(each);
      }
    }
  }

  /** The statements that have a connection do that. */
  List<String> lookingUpIn(List<String> wanted) throws SQLException {
    if (wanted.isEmpty() || dialect == Dialect.POSTGRESQL || isDatabase()) {
      return List.of();
    }
    List<String> quoted =
        chosen(wanted).stream().map(name -> SqlNames.quoted(dialect, name)).toList();
    String all = String.join(",", quoted);
    return switch (dialect) {
      case DUCKDB -> List.of("SET search_path = " + SqlNames.text(dialect, all));
      case ORACLE -> List.of("ALTER SESSION SET CURRENT_SCHEMA = " + quoted.getFirst());
      case DB2 -> List.of("SET SCHEMA " + quoted.getFirst());
      case H2 -> List.of("SET SCHEMA " + quoted.getFirst(), "SET SCHEMA_SEARCH_PATH " + all);
      default -> List.of();
    };
  }
}
