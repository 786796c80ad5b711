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

/** A user's PostgreSQL server as the engine: every real row says that it was read. */
class PostgresqlDatabaseEngineTest {

  private static @Nullable PostgresqlServer server;

  @BeforeAll
  static void startTheServer() throws IOException, InterruptedException, SQLException {
    Optional<PostgresqlServer> started = PostgresqlServer.started();
    assumeTrue(started.isPresent(), "skipped: this machine has no PostgreSQL binaries");
    server = started.get();
    server.execute("postgres", "CREATE DATABASE shop");
    server.execute(
        "shop",
        "CREATE TYPE mood AS ENUM ('sad', 'glad')",
        "CREATE TABLE emp (id int PRIMARY KEY, name text, pay numeric(10,2), hired date,"
            + " feels mood, tags text[], doc jsonb)",
        "INSERT INTO emp VALUES (666, 'REAL', 1, now(), 'sad', '{REAL}', '{\"REAL\": 1}')",
        "CREATE TABLE \"Odd Name\" (\"a b\" text)",
        "INSERT INTO \"Odd Name\" VALUES ('REAL')",
        "CREATE TABLE secret (v text)",
        "INSERT INTO secret VALUES ('REAL')",
        "CREATE SCHEMA hr CREATE TABLE emp (id int, name text)",
        "INSERT INTO hr.emp VALUES (667, 'REAL')",
        "CREATE VIEW staff AS SELECT * FROM emp",
        "CREATE FUNCTION peek() RETURNS SETOF text LANGUAGE sql AS 'SELECT v FROM secret'");
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
        new TableDefinition(
            name, columns, name.equals("emp") ? List.of("id") : List.of(), List.of()),
        Table.ofValues(columns.stream().map(ColumnDefinition::name).toList(), rows));
  }

  private static ColumnDefinition column(String name, String type) {
    return new ColumnDefinition(name, type, true);
  }

  private static final List<ColumnDefinition> EMP =
      List.of(
          column("id", "integer"),
          column("name", "text"),
          column("pay", "numeric(10,2)"),
          column("hired", "date"),
          column("feels", "mood"),
          column("tags", "text[]"),
          column("doc", "jsonb"));

  private static List<TestTable> tables() {
    return List.of(
        table(
            "emp",
            EMP,
            List.of(
                Arrays.asList(1L, "Ann'\\", 12.5, "2024-02-29", "glad", "['x']", "{'k': 1}"),
                Arrays.asList(2L, null, null, null, null, null, null))),
        table("Odd Name", List.of(column("a b", "text")), List.of(List.of("odd"))),
        table("none", List.of(column("n", "integer"), column("at", "timestamp")), List.of()));
  }

  private static SqlEngine engine() {
    PostgresqlServer running = Objects.requireNonNull(server);
    return DatabaseQueries.engine(
        DatabaseLocation.parse(running.address("shop")),
        _ -> PostgresqlServer.PASSWORD,
        SqlLimits.DEFAULT.withTime(Duration.ofSeconds(5)));
  }

  private static String executed(String sql) {
    return switch (engine().execute(tables(), sql)) {
      case SqlOutcome.Executed executed -> executed.result().rows().toString();
      case SqlOutcome.Failed failed -> failed.failure().toString();
    };
  }

  private static SqlFailure failure(String sql) {
    return ((SqlOutcome.Failed) engine().execute(tables(), sql)).failure();
  }

  @Test
  void whatSamplesATableSaysNothingOfTheSql() {
    assertThat(executed("SELECT * FROM emp TABLESAMPLE bernoulli (100)"))
        .contains("NOT_EXECUTABLE", "no test table can be sampled there");
  }

  @Test
  void testTablesStandBeforeTheRealOnes() {
    assertThat(executed("SELECT name FROM emp ORDER BY id; -- all"))
        .isEqualTo("[[Ann'\\], [null]]");
    assertThat(executed("SELECT \"a b\" FROM \"Odd Name\"")).isEqualTo("[[odd]]");
    assertThat(executed("SELECT count(*), sum(n), max(at) FROM none"))
        .isEqualTo("[[0, null, null]]");
  }

  @Test
  void valuesHaveTheTypesOfTheirColumns() {
    assertThat(
            executed(
                "SELECT round(pay, 1), hired - date '2024-02-28', feels > 'sad', tags[1], doc ->> 'k'"
                    + " FROM emp WHERE id = 1"))
        .isEqualTo("[[12.5, 1, true, x, 1]]");
    assertThat(executed("SELECT n / 2, at + interval '1 day' FROM none")).isEqualTo("[]");
    assertThat(
            executed("SELECT pg_typeof(pay)::text, pg_typeof(feels)::text FROM emp WHERE id = 2"))
        .isEqualTo("[[numeric, mood]]");
  }

  @Test
  void namesWithASchemaLoseIt() {
    assertThat(executed("SELECT hr.emp.id, emp.name FROM hr.emp WHERE hr.emp.id = 1"))
        .isEqualTo("[[1, Ann'\\]]");
    assertThat(executed("SELECT e.id FROM \"public\" . \"emp\" AS e ORDER BY e.id"))
        .isEqualTo("[[1], [2]]");
  }

  @Test
  void theQuerysOwnTablesStay() {
    assertThat(
            executed("WITH emp AS (SELECT id + 10 AS id FROM emp) SELECT id FROM emp ORDER BY id"))
        .isEqualTo("[[11], [12]]");
    assertThat(
            executed(
                "WITH a AS (SELECT emp.id FROM emp), emp AS (SELECT id FROM a)"
                    + " SELECT e.id, r.id FROM emp e JOIN hr.emp r ON r.id = e.id ORDER BY 1"))
        .isEqualTo("[[1, 1], [2, 2]]");
    assertThat(
            executed(
                "WITH RECURSIVE n(i) AS (SELECT min(id) FROM emp UNION ALL SELECT i + 1 FROM n WHERE i < 3)"
                    + " SELECT i FROM n"))
        .isEqualTo("[[1], [2], [3]]");
    assertThat(
            executed(
                "SELECT (WITH emp AS (SELECT max(id) AS m FROM emp) SELECT m FROM emp), count(*) FROM emp"))
        .isEqualTo("[[2, 2]]");
  }

  @Test
  void fromInsideAFunctionIsNoTable() {
    assertThat(
            executed(
                "SELECT extract(year FROM hired), substring(name FROM 1 FOR 2), trim(both 'A' FROM name)"
                    + " FROM emp WHERE id IS DISTINCT FROM 2"))
        .isEqualTo("[[2024, An, nn'\\]]");
    assertThat(executed("SELECT g FROM generate_series(1, 2) AS g, LATERAL (SELECT g) AS q(h)"))
        .isEqualTo("[[1], [2]]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT * FROM secret",
        "SELECT * FROM emp, secret",
        "SELECT * FROM emp e CROSS JOIN public.secret",
        "SELECT * FROM (emp CROSS JOIN secret)",
        "SELECT * FROM ((secret))",
        "SELECT * FROM ONLY secret",
        "SELECT (TABLE secret)",
        "SELECT 1 UNION ALL TABLE public.secret",
        "SELECT * FROM emp AS \"offset\" , secret",
        "SELECT * FROM emp offset, secret",
        "SELECT * FROM unnest(array[1]) WITH ORDINALITY AS t, secret",
        "SELECT * FROM (WITH secret AS (SELECT 1) SELECT * FROM secret) q, secret",
        "WITH secret AS (SELECT * FROM secret) SELECT * FROM secret",
        "WITH a AS (SELECT * FROM secret), secret AS (SELECT 1) SELECT * FROM a",
        "SELECT * FROM staff",
        "SELECT * FROM peek()",
        "SELECT peek()",
        "SELECT * FROM public.peek()",
        "SELECT query_to_xml('SELECT * FROM secret', true, true, '')",
        "SELECT * FROM pg_catalog.pg_class",
        "SELECT * FROM information_schema.tables",
        "SELECT * FROM emp WHERE id IN (SELECT 1 FROM secret)",
        "SELECT * FROM emp WHERE EXISTS (TABLE secret)",
        "SELECT extract(year FROM (SELECT now() FROM secret))",
        "SELECT * FROM emp JOIN LATERAL (SELECT * FROM secret) s ON true",
        "SELECT * FROM emp TABLESAMPLE BERNOULLI (100), secret",
        "SELECT * FROM \"SECRET\"",
        "SELECT * FROM U&\"s\\0065cret\"",
        "SELECT * FROM /* x */ secret",
        "SELECT * FROM emp ORDER BY (SELECT v FROM secret)",
        "SELECT * FROM shop.public.secret",
        "DELETE FROM emp",
        "WITH d AS (DELETE FROM emp RETURNING *) SELECT * FROM d",
        "SELECT 1; SELECT * FROM secret"
      })
  void noRealRowIsEverRead(String sql) {
    SqlOutcome outcome = engine().execute(tables(), sql);

    assertThat(outcome).isInstanceOf(SqlOutcome.Failed.class);
    assertThat(outcome.toString()).doesNotContain("REAL");
  }

  @Test
  void theServersOwnWordsAreTheError() {
    assertThat(failure("SELECT round(avg(id::float8), 2) FROM emp"))
        .isEqualTo(
            new SqlFailure(
                SqlFailure.Kind.ERROR,
                "function round(double precision, integer) does not exist Hint: No function matches"
                    + " the given name and argument types. You might need to add explicit type casts."
                    + " Position: "
                    + position("SELECT round(avg(id::float8), 2) FROM emp")));
    assertThat(failure("SELECT nme FROM emp").kind()).isEqualTo(SqlFailure.Kind.ERROR);
  }

  private static String position(String sql) {
    String message = failure(sql).message();
    return message.substring(message.lastIndexOf(' ') + 1);
  }

  @Test
  void whatOnlyKeysAllowIsNotCalledWrong() {
    assertThat(failure("SELECT id, name, count(*) FROM emp GROUP BY id").kind())
        .isEqualTo(SqlFailure.Kind.NOT_EXECUTABLE);
  }

  @Test
  void testDataThatDoNotFitAreToldAsSuch() {
    TestTable unfit =
        table("emp", EMP, List.of(Arrays.asList(1L, null, null, null, "merry", null, null)));
    SqlOutcome outcome = engine().execute(List.of(unfit), "SELECT * FROM emp");

    assertThat(((SqlOutcome.Failed) outcome).failure().kind()).isEqualTo(SqlFailure.Kind.DATA);
    assertThat(outcome.toString()).contains("table 'emp' cannot be loaded").contains("merry");
  }

  @Test
  void whatRunsTooLongIsEndedThere() {
    SqlEngine hasty =
        DatabaseQueries.engine(
            DatabaseLocation.parse(Objects.requireNonNull(server).address("shop")),
            _ -> PostgresqlServer.PASSWORD,
            SqlLimits.DEFAULT.withTime(Duration.ofSeconds(1)));
    SqlOutcome outcome =
        hasty.execute(tables(), "SELECT count(*) FROM generate_series(1, 100000000000)");

    assertThat(((SqlOutcome.Failed) outcome).failure().kind()).isEqualTo(SqlFailure.Kind.TIMEOUT);
  }

  @Test
  void itNamesItself() {
    assertThat(engine().identity().toString())
        .matches("PostgreSQL \\d+[.]\\d+, the database itself");
  }

  private static TestTable placed(String name, String schema, List<List<@Nullable Object>> rows) {
    List<ColumnDefinition> columns = List.of(column("id", "int"));
    return new TestTable(
        new TableDefinition(
            name, columns, List.of(), List.of(), new TablePlace("shop", schema, "emp", true)),
        Table.ofValues(List.of("id"), rows));
  }

  @Test
  void testTablesOfOneNameStandForThoseOfTheirSchemas() {
    PostgresqlServer running = Objects.requireNonNull(server);
    SqlEngine engine =
        DatabaseQueries.engine(
            DatabaseLocation.parse(running.address("shop")),
            _ -> PostgresqlServer.PASSWORD,
            SqlLimits.DEFAULT.withTime(Duration.ofSeconds(5)));
    List<TestTable> both =
        List.of(
            placed("public.emp", "public", List.of(List.of(7L))),
            placed("hr.emp", "hr", List.of(List.of(8L), List.of(9L))));

    assertThat(
            engine.executeEach(
                both,
                List.of(
                    "SELECT id FROM public.emp",
                    "SELECT emp.id FROM hr.emp ORDER BY id",
                    "SELECT a.id, b.id FROM public.emp a JOIN hr.emp b ON b.id = a.id + 1",
                    "WITH emp AS (SELECT 1 AS id) SELECT e.id FROM hr.emp e ORDER BY 1",
                    "SELECT id FROM emp",
                    "SELECT hr.emp.id FROM public.emp, hr.emp WHERE public.emp.id < 8 ORDER BY 1")))
        .extracting(
            outcome ->
                outcome instanceof SqlOutcome.Executed executed
                    ? executed.result().rows().toString()
                    : outcome.toString())
        .containsExactly("[[7]]", "[[8], [9]]", "[[7, 8]]", "[[8], [9]]", "[[7]]", "[[8], [9]]");
  }
}
