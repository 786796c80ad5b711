package dev.assay.sql;

import static dev.assay.sql.SqlFixtures.failureOf;
import static dev.assay.sql.SqlFixtures.filled;
import static dev.assay.sql.SqlFixtures.resultOf;
import static dev.assay.sql.SqlFixtures.row;
import static dev.assay.sql.SqlFixtures.singers;
import static dev.assay.sql.SqlFixtures.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SQL executed by PostgreSQL itself. */
class PostgresqlEngineTest {

  private final PostgresqlEngine engine = new PostgresqlEngine(SqlFixtures.UNHURRIED);

  private List<List<@Nullable Object>> rows(String sql, TestTable... tables) {
    return resultOf(engine.execute(List.of(tables), sql)).rows();
  }

  private SqlFailure failure(String sql, TestTable... tables) {
    return failureOf(engine.execute(List.of(tables), sql));
  }

  private static TestTable column(String type, @Nullable Object... values) {
    return filled(
        table("t", "v " + type),
        java.util.Arrays.stream(values).map(SqlFixtures::row).toArray(List[]::new));
  }

  @Test
  void itIsPostgresqlItself() {
    assertThat(engine.identity().toString()).matches("PostgreSQL 18[.]\\d+");
    assertThat(engine.identity().isStandIn()).isFalse();
    assertThat(SqlEngines.forDialect(Dialect.POSTGRESQL, SqlLimits.DEFAULT).identity())
        .isEqualTo(engine.identity());
    assertThat(rows("SELECT split_part(version(), '.', 1)")).containsExactly(row("PostgreSQL 18"));
  }

  @Test
  void eachExecutionHasADatabaseOfItsOwn() {
    assertThat(rows("SELECT count(*) FROM singer", singers())).containsExactly(row(3L));
    assertThat(failure("SELECT count(*) FROM singer").message())
        .isEqualTo("relation \"singer\" does not exist");
  }

  @Test
  void executionsAtTheSameTimeDoNotSeeEachOther() {
    List<List<List<@Nullable Object>>> results =
        IntStream.range(0, 40)
            .parallel()
            .mapToObj(number -> rows("SELECT v FROM t", column("INTEGER", (long) number)))
            .toList();

    for (int number = 0; number < 40; number++) {
      assertThat(results.get(number)).containsExactly(row((long) number));
    }
  }

  @Test
  void textsAreKeptWhateverIsInThemAndHoweverLongTheyAre() {
    String odd = "it's \\ 'quoted' \\n, \t and\nover lines; DROP TABLE t; -- \u00e9 \ud83d\ude00";
    String numbers = "[" + "1.5,".repeat(400) + "1.5]";

    assertThat(rows("SELECT v FROM t", column("TEXT", odd, "x".repeat(20_000))))
        .containsExactly(row(odd), row("x".repeat(20_000)));
    assertThat(rows("SELECT jsonb_array_length(v) FROM t", column("JSONB", numbers)))
        .containsExactly(row(401L));
  }

  @Test
  void tablesThatDoNotKeepTheirKeyAreLoadedWithoutIt() {
    TestTable twice =
        new TestTable(
            new TableDefinition("t", table("t", "id INTEGER").columns(), List.of("id"), List.of()),
            filled(table("t", "id INTEGER"), row(1), row(1)).rows());

    assertThat(rows("SELECT id FROM t", twice, singers())).containsExactly(row(1L), row(1L));
  }

  @Test
  void anErrorHasPostgresqlsMessageWithItsHint() {
    assertThat(failure("SELECT nam FROM singer", singers()))
        .isEqualTo(
            new SqlFailure(
                SqlFailure.Kind.ERROR,
                "column \"nam\" does not exist. Perhaps you meant to reference the column"
                    + " \"singer.name\"."));
  }

  @Test
  void rowsMayBeGroupedByThePrimaryKeyAlone() {
    TableDefinition keyed =
        new TableDefinition("singer", singers().definition().columns(), List.of("ID"), List.of());
    String sql = "SELECT name, count(*) FROM singer GROUP BY id";

    assertThat(rows(sql, new TestTable(keyed, singers().rows()))).hasSize(3);
    assertThat(failure(sql, singers()).message()).contains("must appear in the GROUP BY clause");
  }

