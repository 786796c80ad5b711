package dev.assay.sql.standin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TestTable;
import dev.assay.table.Table;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** MySQL on H2, held against what MariaDB gave. */
class StandInTest {

  private static final TestTable PEOPLE =
      table(
          List.of("id int", "name varchar(20)", "salary decimal(10,2)", "hired date", "year int"),
          Arrays.asList(1L, "Ann", new BigDecimal("10.50"), "2024-01-31", 2024L),
          Arrays.asList(2L, "ann", new BigDecimal("20.00"), "2024-03-05", 2023L),
          Arrays.asList(3L, "Émile", null, null, 2024L));

  @SafeVarargs
  private static TestTable table(List<String> columns, List<@Nullable Object>... rows) {
    List<ColumnDefinition> definitions =
        columns.stream()
            .map(column -> column.split(" ", 2))
            .map(parts -> new ColumnDefinition(parts[0], parts[1], true))
            .toList();
    return new TestTable(
        new TableDefinition("people", definitions, List.of(), List.of()),
        Table.ofValues(definitions.stream().map(ColumnDefinition::name).toList(), List.of(rows)));
  }

  private static SqlOutcome execute(Dialect dialect, String sql) {
    return SqlEngines.inThisProcess(dialect, SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1)))
        .execute(List.of(PEOPLE), sql);
  }

  private static SqlFailure failure(String sql) {
    return ((SqlOutcome.Failed) execute(Dialect.MYSQL, sql)).failure();
  }

  /** Rows parted by semicolons, cells by bars. */
  private static String rows(String sql) {
    return switch (execute(Dialect.MYSQL, sql)) {
      case SqlOutcome.Executed executed ->
          executed.result().rows().stream()
              .map(row -> row.stream().map(StandInTest::cell).collect(Collectors.joining("|")))
              .collect(Collectors.joining(";"));
      case SqlOutcome.Failed failed -> failed.failure().toString();
    };
  }

  /** Three digits after the point: MariaDB gives four of a quotient, and H2 more. */
  private static String cell(@Nullable Object value) {
    if (value == null) {
      return "∅";
    }
    String text = value instanceof Boolean flag ? (flag ? "1" : "0") : value.toString();
    if (text.matches("[+-]?[\\d.]+([eE][+-]?\\d+)?")) {
      BigDecimal number = new BigDecimal(text).setScale(3, RoundingMode.HALF_UP);
      return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }
    return text.replaceFirst("T(\\d\\d:\\d\\d)", " $1")
        .replaceFirst(" 00:00(:00)?$", "")
        .replaceFirst("((?:^| )\\d\\d:\\d\\d)$", "$1:00");
  }

  static Stream<String> answers() {
    try (InputStream file = StandInTest.class.getResourceAsStream("/dialects/mysql.txt")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines().filter(line -> !line.startsWith("#")).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("answers")
  void anExpressionIsWhatMariaDbMakesOfIt(String line) {
    String[] parts = line.split(" ⇒ ?", 2);
    if (parts[1].isEmpty()) {
      assertThat(execute(Dialect.MYSQL, parts[0])).isInstanceOf(SqlOutcome.Failed.class);
    } else {
      String expected =
          Arrays.stream(parts[1].split("\\|", -1))
              .map(cell -> cell.equals("∅") ? cell : cell((Object) cell))
              .collect(Collectors.joining("|"));
      assertThat(rows(parts[0])).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '~',
      value = {
        "SELECT concat(3e0, '/', sqrt(16), '/', id > 1) FROM people         ! 3/4/0;3/4/1;3/4/1",
        "SELECT cast(3e0 AS char), length(2.5e0), concat(salary) FROM people WHERE id = 1 ! 3|3|10.5",
        "SELECT group_concat(2e0 SEPARATOR '-') FROM people                 ! 2-2-2",
        "SELECT concat(round(avg(salary), 1), '%') FROM people              ! 15.3%",
        "SELECT DISTINCTROW year FROM people ORDER BY year                  ! 2023;2024",
        "SELECT unix_timestamp() > 0 FROM people WHERE id = 1               ! 1",
        "SELECT count(*) FROM people WHERE name = 'ANN'                     ! 2",
        "SELECT date(240105), cast('240105' AS date), year(700101), date('241305') ! 2024-01-05|2024-01-05|1970|∅",
        "SELECT cast(240105123456 AS datetime), time('101112'), hour(1112)  ! 2024-01-05 12:34:56|10:11:12|0",
        "SELECT date('2024'), date('abc'), year(name) FROM people WHERE id = 1 ! ∅|∅|∅",
        "SELECT count(DISTINCT name) FROM people                            ! 2",
        "SELECT upper(name) n, count(*) FROM people GROUP BY n ORDER BY n   ! ANN|2;ÉMILE|1",
        "SELECT id FROM people WHERE name LIKE 'e%'                         ! 3",
        "SELECT id FROM people WHERE concat(name, '.') = 'emile.'           ! 3",
        "SELECT id FROM people WHERE name REGEXP '^A[a-z]' ORDER BY id      ! 1;2",
        "SELECT sum(salary > 15) / count(*) FROM people                     ! 0.333",
        "SELECT id * (salary > 15) FROM people ORDER BY id                  ! 0;2;∅",
        "SELECT (id + 1) DIV 2, 7 % id FROM people ORDER BY id              ! 1|0;1|1;2|1",
        "SELECT year, salary / 0 FROM people WHERE id = 1                   ! 2024|∅",
        "SELECT hired + INTERVAL 1 MONTH FROM people WHERE id = 1           ! 2024-02-29",
        "SELECT date_sub(hired, INTERVAL id DAY) FROM people WHERE id = 2   ! 2024-03-03",
        "SELECT datediff(hired, '2024-01-01') FROM people ORDER BY id       ! 30;64;∅",
        "SELECT group_concat(id, ':', year ORDER BY id SEPARATOR ';') FROM people ! 1:2024;2:2023;3:2024",
        "SELECT year, count(*) c FROM people GROUP BY 1 HAVING c > 1        ! 2024|2",
        "SELECT id FROM people ORDER BY salary LIMIT 1, 1                   ! 1",
        "SELECT salary / sum(salary) OVER () FROM people WHERE id = 2       ! 1",
        "SELECT if(salary IS NULL, 'none', 'some') x FROM people GROUP BY x ORDER BY x ! none;some",
        "SELECT cast(salary AS SIGNED), cast(id AS CHAR) FROM people WHERE id = 1 ! 11|1",
        "SELECT extract(YEAR_MONTH FROM hired) FROM people WHERE id = 1     ! 202401",
        "SELECT count(DISTINCT year, id > 1), count(DISTINCT name, salary) FROM people ! 3|2",
        "SELECT id 'a b', name \"c\" FROM people WHERE id = 1                ! 1|Ann",
        "SELECT STRAIGHT_JOIN p.id FROM people p STRAIGHT_JOIN people q ON p.id = q.id WHERE q.id = 2 ! 2",
        "WITH RECURSIVE n AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM n WHERE i < 3) SELECT sum(i) FROM n ! 6"
      })
  void queriesMeanWhatTheyMeanInMysql(String sql, String expected) {
    assertThat(rows(sql)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '~',
      value = {
        "SELECT year, count(*) FROM people GROUP BY year WITH ROLLUP HAVING count(*) > 1 ! 2024|2;∅|3",
        "SELECT ifnull(year, 'all') AS y, sum(id) FROM people GROUP BY year WITH ROLLUP ORDER BY sum(id), y ! 2023|2;2024|4;all|6",
        "SELECT y, n FROM (SELECT year y, count(*) n FROM people GROUP BY y WITH ROLLUP) t WHERE y IS NULL ! ∅|3",
        "SELECT grouping(year) g, count(*) FROM people GROUP BY year WITH ROLLUP ORDER BY g, 2 ! 0|1;0|2;1|3",
        "SELECT concat('year ', year) y, count(*) FROM people GROUP BY year WITH ROLLUP ! year 2023|1;year 2024|2;∅|3",
        "SELECT coalesce(year, 'Year') y, count(*) FROM people GROUP BY year WITH ROLLUP ! 2023|1;2024|2;Year|3",
        "SELECT year, year(min(hired)) FROM people WHERE id < 3 GROUP BY year WITH ROLLUP ! 2023|2024;2024|2024;∅|2024",
        "SELECT year, extract(YEAR FROM min(hired)) FROM people WHERE id < 3 GROUP BY year WITH ROLLUP ! 2023|2024;2024|2024;∅|2024",
        "SELECT year AS 'y', count(*) FROM people GROUP BY y WITH ROLLUP     ! 2023|1;2024|2;∅|3",
        "SELECT year, count(*) / (SELECT count(*) FROM people) p FROM people GROUP BY year WITH ROLLUP ! 2023|0.333;2024|0.667;∅|1"
      })
  void totalsOfRollupsAreQueriesOfTheirOwn(String sql, String expected) {
    assertThat(rows(sql)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '~',
      value = {
        "SELECT id FROM people WHERE hired > '24-02-01'                     ! 2",
        "SELECT id FROM people WHERE hired BETWEEN '2024/01/01' AND '24.2.1' ! 1",
        "SELECT id FROM people WHERE '2024/3/5' = people.hired              ! 2",
        "SELECT id FROM people WHERE hired IN ('2024-1-31', '24/03/05')     ! 1;2",
        "SELECT max(hired) - min(hired), max(hired) - 1 FROM people         ! 174|20240304",
        "SELECT id AS i, name FROM people HAVING i > 1 AND name LIKE 'a%'    ! 2|ann",
        "SELECT coalesce(hired, 'never') FROM people                        ! 2024-01-31;2024-03-05;never",
        "SELECT if(salary IS NULL, 'none', salary) FROM people              ! 10.5;20;none",
        "SELECT CASE id WHEN 1 THEN hired ELSE 'later' END FROM people      ! 2024-01-31;later;later",
        "SELECT id FROM people WHERE id & 1                                 ! 1;3",
        "SELECT -1 & 255, 1 | 2 & 3, 2 ^ 3 * 2, 1 << 2 + 1                  ! 255|3|2|8",
        "SELECT bit_or(id), bit_and(id), bit_xor(id) FROM people WHERE id > 1 ! 3|2|1",
        "SELECT id FROM people WHERE salary XOR year = 2024                 ! 2",
        "SELECT id FROM people WHERE BINARY name = 'ann'                    ! 2",
        "SELECT name FROM people ORDER BY BINARY name DESC LIMIT 1          ! Émile",
        "SELECT id FROM people WHERE json_extract(json_object('n', name), '$.n') = 'Ann' ! 1",
        "SELECT id FROM people WHERE 'ann' = json_unquote(json_extract(json_object('n', name), '$.n')) ! 2",
        "SELECT name, (SELECT count(*) FROM people p WHERE p.year = people.year) c FROM people HAVING c > 1 ! Ann|2;Émile|2",
        "SELECT sec_to_time(1.5), timediff('2024-01-01 10:00:00', '2024-01-01') ! 00:00:01.500|∅",
        "SELECT name FROM people WHERE name REGEXP '^[[:alpha:]]+$' AND id = 3 ! Émile",
        "SELECT json_object('id', id, 'hired', hired) FROM people WHERE id = 1 ! {\"id\": 1, \"hired\": \"2024-01-31\"}",
        "SELECT json_arrayagg(salary), json_objectagg(id, name) FROM people WHERE id > 1 ! [20.00, null]|{\"2\": \"ann\", \"3\": \"Émile\"}",
        "SELECT id, extract(YEAR FROM hired) AS y FROM people HAVING y > 2023 AND id > 1 ! 2|2024",
        "SELECT trim(BOTH ' ' FROM name) AS n FROM people HAVING n = 'émile' ! Émile",
        "SELECT id, hired AS h FROM people HAVING h > CURRENT_DATE - INTERVAL 200 YEAR AND h < '2024-02-01' ! 1|2024-01-31",
        "SELECT id, hired AS h FROM people HAVING timestampdiff(DAY, '2024-01-01', h) > 31 ! 2|2024-03-05",
        "SELECT id, name AS n FROM people HAVING cast(id AS SIGNED) > 2      ! 3|Émile",
        "SELECT id, id * 2 AS d FROM people HAVING d > 5                     ! 3|6",
        "SELECT str_to_date('2024- 1-5 10:11', '%Y-%m-%d %H:%i:%s'), str_to_date('5/1/24x', '%d/%m/%y') ! 2024-01-05 10:11:00|2024-01-05",
        "SELECT str_to_date('2024-01-05', '%Y/%m/%d'), str_to_date('Jan 5 2024', '%b %d %Y') ! ∅|2024-01-05",
        "SELECT 99999999999999999999 | 0, 0 - 1 & 3, 1e-300 | 2, 2.5 | 0     ! 18446744073709551615|3|2|3",
        "SELECT json_extract('{\"a\": [12345678.5, 0.0005, 2.0]}', '$.a')     ! [12345678.5, 0.0005, 2.0]",
        "SELECT json_object('name', name, 'id', 1.10) FROM people WHERE id = 1 ! {\"id\": 1.10, \"name\": \"Ann\"}",
        "SELECT id FROM people WHERE json_extract(json_object('n', id), '$.n') > -2 ORDER BY id ! 1;2;3",
        "SELECT json_array(json_arrayagg(id), salary) FROM people WHERE id = 1 GROUP BY salary ! [[1], 10.50]",
        "SELECT json_value(json_object('n', name), '$.n') n, count(*) FROM people GROUP BY n ORDER BY n DESC ! Émile|1;ann|1;Ann|1",
        "SELECT id FROM people WHERE name COLLATE utf8mb4_general_ci = 'ANN'  ! 1;2",
        "SELECT bit_and(id), bit_or(id), bit_xor(id) FROM people WHERE id > 9 ! 18446744073709551615|0|0",
        "SELECT bit_or(0 - id), bit_and(0 - id) FROM people WHERE id = 1     ! 18446744073709551615|18446744073709551615",
        "SELECT ord('ä'), ord('a'), ord(''), conv(' 12', 10, 16)             ! 50084|97|0|C",
        "SELECT hired, '2024/1/5' AS label FROM people WHERE id = 1          ! 2024-01-31|2024/1/5",
        "SELECT id FROM people WHERE hired NOT IN ('24-1-31', '24/1/31')     ! 2",
        "SELECT id FROM people WHERE name = N'ann' XOR year = 2024           ! 2;3",
        "SELECT id FROM people WHERE name = _utf8mb4'ann' || id = 3          ! 1;2;3",
        "SELECT id FROM people WHERE hired IN (date('2020-01-01'), '24-1-31') ! 1",
        "SELECT nullif(hired, '24-1-31'), 1 FROM people WHERE id = 1         ! ∅|1",
        "SELECT id FROM people ORDER BY NULL                                ! 1;2;3"
      })
  void whatH2LacksIsSaidInOtherWords(String sql, String expected) {
    assertThat(rows(sql)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '~',
      value = {
        "SELECT json_search('{}', 'one', 'a')      ! MySQL's function JSON_SEARCH",
        "SELECT hired - '2024-01-01' FROM people   ! arithmetic of a date and a text",
        "SELECT json_unquote(json_extract(json_object('n', name), '$.n')), count(*) FROM people GROUP BY 1 ! a group or an order of texts of JSON",
        "SELECT id FROM people ORDER BY json_extract('{}', '$.a') ! a group or an order of texts of JSON",
        "SELECT DISTINCT json_value(json_object('n', name), '$.n') FROM people ! a group or an order of texts of JSON",
        "SELECT id FROM people WHERE json_value(json_object('n', name), '$.n') LIKE 'a%' ! a text of JSON beside IN, LIKE or BETWEEN",
        "SELECT name SOUNDS LIKE 'an' FROM people  ! SOUNDS LIKE",
        "SELECT year, count(*) FROM people GROUP BY year WITH ROLLUP LIMIT 1 ! LIMIT without an order beside WITH ROLLUP",
        "SELECT year, sum(id) OVER () FROM people GROUP BY year WITH ROLLUP ! WITH ROLLUP beside DISTINCT, OVER or another query",
        "SELECT sum(id) OVER (ORDER BY hired RANGE INTERVAL 1 DAY PRECEDING) FROM people ! a frame of so much time",
        "SELECT date_add(hired, INTERVAL '1.1' SECOND_MICROSECOND) FROM people ! INTERVAL in SECOND_MICROSECOND",
        "SELECT t.n FROM (VALUES (1), (2)) AS t(n)  ! VALUES in place of a table",
        "SELECT id FROM people WHERE cast(name AS BINARY) = 'x' ! a cast to BINARY",
        "SELECT id FROM people WHERE convert(name, BINARY) = 'x' ! a cast to BINARY",
        "SELECT id FROM people WHERE cast(name AS BINARY(3)) = 'x' ! a cast to BINARY",
        "SELECT 1 FROM people GROUP BY 1.5 WITH ROLLUP ! GROUP BY of the number 1.5 beside WITH ROLLUP",
        "SELECT 1 FROM (SELECT 1 FROM people GROUP BY 1 WITH ROLLUP) t GROUP BY 1 WITH ROLLUP ! WITH ROLLUP within WITH ROLLUP",
        "SELECT year(hired) AS year, count(*) FROM people GROUP BY year WITH ROLLUP ! WITH ROLLUP by a name that is a column's and another value's",
        "SELECT year, (SELECT max(q.id) FROM people q WHERE q.year = year) FROM people GROUP BY year WITH ROLLUP ! a subquery that WITH ROLLUP may change",
        "SELECT name, s FROM (SELECT name, salary AS s, id AS other FROM people) t HAVING other > 1 ! 'other' in HAVING, which is not selected,",
        "SELECT name, (SELECT q.id AS i FROM people q HAVING i = people.year) x FROM people ! 'year' in HAVING, which is not selected,",
        "SELECT name, rank() OVER (ORDER BY id) AS salary FROM people HAVING salary = 1 ! 'salary' in HAVING, which is of a window function,",
        "SELECT id FROM people WHERE json_extract('{}', '$.a') > json_extract('{}', '$.b') ! an order of JSON and another value",
        "SELECT id FROM people WHERE id <= json_extract('{}', '$.b') ! an order of JSON and another value",
        "SELECT _utf8mb4'a' COLLATE utf8mb4_bin ! COLLATE",
        "SELECT greatest(hired, '24-1-5') FROM people ! the greatest or the least of dates and of texts",
        "SELECT group_concat(name ORDER BY id LIMIT 1) FROM people ! LIMIT in GROUP_CONCAT"
      })
  void whatWouldDifferIsRefusedByName(String sql, String what) {
    assertThat(failure(sql))
        .isEqualTo(
            new SqlFailure(
                SqlFailure.Kind.NOT_EXECUTABLE,
                what + " cannot be executed on H2, which stands in"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '~',
      value = {
        "SELECT datepart(year, hired) FROM people          ! MySQL has no function DATEPART",
        "SELECT hired::text FROM people                    ! MySQL has no :: for casts",
        "SELECT id FROM people WHERE name ILIKE 'a%'       ! MySQL has no ILIKE here",
        "SELECT TOP 1 id FROM people                       ! MySQL has no TOP here",
        "SELECT cast(id AS TEXT) FROM people               ! MySQL has no cast to TEXT",
        "SELECT extract(EPOCH FROM hired) FROM people      ! MySQL has no EXTRACT of EPOCH",
        "SELECT id FROM (SELECT id FROM people)            ! every derived table must have its own alias",
        "SELECT concat()                                   ! CONCAT of nothing",
        "SELECT group_concat(name) WITHIN GROUP (ORDER BY id) FROM people ! MySQL has no WITHIN here",
        "SELECT INTERVAL '1' DAY                           ! INTERVAL stands beside no date",
        "SELECT id FROM people WHERE name REGEXP '['       ! Unclosed character class in the regular expression '['",
        "SELECT id FROM people LIMIT '2'                   ! MySQL has no text after LIMIT",
        "SELECT name FROM people HAVING salary > 1         ! unknown column 'salary' in HAVING: it is not selected",
        "SELECT extract(YEAR FROM hired) y FROM people HAVING hired > 1 AND id > 1 ! unknown column 'id' in HAVING: it is not selected",
        "SELECT name, rank() OVER (ORDER BY salary DESC) AS r FROM people HAVING r = 1 ! MySQL does not take 'r' in HAVING, which is of a window function",
        "SELECT year, sum(id) OVER (ORDER BY id) s FROM people HAVING s > 1 ! MySQL does not take 's' in HAVING, which is of a window function",
        "SELECT name FROM people HAVING rank() OVER (ORDER BY name) = 1 ! MySQL has no window function in HAVING",
        "SELECT 1 FROM people GROUP BY 99999999999 WITH ROLLUP ! GROUP BY has no column 99999999999",
        "SELECT year FROM people GROUP BY year WITH ROLLUP ORDER BY 7 ! ORDER BY has no column 7",
        "WITH t(a, b) AS (SELECT id FROM people) SELECT * FROM t ! the table t of WITH has another number of columns than names",
        "SELECT (SELECT id, name FROM people LIMIT 1)      ! a subquery in place of a value must give one column",
        "SELECT id->'$.a' FROM people WHERE id -> 1        ! MySQL has no -> here"
      })
  void whatMysqlRefusesIsAnError(String sql, String message) {
    assertThat(failure(sql)).isEqualTo(new SqlFailure(SqlFailure.Kind.ERROR, message));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '~',
      value = {
        "SELECT DISTINCT name FROM people ORDER BY hired                     ! hired",
        "SELECT DISTINCT p.name FROM people p ORDER BY p.hired DESC LIMIT 2  ! p . hired",
        "SELECT DISTINCT name AS n FROM people ORDER BY lower(hired), n      ! lower ( hired )",
        "SELECT * FROM (SELECT DISTINCT name FROM people ORDER BY hired) t   ! hired",
        "SELECT DISTINCT name FROM people GROUP BY hired ORDER BY COUNT(*)   ! COUNT ( * )",
      })
  void anOrderByWhatADistinctDoesNotSelectIsNotExecuted(String sql, String key) {
    assertThat(failure(sql))
        .isEqualTo(
            new SqlFailure(
                SqlFailure.Kind.NOT_EXECUTABLE,
                "SELECT DISTINCT with an ORDER BY of what is not selected ('%s') cannot be executed"
                        .formatted(key)
                    + " on H2, which stands in"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT DISTINCT name FROM people ORDER BY people.name DESC",
        "SELECT DISTINCT p.name, hired FROM people p ORDER BY hired, name LIMIT 3",
        "SELECT DISTINCT name AS n FROM people ORDER BY n",
        "SELECT DISTINCT upper(name) n, 1 FROM people ORDER BY upper(name), 2",
        "SELECT DISTINCT name FROM people ORDER BY CASE WHEN name IS NULL THEN 1 ELSE 0 END, name",
        "SELECT DISTINCT * FROM people ORDER BY name",
        "SELECT DISTINCT name, COUNT(*) c FROM people GROUP BY name ORDER BY COUNT(*) DESC, c",
        "SELECT DISTINCT name FROM people GROUP BY name ORDER BY COUNT(*)",
        "SELECT DISTINCT name FROM people UNION SELECT 'x' ORDER BY name",
        "SELECT COUNT(DISTINCT name) FROM people ORDER BY 1",
        "SELECT DISTINCT p.name FROM people p WHERE EXISTS (SELECT 1 FROM people q WHERE q.name = p.name ORDER BY q.hired)",
      })
  void anOrderByWhatADistinctSelectsIsExecuted(String sql) {
    assertThat(execute(Dialect.MYSQL, sql)).isInstanceOf(SqlOutcome.Executed.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT id FROM people WHERE id IN (SELECT x FROM (SELECT id AS x FROM people LIMIT 1) t)",
        "SELECT id FROM people WHERE EXISTS (SELECT 1 FROM people LIMIT 1)",
        "SELECT count(*), round (2.5), coalesce (name, 'a') FROM people GROUP BY name",
        "WITH count (n) AS (SELECT 1), max (m) AS (SELECT 2) SELECT n, m FROM count, max",
        "SELECT people.*, id FROM people",
        "SELECT id AS `rank`, id AS year, cast(id AS DECIMAL(5, 2)) AS value FROM people",
        "SELECT id FROM people UNION ALL (SELECT id FROM people ORDER BY id LIMIT 1)",
        "SELECT *, id FROM people",
        "SELECT sum(salary) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM people",
      })
  void whatMysqlTakesThoughItLooksAlikeIsExecuted(String sql) {
    assertThat(execute(Dialect.MYSQL, sql)).isInstanceOf(SqlOutcome.Executed.class);
  }

  @Test
  void aTextOfSpacesIsReadByAFormatOfSpacesAtOnce() {
    assertThat(rows("SELECT str_to_date(concat(space(5000), 'x'), concat(space(5000), 'y%Y'))"))
        .isEqualTo("∅");
  }

  @Test
  void bitsOfAGreatExponentAreNotWrittenOut() {
    BigDecimal great = new BigDecimal("1e600000000");

    assertThat(MysqlBits.bitOr(great, BigDecimal.ONE)).isEqualTo("18446744073709551615");
    assertThat(MysqlBits.bitOr(great.negate(), BigDecimal.ZERO)).isEqualTo("9223372036854775808");
    assertThat(MysqlBits.bitOr(new BigDecimal("1e-600000000"), BigDecimal.ONE)).isEqualTo("1");
  }

  @Test
  void bytesMayBeUnequal() {
    assertThat(rows("SELECT id FROM people WHERE BINARY name != 'ann'")).isEqualTo("1;3");
    assertThat(rows("SELECT id FROM people WHERE name != BINARY 'ann'")).isEqualTo("1;3");
  }

  @Test
  void rollupsThatWouldGrowBeyondBoundsAreRefusedAtOnce() {
    String keys = "id" + ", id".repeat(400);
    String nested = "SELECT count(*) FROM people";
    for (int level = 0; level < 12; level++) {
      nested =
          "SELECT count(*) FROM people GROUP BY 1, 1, 1, 1, 1, 1, 1, 1 WITH ROLLUP HAVING 1 > (%s)"
              .formatted(nested);
    }

    assertThat(failure("SELECT id FROM people GROUP BY " + keys + " WITH ROLLUP").kind())
        .isEqualTo(SqlFailure.Kind.NOT_EXECUTABLE);
    assertThat(failure(nested).kind()).isEqualTo(SqlFailure.Kind.NOT_EXECUTABLE);
  }

  @Test
  void messagesNameFunctionsAsTheSqlDoes() {
    assertThat(failure("SELECT dayname(hired, 1, 2) FROM people").message())
        .doesNotContain("ASSAY_");
  }

  @Test
  void mariaDbReservesOtherWords() {
    assertThat(execute(Dialect.MARIADB, "SELECT id AS rank FROM people"))
        .isInstanceOf(SqlOutcome.Executed.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT id FROM (SELECT id, id AS groups FROM people) p WHERE groups BETWEEN 1 AND 3",
        "SELECT row_number() OVER (ORDER BY p.groups) FROM (SELECT id AS groups FROM people) p",
        "WITH p AS (SELECT id, id AS groups FROM people), q AS (SELECT id FROM p WHERE groups BETWEEN 1 AND 3) SELECT id FROM q"
      })
  void groupsIsAColumnOutsideOfFramesOfMariaDb(String sql) {
    assertThat(execute(Dialect.MARIADB, sql)).isInstanceOf(SqlOutcome.Executed.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT sum(id) OVER (ORDER BY id GROUPS 1 PRECEDING) FROM people",
        "SELECT sum(id) OVER (PARTITION BY year ORDER BY (id) GROUPS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM people"
      })
  void framesOfGroupsAreAnErrorOfMariaDb(String sql) {
    assertThat(execute(Dialect.MARIADB, sql))
        .isInstanceOfSatisfying(
            SqlOutcome.Failed.class,
            failed ->
                assertThat(failed.failure().message()).isEqualTo("MariaDB has no frame of GROUPS"));
  }

  @Test
  void mariaDbHasCastsOfItsOwn() {
    assertThat(execute(Dialect.MARIADB, "SELECT cast(id AS INT) FROM people"))
        .isInstanceOf(SqlOutcome.Executed.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT concat(avg(salary), '%') FROM people",
        "SELECT concat(salary / 3) FROM people",
        "SELECT cast(avg(salary) AS char) FROM people",
        "SELECT timediff('10:00:00', '12:30:00')",
        "SELECT sec_to_time(100000)",
        "SELECT year('2024-00-00')",
        "SELECT regexp_replace(name, '(n)', '<$1>') FROM people",
        "SELECT p.id, t.c FROM people p, LATERAL (SELECT count(*) c FROM people q WHERE q.id = p.id) t",
        "SELECT id FROM people WHERE name LIKE 'ann '",
        "SELECT cast(123456 AS decimal(5, 2))",
        "SELECT date(50105)",
        "SELECT date(105)",
        "SELECT json_extract('[0.00001]', '$[0]')",
        "SELECT conv('', 10, 16)",
        "SELECT conv(5, 10, -2)",
        "SELECT id FROM people WHERE concat(name) = 0",
        "WITH RECURSIVE n AS (SELECT 1 AS i UNION SELECT i + 1 FROM n WHERE i < 3) SELECT i FROM n",
        "SELECT concat(name, '!') name FROM people GROUP BY name HAVING name > 'a'",
        "SELECT x FROM json_table('[1]', '$[*]' COLUMNS (x int PATH '$')) t",
        "WITH RECURSIVE s AS (SELECT 1 AS n, 'a' AS t UNION ALL SELECT n + 1, concat(t, 'b') FROM s WHERE n < 3) SELECT * FROM s"
      })
  void whatWouldDifferSaysNothingOfTheSql(String sql) {
    assertThat(failure(sql).kind()).isEqualTo(SqlFailure.Kind.NOT_EXECUTABLE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT * FROM dual",
        "SELECT count (*) FROM people",
        "SELECT trim ('a')",
        "SELECT id, * FROM people",
        "SELECT FROM people",
        "SELECT",
        "SELECT array[1, 2]",
        "SELECT id FROM people WHERE id IN (SELECT id FROM people ORDER BY id LIMIT 1)",
        "SELECT id FROM people WHERE id = ANY (SELECT id FROM people LIMIT 1)",
        "SELECT lag(id) IGNORE NULLS OVER (ORDER BY id) FROM people",
        "SELECT sum(id) OVER (ORDER BY id GROUPS 1 PRECEDING) FROM people",
        "SELECT sum(id) OVER w FROM people WINDOW w AS (ORDER BY id DESC GROUPS BETWEEN 1 PRECEDING AND CURRENT ROW)",
        "SELECT sum(id) OVER (ORDER BY id ROWS 1 PRECEDING EXCLUDE CURRENT ROW) FROM people",
        "SELECT count(DISTINCT name) OVER () FROM people",
        "SELECT id FROM people WHERE id BETWEEN SYMMETRIC 3 AND 1",
        "SELECT substring(name, 1, 2, 3) FROM people",
        "SELECT id AS rank FROM people",
        "SELECT id AS key FROM people",
        "SELECT id FROM people WHERE name IS NOT DISTINCT FROM 'a'",
        "SELECT id FROM people OFFSET 2",
        "SELECT group_concat(name) OVER () FROM people",
        "SELECT group_concat(name ORDER BY 2) FROM people",
        "SELECT id AS i FROM people WHERE i > 1 ORDER BY i"
      })
  void whatH2TakesAndMysqlDoesNotIsAnError(String sql) {
    assertThat(failure(sql).kind()).isEqualTo(SqlFailure.Kind.ERROR);
  }
}
