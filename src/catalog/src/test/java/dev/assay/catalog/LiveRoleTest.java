package dev.assay.catalog;

import static dev.assay.catalog.SampleDatabases.NO_ENVIRONMENT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlOutcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Models' SQL is executed by roles that may only read, and by no other unless that is wanted. */
class LiveRoleTest {

  private static final String REMEDY =
      ": connect as a role that may only read its tables (docs/security.md says how to make one), or"
          + " give --any-role";

  @TempDir Path folder;

  /** A file with a table, its owner {@code sa} and a reader. */
  private String h2File() throws SQLException {
    String url = "jdbc:h2:" + folder.resolve("shop");
    try (Connection owner = DriverManager.getConnection(url, "sa", "");
        Statement statement = owner.createStatement()) {
      statement.execute("CREATE TABLE town (name VARCHAR(20))");
      statement.execute("INSERT INTO town VALUES ('Ulm')");
      statement.execute("CREATE USER reader PASSWORD ''");
      statement.execute("GRANT SELECT ON SCHEMA public TO reader");
    }
    return url;
  }

  private static SqlFailure failure(SqlOutcome outcome) {
    assertThat(outcome).isInstanceOf(SqlOutcome.Failed.class);
    return ((SqlOutcome.Failed) outcome).failure();
  }

  @Test
  void theOwnerOfAnH2DatabaseIsRefusedAndAReaderIsNot() throws SQLException {
    String url = h2File();

    assertThatThrownBy(
            () -> DatabaseQueries.open(DatabaseLocation.parse(url + ";USER=sa"), NO_ENVIRONMENT))
        .isInstanceOf(CatalogException.class)
        .hasMessage(
            "no SQL of a model is run on the database 'shop' as 'SA', an administrator of H2"
                + REMEDY);
    try (DatabaseQueries reader =
        DatabaseQueries.open(DatabaseLocation.parse(url + ";USER=reader"), NO_ENVIRONMENT)) {
      assertThat(reader.first("SELECT name FROM town", 1)).isInstanceOf(SqlOutcome.Executed.class);
    }
  }

  @Test
  void anOwnerWhoIsWantedAllTheSameReachesNoFileAndLeavesTheDatabaseAsItIs() throws Exception {
    String url = h2File();
    Path file = folder.resolve("shop.mv.db");
    Path made = folder.resolve("made.csv");
    byte[] before = Files.readAllBytes(file);

    try (DatabaseQueries owner =
        DatabaseQueries.openByAnyRole(DatabaseLocation.parse(url + ";USER=sa"), NO_ENVIRONMENT)) {
      for (String sql :
          new String[] {
            "SELECT FILE_READ('/etc/hostname')",
            "SELECT U&\"\\0046ILE_READ\"('/etc/hostname')",
            "SELECT U&\"!0046ILE_READ\" UESCAPE '!' ('/etc/hostname')",
            "SELECT \"FILE_READ\"('/etc/hostname')",
            "SELECT U&\"\\0043SVWRITE\"('%s', 'SELECT 1')".formatted(made),
            "SELECT * FROM U&\"\\0043SVREAD\"('/etc/hostname')",
            "SELECT name FROM town WHERE EXISTS (SELECT 1 FROM CSVREAD('/etc/hostname'))",
            "SELECT U&\"\\004cINK_SCHEMA\"('a', '', 'jdbc:h2:mem:x', 'sa', '', 'PUBLIC')",
          }) {
        assertThat(failure(owner.first(sql, 1)).kind()).as(sql).isEqualTo(SqlFailure.Kind.REJECTED);
      }
      assertThat(owner.first("SELECT name FROM town", 1)).isInstanceOf(SqlOutcome.Executed.class);
    }

    assertThat(made).doesNotExist();
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }

  @Test
  void functionsOfTheDatabasesOwnAreRefused() throws SQLException {
    String url = h2File();
    try (Connection owner = DriverManager.getConnection(url, "sa", "");
        Statement statement = owner.createStatement()) {
      statement.execute("CREATE ALIAS twice FOR 'java.lang.Math.abs(int)'");
    }
    try (DatabaseQueries reader =
        DatabaseQueries.open(DatabaseLocation.parse(url + ";USER=reader"), NO_ENVIRONMENT)) {
      assertThat(failure(reader.first("SELECT twice(2)", 1)).kind())
          .isEqualTo(SqlFailure.Kind.REJECTED);
    }
  }

