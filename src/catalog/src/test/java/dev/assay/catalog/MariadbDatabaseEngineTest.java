package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TablePlace;
import dev.assay.sql.TestTable;
import dev.assay.table.Table;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A user's MariaDB server as the engine: every real row says that it was read. */
class MariadbDatabaseEngineTest {

  private static @Nullable MariadbServer server;

  @BeforeAll
  static void startTheServer() throws IOException, InterruptedException, SQLException {
    Optional<MariadbServer> started = MariadbServer.started();
    assumeTrue(started.isPresent(), "skipped: this machine has no MariaDB binaries");
    server = started.get();
    server.execute(
        "",
        "CREATE DATABASE shop",
        "CREATE DATABASE other",
        "CREATE USER tester@'127.0.0.1' IDENTIFIED BY 's3cret'",
        "GRANT SELECT, EXECUTE ON shop.* TO tester@'127.0.0.1'",
        "GRANT SELECT ON other.* TO tester@'127.0.0.1'");
    server.execute(
        "shop",
        "CREATE TABLE emp (id int PRIMARY KEY, name varchar(20), pay decimal(10,2), hired date,"
            + " seen datetime, flag tinyint(1), raw varbinary(9))",
        "INSERT INTO emp VALUES (666, 'REAL', 1, now(), now(), 1, 'REAL')",
        "CREATE TABLE `odd name` (`a ``b` varchar(9))",
        "INSERT INTO `odd name` VALUES ('REAL')",
        "CREATE TABLE secret (v varchar(9))",
        "INSERT INTO secret VALUES ('REAL')",
        "CREATE TABLE other.emp (id int, name varchar(9))",
        "INSERT INTO other.emp VALUES (667, 'REAL')",
        "CREATE VIEW staff AS SELECT * FROM emp",
        "CREATE FUNCTION peek() RETURNS varchar(9) READS SQL DATA RETURN (SELECT max(v) FROM secret)");
  }

  @AfterAll
  static void stopTheServer() throws IOException, InterruptedException {
    if (server != null) {
      server.close();
    }
  }

  private static TestTable table(
      String name, List<ColumnDefinition> columns, List<List<@Nullable Object>> rows) {
    return new TestTable(
        new TableDefinition(name, columns, List.of(), List.of()),
        Table.ofValues(columns.stream().map(ColumnDefinition::name).toList(), rows));
  }

  private static ColumnDefinition column(String name, String type) {
    return new ColumnDefinition(name, type, true);
  }

  private static List<TestTable> tables() {
    return List.of(
        table(
            "emp",
            List.of(
                column("id", "int(11)"),
                column("name", "varchar(20)"),
                column("pay", "decimal(10,2)"),
                column("hired", "date"),
                column("seen", "datetime"),
                column("flag", "tinyint(1)"),
                column("raw", "varbinary(9)")),
            List.of(
                Arrays.asList(1L, "Ann'\\ä", 12.5, "2024-02-29", "2024-02-29 10:00:00", 1L, "z"),
                Arrays.asList(2L, "", null, null, null, null, null),
                Arrays.asList(3L, null, null, null, null, 0L, null))),
        table("odd name", List.of(column("a `b", "varchar(9)")), List.of(List.of("odd"))),
        table("none", List.of(column("n", "int"), column("at", "datetime")), List.of()));
  }

  private static SqlOutcome outcome(String sql) {
    MariadbServer running = Objects.requireNonNull(server);
    SqlEngine engine =
        DatabaseQueries.engine(
            DatabaseLocation.parse(running.address("mariadb", "shop")),
            _ -> "s3cret",
            SqlLimits.DEFAULT.withTime(Duration.ofSeconds(5)));
    return engine.execute(tables(), sql);
  }

  private static String executed(String sql) {
    return switch (outcome(sql)) {
      case SqlOutcome.Executed executed -> executed.result().rows().toString();
      case SqlOutcome.Failed failed -> failed.failure().toString();
    };
  }

  @Test
  void testTablesStandBeforeTheRealOnes() {
    assertThat(executed("SELECT name FROM emp ORDER BY id; # all"))
        .isEqualTo("[[Ann'\\ä], [], [null]]");
    assertThat(executed("SELECT `a ``b` FROM `odd name`")).isEqualTo("[[odd]]");
    assertThat(executed("SELECT count(*), sum(n), max(at) FROM none"))
        .isEqualTo("[[0, null, null]]");
  }

  @Test
  void valuesHaveTheTypesOfTheirColumns() {
    assertThat(
            executed(
                "SELECT pay * 2, DATEDIFF(seen, '2024-02-28'), DATE_FORMAT(hired, '%b'), flag + 1,"
                    + " HEX(raw), name LIKE 'ANN%' FROM emp WHERE id = 1"))
        .isEqualTo("[[25.00, 1, Feb, 2, 7A, 1]]");
    assertThat(executed("SELECT n DIV 2, at + INTERVAL 1 DAY FROM none")).isEqualTo("[]");
  }

  @Test
  void namesWithADatabaseLoseIt() {
    assertThat(executed("SELECT shop.emp.id FROM shop.emp WHERE `shop`.emp.id = 1"))
        .isEqualTo("[[1]]");
    assertThat(executed("SELECT e.id FROM other.emp e ORDER BY e.id")).isEqualTo("[[1], [2], [3]]");
  }

