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
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Grouping sets of the dialects that H2 stands in for; what is expected is added up by hand. */
class RollupTest {

  /** Oracle and Db2 read names that are not quoted in upper case. */
  private static List<TestTable> tables(Dialect dialect) {
    UnaryOperator<String> named =
        dialect == Dialect.ORACLE || dialect == Dialect.DB2
            ? name -> name.toUpperCase(Locale.ROOT)
            : name -> name;
    return List.of(
        table(
            named.apply("emp"),
            Stream.of("id int", "dept varchar(9)", "city varchar(9)", "pay int", "hired date")
                .map(named)
                .toList(),
            List.of(1L, "A", "X", 5L, "2024-01-10"),
            List.of(2L, "A", "Y", 7L, "2024-02-10"),
            List.of(3L, "B", "X", 9L, "2024-01-20")),
        table(
            named.apply("place"),
            Stream.of("town varchar(9)", "pay int").map(named).toList(),
            List.of("X", 1L),
            List.of("Y", 2L)));
  }

  @SafeVarargs
  private static TestTable table(String name, List<String> columns, List<Object>... rows) {
    List<ColumnDefinition> definitions =
        columns.stream()
            .map(column -> column.split(" ", 2))
            .map(parts -> new ColumnDefinition(parts[0], parts[1], true))
            .toList();
    return new TestTable(
        new TableDefinition(name, definitions, List.of(), List.of()),
        Table.ofValues(definitions.stream().map(ColumnDefinition::name).toList(), List.of(rows)));
  }