  @Test
  void aSuperuserOfPostgresqlIsRefusedAndSoIsWhoMayReadItsServersFiles() throws Exception {
    Optional<PostgresqlServer> started = PostgresqlServer.started();
    assumeTrue(started.isPresent(), "this machine has no PostgreSQL server");
    try (PostgresqlServer server = started.orElseThrow()) {
      String password = PostgresqlServer.PASSWORD;
      server.execute(
          "postgres",
          "CREATE ROLE filer LOGIN PASSWORD '%s' IN ROLE pg_read_server_files".formatted(password),
          "CREATE ROLE reader LOGIN PASSWORD '%s' NOSUPERUSER".formatted(password));
      String superuser = server.address("postgres");

      assertThatThrownBy(
              () -> DatabaseQueries.open(DatabaseLocation.parse(superuser), _ -> password))
          .hasMessage(
              "no SQL of a model is run on the database 'postgres' as 'tester', a superuser of"
                  + " PostgreSQL"
                  + REMEDY);
      assertThatThrownBy(
              () ->
                  DatabaseQueries.open(
                      DatabaseLocation.parse(superuser.replace("tester", "filer")), _ -> password))
          .hasMessage(
              "no SQL of a model is run on the database 'postgres' as 'filer', a member of"
                  + " pg_read_server_files"
                  + REMEDY);
      DatabaseLocation limited = DatabaseLocation.parse(superuser.replace("tester", "reader"));
      try (DatabaseQueries reader = DatabaseQueries.open(limited, _ -> password)) {
        assertThat(reader.first("SELECT 1", 1)).isInstanceOf(SqlOutcome.Executed.class);
      }
    }
  }

  @Test
  void noCodeOfAPostgresqlDatabasesOwnIsCalledBehindADotOrAsAnOperator() throws Exception {
    Optional<PostgresqlServer> started = PostgresqlServer.started();
    assumeTrue(started.isPresent(), "this machine has no PostgreSQL server");
    try (PostgresqlServer server = started.orElseThrow()) {
      server.execute(
          "postgres",
          "CREATE ROLE caller LOGIN PASSWORD '%s' NOSUPERUSER".formatted(PostgresqlServer.PASSWORD),
          "CREATE TABLE town (name text)",
          "INSERT INTO town VALUES ('Ulm')",
          "GRANT SELECT ON town TO caller",
          "CREATE FUNCTION effect(town) RETURNS text LANGUAGE sql AS 'SELECT name FROM town'",
          "CREATE FUNCTION effect(text) RETURNS text LANGUAGE sql AS 'SELECT name FROM town'",
          "CREATE FUNCTION effect(text, text) RETURNS text LANGUAGE sql AS 'SELECT $1'",
          "CREATE OPERATOR #!# (FUNCTION = effect, LEFTARG = text, RIGHTARG = text)");
      DatabaseLocation location =
          DatabaseLocation.parse(server.address("postgres").replace("tester", "caller"));
      try (DatabaseQueries caller =
          DatabaseQueries.open(location, _ -> PostgresqlServer.PASSWORD)) {
        for (String sql :
            new String[] {
              "SELECT town.effect FROM town",
              "SELECT t.effect FROM town t",
              "SELECT (t).effect FROM town t",
              "SELECT (name).effect FROM town",
              "SELECT ('a'::text).effect",
              "SELECT name #!# name FROM town",
              "SELECT ('/etc/passwd').pg_read_file"
            }) {
          assertThat(failure(caller.first(sql, 1)).kind())
              .as(sql)
              .isEqualTo(SqlFailure.Kind.REJECTED);
        }
        assertThat(caller.first("SELECT t.name, (t).name FROM town t", 1))
            .isInstanceOf(SqlOutcome.Executed.class);
      }
    }
  }

