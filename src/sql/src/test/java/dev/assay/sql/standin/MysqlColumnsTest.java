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
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What MySQL's types mean on H2, held against what MariaDB gave. */
class MysqlColumnsTest {

  private static final TestTable PARTS =
      new TestTable(
          new TableDefinition(
              "part",
              List.of(
                  new ColumnDefinition("id", "int", false),
                  new ColumnDefinition("code", "varchar(20)", true),
                  new ColumnDefinition("size", "enum('small','medium','large')", true),
                  new ColumnDefinition("qty", "int unsigned", true),
                  new ColumnDefinition("weight", "double", true),
                  new ColumnDefinition("made", "date", true),
                  new ColumnDefinition("opens", "time", true)),
              List.of(),
              List.of()),
          Table.ofValues(
              List.of("id", "code", "size", "qty", "weight", "made", "opens"),
              List.of(
                  Arrays.asList(1L, "A-1", "small", 5L, 4.75, "2024-01-31", "10:30:00"),
                  Arrays.asList(2L, "12abc", "large", 0L, 2.25, "2023-06-01", "23:59:59"),
                  Arrays.asList(3L, "007", "medium", 12L, null, "2024-03-05", null))));

  private static SqlOutcome execute(String sql) {
    return SqlEngines.inThisProcess(
            Dialect.MYSQL, SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1)))
        .execute(List.of(PARTS), sql);
  }

  private static String cell(@Nullable Object value) {
    return value instanceof BigDecimal number
        ? number.stripTrailingZeros().toPlainString()
        : String.valueOf(value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '~',
      value = {
        "SELECT id FROM part ORDER BY size                             ! 1;3;2",
        "SELECT p.id FROM part p ORDER BY p.size DESC                  ! 2;3;1",
        "SELECT id, size AS s FROM part ORDER BY s DESC                ! 2|large;3|medium;1|small",
        "SELECT size, id FROM part ORDER BY 1                          ! small|1;medium|3;large|2",
        "SELECT avg(id) * 3 FROM part WHERE id < 3                     ! 4.5",
        "SELECT group_concat(id ORDER BY field(id, 3, 1, 2)) FROM part ! 3,1,2",
        "SELECT a.q - b.q FROM (SELECT count(*) AS q FROM part WHERE id = 1) a, (SELECT count(*) AS q FROM part) b ! -2",
        "SELECT a.qty - b.qty FROM (SELECT count(*) AS qty FROM part WHERE id = 1) a, (SELECT count(*) AS qty FROM part) b ! -2",
        "SELECT CASE size WHEN 'small' THEN 'S' ELSE 'B' END AS size FROM part ORDER BY size ! B;B;S",
        "SELECT code, 10 - id AS id FROM part WHERE id < 3 ORDER BY code, id ! 12abc|8;A-1|9",
        "SELECT avg(ALL id) FROM part                                  ! 2",
        "SELECT size, count(DISTINCT id) FROM part GROUP BY size ORDER BY size ! small|1;medium|1;large|1",
        "SELECT min(size), group_concat(size ORDER BY size) FROM part  ! large|small,medium,large",
        "SELECT id FROM part WHERE size > 'large' ORDER BY id          ! 1;3",
        "SELECT qty - 5 FROM part WHERE id <> 2                        ! 0;7",
        "SELECT qty - 1.5, qty - weight FROM part WHERE id = 2         ! -1.5|-2.25",
        "SELECT code + 1, code * 2 FROM part ORDER BY id               ! 1.0|0.0;13.0|24.0;8.0|14.0",
        "SELECT sum(code), count(*) FROM part WHERE code > 5           ! 19|2",
        "SELECT id FROM part WHERE code = 7                            ! 3",
        "SELECT round(weight * 1.1, 2) FROM part WHERE id = 1          ! 5.22",
        "SELECT concat(round(weight * 2, 2), 'kg') FROM part WHERE id < 3 ! 9.5kg;4.5kg",
        "SELECT id FROM part WHERE made BETWEEN '2024-01-01' AND '2024-01-31 23:59:59' ! 1",
        "SELECT id FROM part WHERE made < '2024-01-31 10:00:00' ORDER BY id ! 1;2",
        "SELECT opens + INTERVAL 10 MINUTE FROM part WHERE id = 1      ! 10:40",
        "SELECT concat(opens, '') FROM part WHERE id = 1               ! 10:30:00",
        "SELECT time_to_sec(timediff('2024-01-05', made)) / 3600 FROM part WHERE id = 1 ! -624",
        "SELECT hour(timediff('2024-02-03 05:00:00', '2024-01-31 00:00:00')) ! 77",
        "SELECT year(made) made, count(*) FROM part GROUP BY made ORDER BY made DESC, 2 ! 2024|1;2024|1;2023|1",
        "SELECT year(made) y, count(*) c FROM part GROUP BY y HAVING y > 2023 AND c > 1 ! 2024|2",
        "SELECT upper(size) s, sum(qty) t FROM part GROUP BY s HAVING s IN ('small', 'large') ORDER BY t / 2 ! LARGE|0;SMALL|5",
        "SELECT code c FROM part ORDER BY length(c), c                 ! 007;A-1;12abc",
        "SELECT t.c FROM (SELECT code c, qty q FROM part ORDER BY -q LIMIT 1) t ! 007",
        "SELECT group_concat(code ORDER BY 1) FROM part                ! 007,12abc,A-1",
        "SELECT 1 / 7.0                                                ! 0.14285714285714285714286",
        "SELECT qty * 1000000 * 1000 FROM part WHERE id = 1            ! 5000000000",
        "SELECT upper('straße'), unix_timestamp('1970-01-02 00:00:00.5') ! STRAßE|86400.5",
        "SELECT from_unixtime(0.5), sec_to_time(1.1234567)             ! 1970-01-01T00:00:00.500|00:00:01.123457"
      })
  void columnsMeanWhatTheyMeanInMysql(String sql, String expected) {
    assertThat(execute(sql))
        .isInstanceOfSatisfying(
            SqlOutcome.Executed.class,
            executed ->
                assertThat(
                        executed.result().rows().stream()
                            .map(
                                row ->
                                    row.stream()
                                        .map(MysqlColumnsTest::cell)
                                        .collect(Collectors.joining("|")))
                            .collect(Collectors.joining(";")))
                    .isEqualTo(expected));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "SELECT qty - 6 FROM part                     ! ERROR",
        "SELECT 3 - qty FROM part                     ! ERROR",
        "SELECT 2 * qty - 30 FROM part                ! NOT_EXECUTABLE",
        "SELECT DISTINCT size FROM part ORDER BY size ! NOT_EXECUTABLE",
        "SELECT opens + INTERVAL 2 HOUR FROM part     ! NOT_EXECUTABLE",
        "SELECT 1000000 * 1000000                     ! NOT_EXECUTABLE",
      })
  void whatItCannotGiveIsRefused(String sql, SqlFailure.Kind kind) {
    assertThat(execute(sql))
        .isInstanceOfSatisfying(
            SqlOutcome.Failed.class, failed -> assertThat(failed.failure().kind()).isEqualTo(kind));
  }
}