  private static SqlOutcome execute(Dialect dialect, String sql) {
    return SqlEngines.inThisProcess(dialect, SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1)))
        .execute(tables(dialect), sql);
  }

  private static Stream<String> rows(Dialect dialect, String sql) {
    return switch (execute(dialect, sql)) {
      case SqlOutcome.Executed executed ->
          executed.result().rows().stream()
              .map(
                  row ->
                      row.stream()
                          .map(value -> value == null ? "∅" : value.toString())
                          .collect(Collectors.joining(" ")));
      case SqlOutcome.Failed failed -> Stream.of(failed.failure().toString());
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "DB2    ! SELECT dept, SUM(pay) FROM emp GROUP BY ROLLUP(dept)                     ! A 12;B 9;∅ 21",
        "ORACLE ! SELECT dept, city, SUM(pay) FROM emp GROUP BY GROUPING SETS ((dept), (city)) ! A ∅ 12;B ∅ 9;∅ X 14;∅ Y 7",
        "ORACLE ! SELECT dept, SUM(pay) FROM emp GROUP BY ROLLUP(dept) HAVING GROUPING(dept) = 0 ! A 12;B 9",
        "MYSQL  ! SELECT dept, SUM(pay) FROM emp GROUP BY dept WITH ROLLUP HAVING GROUPING(dept) = 1 ! ∅ 21",
        "MYSQL  ! SELECT city, CONCAT(city, dept), SUM(pay) FROM emp GROUP BY city, CONCAT(city, dept) WITH ROLLUP ! X XA 5;X XB 9;X ∅ 14;Y YA 7;Y ∅ 7;∅ ∅ 21",
        "DB2    ! SELECT NULL, dept, COUNT(*) FROM emp GROUP BY ROLLUP(dept)               ! ∅ A 2;∅ B 1;∅ ∅ 3",
        "MSSQL  ! SELECT e.dept, SUM(e.pay) FROM emp e GROUP BY ROLLUP(dept)               ! A 12;B 9;∅ 21",
        "ORACLE ! SELECT dept, GROUPING(e.dept), SUM(pay) FROM emp e GROUP BY ROLLUP(e.dept) ! A 0 12;B 0 9;∅ 1 21",
        "MYSQL  ! SELECT e.dept, COUNT(*) FROM emp e JOIN place p ON p.town = e.city GROUP BY dept WITH ROLLUP ! A 2;B 1;∅ 3",
        "MSSQL  ! SELECT YEAR(hired), SUM(pay) FROM emp e GROUP BY ROLLUP(YEAR(e.hired))   ! 2024 21;∅ 21",
        "MSSQL  ! SELECT city, STRING_AGG(dept, ',') WITHIN GROUP (ORDER BY dept) FROM emp WHERE city = 'X' GROUP BY GROUPING SETS ((city, dept), ()) ! X A;X B;∅ A,B",
        "ORACLE ! SELECT dept, LISTAGG(dept, ',') WITHIN GROUP (ORDER BY dept) FROM emp GROUP BY ROLLUP(dept) ! A A,A;B B;∅ A,A,B",
        "MSSQL  ! SELECT dept, COUNT_BIG(dept) FROM emp GROUP BY ROLLUP(dept)              ! A 2;B 1;∅ 3",
        "ORACLE ! SELECT UNIQUE dept FROM emp WHERE dept = 'B'                             ! B",
        "ORACLE ! SELECT dept FROM emp WHERE id > 1 GROUP BY ROLLUP(dept) UNION SELECT 'C' FROM dual ! A;B;C;∅",
        "ORACLE ! SELECT dept FROM emp GROUP BY ROLLUP(dept) MINUS SELECT 'A' FROM dual    ! B;∅",
      })
  void eachSetIsAddedUp(Dialect dialect, String sql, String expected) {
    assertThat(rows(dialect, sql).sorted().collect(Collectors.joining(";"))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "DB2    ! SELECT 2024 - id, id FROM emp GROUP BY GROUPING SETS ((id)) ORDER BY id         ! 2023 1;2022 2;2021 3",
        "ORACLE ! SELECT dept FROM emp GROUP BY ROLLUP(dept) ORDER BY dept DESC NULLS LAST        ! B;A;∅",
        "ORACLE ! SELECT dept FROM emp GROUP BY ROLLUP(dept) ORDER BY dept NULLS FIRST            ! ∅;A;B",
        "MYSQL  ! SELECT dept AS x, SUM(pay) AS dept FROM emp GROUP BY 1 WITH ROLLUP ORDER BY dept ! B 9;A 12;∅ 21",
        "MYSQL  ! SELECT dept, SUM(pay) + 1 more FROM emp GROUP BY dept WITH ROLLUP ORDER BY more ! B 10;A 13;∅ 22",
        "ORACLE ! SELECT e.dept FROM emp e GROUP BY ROLLUP(e.dept) ORDER BY dept NULLS LAST FETCH FIRST 2 ROWS ONLY ! A;B",
      })
  void theOrderIsOfWhatIsNamed(Dialect dialect, String sql, String expected) {
    assertThat(rows(dialect, sql).collect(Collectors.joining(";"))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "DB2    ! SELECT dept FROM emp GROUP BY ROLLUP(dept) FETCH FIRST 3 ROWS ONLY      ! FETCH without an order beside ROLLUP",
        "ORACLE ! SELECT dept FROM emp GROUP BY CUBE(dept) OFFSET 1 ROWS                  ! OFFSET without an order beside CUBE",
        "ORACLE ! SELECT dept FROM emp GROUP BY GROUPING SETS ((dept)) INTERSECT SELECT 'A' FROM dual ! GROUPING SETS beside DISTINCT, OVER or another query",
        "ORACLE ! SELECT 'A' FROM dual MINUS SELECT dept FROM emp GROUP BY ROLLUP(dept)   ! ROLLUP beside DISTINCT, OVER or another query",
        "ORACLE ! SELECT UNIQUE city FROM emp GROUP BY ROLLUP(dept, city)                 ! ROLLUP beside DISTINCT, OVER or another query",
        "MSSQL  ! SELECT YEAR(hired), hired FROM emp GROUP BY GROUPING SETS ((YEAR(hired)), (hired)) ! GROUPING SETS of an expression and a part of it",
        "MSSQL  ! SELECT dbo.emp.dept FROM emp GROUP BY ROLLUP(dept)                      ! ROLLUP of a column that is named in two ways",
        "MYSQL  ! SELECT DISTINCTROW dept FROM emp GROUP BY dept, city WITH ROLLUP        ! WITH ROLLUP beside DISTINCT, OVER or another query",
        "MSSQL  ! SELECT dept FROM emp GROUP BY dept WITH CUBE                            ! WITH CUBE",
        "ORACLE ! SELECT GROUPING_ID(dept) FROM emp GROUP BY ROLLUP(dept)                 ! GROUPING_ID",
        "ORACLE ! SELECT dept FROM emp GROUP BY ROLLUP(dept) ORDER BY GROUPING(dept)      ! ORDER BY what is not selected beside ROLLUP",
      })
  void whatMayDifferIsNotExecuted(Dialect dialect, String sql, String message) {
    assertThat(execute(dialect, sql))
        .isInstanceOfSatisfying(
            SqlOutcome.Failed.class,
            failed -> {
              assertThat(failed.failure().message()).startsWith(message + " cannot be executed");
              assertThat(failed.failure().kind()).isEqualTo(SqlFailure.Kind.NOT_EXECUTABLE);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "SELECT dept, COUNT(*) FROM emp GROUP BY 1 WITH ROLLUP",
        "SELECT UPPER(dept) AS d, COUNT(*) FROM emp GROUP BY d WITH ROLLUP",
      })
  void sqlServerGroupsByNoPlaceAndNoAlias(String sql) {
    assertIsWrong(Dialect.MSSQL, sql);
  }

  @Test
  void oracleHasNoWithRollup() {
    assertIsWrong(
        Dialect.ORACLE, "SELECT dept, SUM(pay) FROM emp GROUP BY dept WITH ROLLUP ORDER BY 1");
  }

  private static void assertIsWrong(Dialect dialect, String sql) {
    assertThat(execute(dialect, sql))
        .isInstanceOfSatisfying(
            SqlOutcome.Failed.class,
            failed -> assertThat(failed.failure().kind()).isEqualTo(SqlFailure.Kind.ERROR));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "SELECT DATEPART(month, hired) AS month, SUM(pay) FROM emp GROUP BY ROLLUP(DATEPART(month, hired)) ! 1 14;2 7;∅ 21",
        "SELECT month, MAX(DATEDIFF(month, '2024-01-01', d)), DATEPART(month, MIN(d)) FROM (SELECT dept AS month, hired AS d FROM emp) t GROUP BY ROLLUP(month) ! A 1 1;B 0 1;∅ 1 1",
      })
  void partsOfDatesAreNoKeys(String sql, String expected) {
    assertThat(rows(Dialect.MSSQL, sql).sorted().collect(Collectors.joining(";")))
        .isEqualTo(expected);
  }
}