  @Test
  void tablesAndColumnsAreReadThatAreCalledAsFunctionsOfRowsAre() throws Exception {
    Optional<PostgresqlServer> started = PostgresqlServer.started();
    assumeTrue(started.isPresent(), "this machine has no PostgreSQL server");
    try (PostgresqlServer server = started.orElseThrow()) {
      server.execute(
          "postgres",
          "CREATE ROLE viewer LOGIN PASSWORD '%s' NOSUPERUSER".formatted(PostgresqlServer.PASSWORD),
          "CREATE DOMAIN code AS text",
          "CREATE TABLE films (id int, title text)",
          "CREATE TABLE directors (id int, name text, status text)",
          "INSERT INTO films VALUES (1, 'M')",
          "INSERT INTO directors VALUES (1, 'Lang', 'known')",
          "GRANT SELECT ON films, directors TO viewer",
          "CREATE FUNCTION directors(films) RETURNS text LANGUAGE sql AS 'SELECT ''called'''",
          "CREATE FUNCTION status(films) RETURNS text LANGUAGE sql AS 'SELECT ''called'''",
          "CREATE FUNCTION name(code) RETURNS text LANGUAGE sql AS 'SELECT ''called'''",
          "CREATE FUNCTION many(VARIADIC films[]) RETURNS text LANGUAGE sql AS 'SELECT ''called'''");
      DatabaseLocation location =
          DatabaseLocation.parse(server.address("postgres").replace("tester", "viewer"));
      try (DatabaseQueries viewer =
          DatabaseQueries.open(location, _ -> PostgresqlServer.PASSWORD)) {
        for (String sql :
            new String[] {
              "SELECT d.name FROM public.directors d",
              "SELECT d.status FROM directors d JOIN films f ON f.id = d.id",
              "SELECT public.directors.status, directors.name FROM public.directors"
            }) {
          assertThat(viewer.first(sql, 1)).as(sql).isInstanceOf(SqlOutcome.Executed.class);
        }
        for (String sql :
            new String[] {
              "SELECT f.directors FROM films f",
              "SELECT f.status FROM films f",
              "SELECT f.many FROM films f",
              "SELECT s.status FROM (SELECT * FROM films) s",
              "WITH directors AS (SELECT * FROM films) SELECT d.status FROM directors d",
              "SELECT d.status FROM directors d, LATERAL (SELECT d.status FROM films d) x"
            }) {
          assertThat(failure(viewer.first(sql, 1)).kind())
              .as(sql)
              .isEqualTo(SqlFailure.Kind.REJECTED);
        }
      }
    }
  }

  @Test
  void whoMayReadFilesOfMariadbIsRefused() throws Exception {
    Optional<MariadbServer> started = MariadbServer.started();
    assumeTrue(started.isPresent(), "this machine has no MariaDB server");
    try (MariadbServer server = started.orElseThrow()) {
      server.execute(
          "mysql",
          "CREATE DATABASE shop",
          "CREATE USER tester@'%' IDENTIFIED BY 'secret'",
          "CREATE USER filer@'%' IDENTIFIED BY 'secret'",
          "GRANT SELECT ON shop.* TO tester@'%'",
          "GRANT SELECT, FILE ON *.* TO filer@'%'");
      String address = server.address("mariadb", "shop");

      assertThatThrownBy(
              () ->
                  DatabaseQueries.open(
                      DatabaseLocation.parse(address.replace("tester", "filer")), _ -> "secret"))
          .hasMessage(
              "no SQL of a model is run on the database 'shop' as 'filer@%', who has FILE in MariaDB"
                  + REMEDY);
      try (DatabaseQueries reader =
          DatabaseQueries.open(DatabaseLocation.parse(address), _ -> "secret")) {
        assertThat(reader.first("SELECT 1", 1)).isInstanceOf(SqlOutcome.Executed.class);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          GRANT ALL PRIVILEGES ON *.* TO `root`@`localhost` WITH GRANT OPTION   | ALL PRIVILEGES
          GRANT SELECT, INSERT, FILE, CREATE VIEW ON *.* TO `a`@`%`             | FILE
          GRANT SUPER ON *.* TO `a`@`%`                                         | SUPER
          GRANT USAGE ON *.* TO `a`@`%` IDENTIFIED BY PASSWORD '*8'             |
          GRANT SELECT ON `shop`.* TO `a`@`%`                                   |
          GRANT ALL PRIVILEGES ON `shop`.* TO `a`@`%`                           |
          """)
  void grantsOfServersTellWhoMayDoMore(String grant, String power) {
    assertThat(LiveRole.powerIn(grant)).isEqualTo(Optional.ofNullable(power));
  }
}