  @Test
  void theQuerysOwnTablesStay() {
    assertThat(
            executed(
                "WITH emp AS (SELECT id + 10 AS id FROM emp WHERE emp.id < 3) SELECT id FROM emp ORDER BY id"))
        .isEqualTo("[[11], [12]]");
    assertThat(
            executed(
                "WITH RECURSIVE n(i) AS (SELECT min(id) FROM emp UNION ALL SELECT i + 1 FROM n WHERE i < 3)"
                    + " SELECT i FROM n"))
        .isEqualTo("[[1], [2], [3]]");
  }

  @Test
  void setOperationsReadNoTable() {
    assertThat(executed("SELECT id FROM emp EXCEPT SELECT id FROM emp WHERE id > 1"))
        .isEqualTo("[[1]]");
    assertThat(executed("SELECT id FROM emp INTERSECT SELECT 2")).isEqualTo("[[2]]");
  }

  @Test
  void hintsBeforeColumnsAreNoJoins() {
    assertThat(executed("SELECT STRAIGHT_JOIN e.id FROM emp e STRAIGHT_JOIN emp f USING (id)"))
        .isEqualTo("[[1], [2], [3]]");
    assertThat(executed("SELECT id FROM emp USE INDEX (PRIMARY)"))
        .startsWith("SqlFailure[kind=NOT_EXECUTABLE, message=Key 'PRIMARY' doesn't exist in table");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT * FROM secret",
        "SELECT * FROM emp, shop.secret",
        "SELECT * FROM emp STRAIGHT_JOIN secret",
        "SELECT * FROM (emp, secret)",
        "SELECT * FROM emp offset, secret",
        "SELECT * FROM (WITH secret AS (SELECT 1 AS a) SELECT * FROM secret) q, secret",
        "WITH secret AS (SELECT * FROM secret) SELECT * FROM secret",
        "SELECT * FROM staff",
        "SELECT peek()",
        "SELECT shop.peek()",
        "SELECT * FROM information_schema.tables",
        "SELECT * FROM mysql.user",
        "SELECT * FROM emp WHERE id IN (SELECT 1 FROM secret)",
        "SELECT extract(year FROM (SELECT max(v) FROM secret))",
        "SELECT * FROM secret AS `<derived2>`",
        "SELECT * FROM \"secret\"",
        "SELECT load_file('/etc/passwd')",
        "SELECT * FROM { OJ secret LEFT JOIN emp ON 1 = 1 }",
        "SELECT 1; SELECT * FROM secret"
      })
  void noRealRowIsEverRead(String sql) {
    SqlOutcome outcome = outcome(sql);

    assertThat(outcome).isInstanceOf(SqlOutcome.Failed.class);
    assertThat(outcome.toString()).doesNotContain("REAL");
  }

  @Test
  void theServersOwnWordsAreTheError() {
    assertThat(outcome("SELECT nme FROM emp").toString()).contains("Unknown column 'nme'");
    assertThat(
            ((SqlOutcome.Failed) outcome("SELECT id FROM emp e WHERE e.nme = 1")).failure().kind())
        .isEqualTo(SqlFailure.Kind.ERROR);
  }

  private static TestTable placed(String name, String schema, List<List<@Nullable Object>> rows) {
    List<ColumnDefinition> columns = List.of(column("id", "int"));
    return new TestTable(
        new TableDefinition(
            name, columns, List.of(), List.of(), new TablePlace(null, schema, "emp", true)),
        Table.ofValues(List.of("id"), rows));
  }

  @Test
  void testTablesOfOneNameStandForThoseOfTheirSchemas() {
    MariadbServer running = Objects.requireNonNull(server);
    SqlEngine engine =
        DatabaseQueries.engine(
            DatabaseLocation.parse(running.address("mariadb", "shop")),
            _ -> "s3cret",
            SqlLimits.DEFAULT.withTime(Duration.ofSeconds(5)));
    List<TestTable> both =
        List.of(
            placed("shop.emp", "shop", List.of(List.of(7L))),
            placed("other.emp", "other", List.of(List.of(8L), List.of(9L))));

    assertThat(
            engine.executeEach(
                both,
                List.of(
                    "SELECT id FROM shop.emp",
                    "SELECT emp.id FROM other.emp ORDER BY id",
                    "SELECT a.id, b.id FROM shop.emp a JOIN other.emp b ON b.id = a.id + 1",
                    "WITH emp AS (SELECT 1 AS id) SELECT e.id FROM other.emp e ORDER BY 1",
                    "SELECT id FROM emp",
                    "SELECT other.emp.id FROM shop.emp, other.emp WHERE shop.emp.id < 8 ORDER BY 1")))
        .extracting(
            outcome ->
                outcome instanceof SqlOutcome.Executed executed
                    ? executed.result().rows().toString()
                    : outcome.toString())
        .containsExactly("[[7]]", "[[8], [9]]", "[[7, 8]]", "[[8], [9]]", "[[7]]", "[[8], [9]]");
  }
}
