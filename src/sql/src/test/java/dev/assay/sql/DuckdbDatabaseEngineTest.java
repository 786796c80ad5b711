package dev.assay.sql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.table.Table;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Test tables that stand before those of a DuckDB file, of which not a row is read. */
class DuckdbDatabaseEngineTest {

  private static final List<String> REAL =
      List.of(
          "CREATE SCHEMA other",
          "CREATE TABLE emp(id INT, name TEXT, dept TEXT)",
          "INSERT INTO emp VALUES (9, 'REAL', 'REAL')",
          "CREATE TABLE other.emp(id INT, name TEXT)",
          "INSERT INTO other.emp VALUES (9, 'REAL')",
          "CREATE TABLE \"Odd Name\"(\"a.b\" INT, \"select\" TEXT)",
          "INSERT INTO \"Odd Name\" VALUES (9, 'REAL')",
          "CREATE TABLE nothing(a INT, b TEXT)",
          "INSERT INTO nothing VALUES (9, 'REAL')",
          "CREATE TABLE secret(v TEXT)",
          "INSERT INTO secret VALUES ('REAL')",
          "CREATE VIEW v_emp AS SELECT * FROM emp",
          "CREATE MACRO f_emp() AS TABLE SELECT * FROM emp",
          "CREATE MACRO f_name(i) AS (SELECT name FROM emp WHERE id = i)");

  @TempDir private static Path folder;

  private static DatabaseEngine engine;

  @BeforeAll
  static void makeFile() throws SQLException {
    String url = "jdbc:duckdb:" + folder.resolve("real.duckdb");
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      for (String sql : REAL) {
        statement.execute(sql);
      }
    }
    Properties readOnly = new Properties();
    readOnly.setProperty("duckdb.read_only", "true");
    engine =
        new DatabaseEngine(
            Dialect.DUCKDB,
            () -> DriverManager.getConnection(url, readOnly),
            SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1)));
  }

  private static TestTable table(String name, List<String> columns, List<List<Object>> rows) {
    List<ColumnDefinition> definitions =
        columns.stream()
            .map(column -> column.split(":"))
            .map(parts -> new ColumnDefinition(parts[0], parts[1], true))
            .toList();
    return new TestTable(
        new TableDefinition(name, definitions, List.of(), List.of()),
        Table.ofValues(definitions.stream().map(ColumnDefinition::name).toList(), rows));
  }

  private static SqlOutcome execute(String sql) {
    return engine.execute(
        List.of(
            table(
                "emp",
                List.of("id:int", "name:text", "dept:text"),
                List.of(Arrays.asList(1L, "Ann", null), Arrays.asList(2L, "Bob", null))),
            table("Odd Name", List.of("a.b:int", "select:text"), List.of(List.of(5L, "x"))),
            table("nothing", List.of("a:int", "b:text"), List.of())),
        sql);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '~',
      value = {
        "SELECT name FROM emp ORDER BY id                                ! [[Ann], [Bob]]",
        "SELECT main.emp.name FROM main.emp ORDER BY 1                   ! [[Ann], [Bob]]",
        "SELECT \"name\" FROM \"main\".\"emp\" e ORDER BY e.id           ! [[Ann], [Bob]]",
        "SELECT \"a.b\", \"select\" FROM \"Odd Name\"                    ! [[5, x]]",
        "SELECT count(*), max(a), min(b) FROM nothing                    ! [[0, null, null]]",
        "SELECT max(dept), count(dept) FROM emp                          ! [[null, 0]]",
        "WITH emp AS (SELECT 7 AS id) SELECT id FROM emp                 ! [[7]]",
        "WITH emp AS (SELECT id FROM main.emp WHERE id = 1) SELECT id FROM emp ! [[1]]",
        "WITH RECURSIVE n AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM n WHERE i < 3) SELECT max(i), (SELECT count(*) FROM emp) FROM n ! [[3, 2]]",
        "WITH a AS (WITH emp AS (SELECT 5 AS id) SELECT id FROM emp) SELECT a.id, emp.name FROM a, emp WHERE emp.id = 1 ! [[5, Ann]]",
        "SELECT e.id FROM emp e SEMI JOIN \"Odd Name\" o ON o.\"a.b\" > e.id ORDER BY 1 ! [[1], [2]]"
      })
  void testTablesStandBeforeTheRealOnes(String sql, String rows) {
    assertThat(execute(sql))
        .isInstanceOfSatisfying(
            SqlOutcome.Executed.class,
            executed -> assertThat(executed.result().rows().toString()).isEqualTo(rows));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT * FROM secret",
        "FROM secret",
        "SELECT (FROM secret SELECT max(v))",
        "SELECT * FROM v_emp",
        "SELECT * FROM main.v_emp",
        "SELECT * FROM f_emp()",
        "SELECT f_name(9)",
        "SELECT * FROM 'secret'",
        "SELECT * FROM emp POSITIONAL JOIN secret",
        "SELECT list(s) FROM secret s",
        "SELECT * FROM query('SELECT * FROM secret')",
        "SELECT * FROM query_table('secret')",
        "SELECT * FROM (SUMMARIZE emp)",
        "SELECT * FROM information_schema.tables",
        "SELECT * FROM duckdb_tables()",
        "SELECT column_default FROM DUCKDB_COLUMNS()"
      })
  void whatNoTestTableStandsForIsRefused(String sql) {
    assertThat(execute(sql)).isInstanceOf(SqlOutcome.Failed.class);
  }

  @Test
  void whatTellsOfTheRealTablesIsNamed() {
    assertThat(((SqlOutcome.Failed) execute("SELECT * FROM duckdb_tables()")).failure())
        .isEqualTo(
            new SqlFailure(
                SqlFailure.Kind.NOT_EXECUTABLE,
                "the function duckdb_tables tells of the real tables, so that it is not executed there"));
  }
}