  @Test
  void rowsThatDoNotKeepTheirKeyAreLoadedWithoutIt() {
    TableDefinition keyed =
        new TableDefinition(
            "t", table("t", "id INTEGER", "v TEXT").columns(), List.of("id"), List.of());

    assertThat(
            rows(
                "SELECT v FROM t ORDER BY v",
                filled(keyed, row(1L, "a"), row(1L, "b"), row(null, "c"))))
        .containsExactly(row("a"), row("b"), row("c"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "integer|integer",
        "INT4|integer",
        "serial|integer",
        "BIGSERIAL|bigint",
        "int unsigned|bigint",
        "smallint|smallint",
        "numeric(10,2)|numeric(10,2)",
        "DECIMAL|numeric",
        "double precision|double precision",
        "real|real",
        "boolean|boolean",
        "character varying(20)|character varying",
        "VARCHAR(3)|character varying",
        "char(5)|character(5)",
        "text|text",
        "|text",
        "date|date",
        "time without time zone|time without time zone",
        "timestamp(3) without time zone|timestamp without time zone",
        "TIMESTAMPTZ|timestamp with time zone",
        "datetime|timestamp without time zone",
        "interval|interval",
        "uuid|uuid",
        "bytea|bytea",
        "json|json",
        "jsonb|jsonb",
        "integer[]|integer[]",
        "text[]|text[]",
        "numeric(6,1)[]|numeric(6,1)[]",
        "int4range|int4range",
        "tstzrange|tstzrange",
        "money|money",
        "inet|inet",
        "bit(3)|bit(3)",
        "citext|citext",
        "public.citext|citext",
        "hstore|hstore",
        "tsvector|tsvector",
        "point|point",
        "mood|mood",
        "public.mood|mood",
        "\"Mood\"|\"Mood\"",
        "mood[]|mood[]",
        "geometry(Point,4326)|text",
        "USER-DEFINED|text",
      })
  void declaredTypesArePostgresqlsOwn(@Nullable String declared, String type) {
    TestTable table = column(declared == null ? "" : declared);

    assertThat(
            rows(
                "SELECT format_type(atttypid, atttypmod) FROM pg_attribute"
                    + " WHERE attrelid = 't'::regclass AND attnum = 1",
                table))
        .containsExactly(row(type));
  }

  @Test
  void valuesBecomeWhatTheirColumnsHold() {
    assertThat(rows("SELECT v + 1 FROM t", column("INTEGER", 3.0))).containsExactly(row(4L));
    assertThat(rows("SELECT v + 1 FROM t", column("INTEGER", true))).containsExactly(row(2L));
    assertThat(rows("SELECT v FROM t", column("NUMERIC(5,2)", 1.005)))
        .containsExactly(row(new BigDecimal("1.01")));
    assertThat(rows("SELECT v FROM t", column("BOOLEAN", 1L, "no", 0.0)))
        .containsExactly(row(true), row(false), row(false));
    assertThat(rows("SELECT v FROM t", column("DATE", LocalDateTime.of(2024, 1, 2, 0, 0))))
        .containsExactly(row(LocalDate.of(2024, 1, 2)));
    assertThat(rows("SELECT v FROM t", column("TIMESTAMP", "2024-01-02", "2024-01-02T03:04:05.5")))
        .containsExactly(
            row(LocalDateTime.of(2024, 1, 2, 0, 0)),
            row(LocalDateTime.of(2024, 1, 2, 3, 4, 5, 500_000_000)));
    assertThat(rows("SELECT v FROM t", column("TIMESTAMPTZ", "2024-01-02 03:00:00+02:00")))
        .containsExactly(row(LocalDateTime.of(2024, 1, 2, 1, 0)));
    assertThat(rows("SELECT v, length(v) FROM t", column("TEXT", "a\tb\\N\nc", "\\N", "")))
        .containsExactly(row("a\tb\\N\nc", 7L), row("\\N", 2L), row("", 0L));
    assertThat(rows("SELECT v FROM t", column("char(5)", "ab"))).containsExactly(row("ab"));
    assertThat(rows("SELECT v * 2 FROM t", column("money", 1.5)))
        .containsExactly(row(new BigDecimal("3.00")));
    assertThat(rows("SELECT encode(v, 'hex') FROM t", column("bytea", "ab")))
        .containsExactly(row("6162"));
  }

  @Test
  void listsAndDictsBecomeArraysAndJson() {
    TestTable arrays = column("TEXT[]", "['red', \"it's\", None]", "{blue}", null);
    assertThat(rows("SELECT v[1], array_length(v, 1), v FROM t", arrays))
        .containsExactly(
            row("red", 3L, "['red', \"it's\", None]"),
            row("blue", 1L, "['blue']"),
            row(null, null, null));
    assertThat(rows("SELECT v, v[2] FROM t", column("INT[]", "[1, 2]")))
        .containsExactly(row("[1, 2]", 2L));
    assertThat(rows("SELECT v FROM t", column("INT[]", "[[1, 2], [3, 4]]")))
        .containsExactly(row("[[1, 2], [3, 4]]"));
    TestTable json = column("JSONB", "{'a': [1, True, None], 'b': 'x'}", "{\"a\": [2]}");
    assertThat(rows("SELECT v -> 'a' ->> 0, v ->> 'b' FROM t", json))
        .containsExactly(row("1", "x"), row("2", null));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "INTEGER|abc|'abc' is not of type INTEGER",
        "SMALLINT|70000|'70000' is not of type SMALLINT",
        "NUMERIC(4,2)|123.4|'123.4' is not of type NUMERIC(4,2)",
        "DATE|2024-02-30|'2024-02-30' is not of type DATE",
        "DATE|2024-02-03 10:00:00|'2024-02-03 10:00:00' is not of type DATE",
        "BOOLEAN|maybe|'maybe' is not of type BOOLEAN",
        "UUID|x|'x' is not of type UUID",
        "INT[]|[1, 'x']|'[1, 'x']' is not of type INT[]",
        "JSONB|{a}|'{a}' is not of type JSONB",
      })
  void aValueThatItsColumnCannotHoldIsNamed(String type, String value, String message) {
    SqlFailure failure = failure("SELECT 1", column(type, null, value));

    assertThat(failure.kind()).isEqualTo(SqlFailure.Kind.DATA);
    assertThat(failure.message().replace("''", "'")).isEqualTo("table 't', column 'v': " + message);
  }

  @Test
  void resultsAreCellsOfTables() {
    assertThat(
            rows(
                "SELECT 1::smallint, 2::bigint, 0.10::numeric(5,2), 0.1::real, 'NaN'::float8,"
                    + " time '10:11:12.5', interval '1 day 2 hours', interval '1 month',"
                    + " '-1 hour'::interval, 'infinity'::date, '24:00'::time, 'x'::text,"
                    + " '{\"a\": 1}'::jsonb, true, '\\x0a'::bytea IS NULL"))
        .containsExactly(
            row(
                1L,
                2L,
                new BigDecimal("0.10"),
                0.1,
                null,
                java.time.LocalTime.of(10, 11, 12, 500_000_000),
                "1 days 02:00:00",
                "1 mon",
                "-1 days +23:00:00",
                "infinity",
                "24:00:00",
                "x",
                "{\"a\": 1}",
                true,
                false));
  }

  @Test
  void anEnumeratedTypeWithANameIsThatType() {
    TestTable table = column("hr.\"T size\" enum('small', 'large')", "large", "small");

    assertThat(rows("SELECT v FROM t ORDER BY v", table))
        .containsExactly(row("small"), row("large"));
    assertThat(
            rows("SELECT 'sad'::mood < 'glad' FROM t", column("mood enum('sad', 'glad')", "sad")))
        .containsExactly(row(true));
    assertThat(
            rows(
                "SELECT v FROM t WHERE 'sad'::mood = ANY(v)",
                column("mood enum('sad', 'glad')[]", "{glad,sad}")))
        .containsExactly(row("['glad', 'sad']"));
  }

  @Test
  void anEnumerationSortsByItsOrder() {
    TestTable table = column("enum('small','large')", "large", "small");

    assertThat(rows("SELECT v FROM t ORDER BY v", table))
        .containsExactly(row("small"), row("large"));
    assertThat(failure("SELECT 1", column("enum('small','large')", "huge")).kind())
        .isEqualTo(SqlFailure.Kind.DATA);
  }

  @Test
  void questionMarksAndBracesAreNoBusinessOfTheDriver() {
    TestTable json = column("JSONB", "{\"a\": 1}");

    assertThat(rows("SELECT v ? 'a', '{d x}', '?' FROM t", json))
        .containsExactly(row(true, "{d x}", "?"));
  }

  @Test
  void aFunctionOfAnExtensionThatIsNotHereIsNoError() {
    SqlFailure lacking = failure("SELECT unaccent(name) FROM singer", singers());

    assertThat(lacking.kind()).isEqualTo(SqlFailure.Kind.NOT_EXECUTABLE);
    assertThat(lacking.message()).startsWith("function unaccent(text) does not exist");
    assertThat(failure("SELECT unaccnt(name) FROM singer", singers()).kind())
        .isEqualTo(SqlFailure.Kind.ERROR);
  }

  @Test
  void aSeriesGoesOnAfterAnError() {
    List<SqlOutcome> outcomes =
        engine.executeEach(
            List.of(singers()),
            List.of("SELECT x FROM singer", "DROP TABLE singer", "SELECT count(*) FROM singer"));

    assertThat(failureOf(outcomes.get(0)).kind()).isEqualTo(SqlFailure.Kind.ERROR);
    assertThat(failureOf(outcomes.get(1)).kind()).isEqualTo(SqlFailure.Kind.REJECTED);
    assertThat(resultOf(outcomes.get(2)).rows()).containsExactly(row(3L));
  }
}
