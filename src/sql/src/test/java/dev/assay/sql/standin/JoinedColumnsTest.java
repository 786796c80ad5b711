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
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** MySQL's joins with USING on H2, whose columns need no table before them. */
class JoinedColumnsTest {

  private static final List<TestTable> TABLES =
      List.of(
          table("emp", List.of("id", "dept"), row(1L, 10L), row(2L, 20L), row(3L, null)),
          table("dept", List.of("dept", "floor"), row(10L, 1L), row(30L, 3L)),
          table("badge", List.of("id", "floor"), row(1L, 7L), row(2L, 8L)));

  @SafeVarargs
  private static TestTable table(
      String name, List<String> columns, List<@Nullable Object>... rows) {
    return new TestTable(
        new TableDefinition(
            name,
            columns.stream().map(column -> new ColumnDefinition(column, "int", true)).toList(),
            List.of(),
            List.of()),
        Table.ofValues(columns, List.of(rows)));
  }

  private static List<@Nullable Object> row(@Nullable Object... values) {
    return Arrays.asList(values);
  }

  private static SqlOutcome execute(String sql) {
    return SqlEngines.inThisProcess(Dialect.MYSQL, SqlLimits.DEFAULT).execute(TABLES, sql);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SELECT dept, floor FROM emp JOIN dept USING (dept) | [[10, 1]]",
        "SELECT id, dept FROM emp e LEFT JOIN dept AS d USING (dept) WHERE id < 3 ORDER BY dept | [[1, 10], [2, 20]]",
        "SELECT DEPT, COUNT(*) FROM emp INNER JOIN dept USING (Dept) GROUP BY DEPT | [[10, 1]]",
        "SELECT id, b.floor FROM emp JOIN dept USING (dept) JOIN badge b USING (id) | [[1, 7]]",
        "SELECT emp.dept FROM emp JOIN dept USING (dept) WHERE dept = 10 | [[10]]"
      })
  void areThoseOfTheFirstTableThatHasThem(String sql, String rows) {
    assertThat(execute(sql))
        .isInstanceOfSatisfying(
            SqlOutcome.Executed.class,
            executed -> assertThat(executed.result().rows()).hasToString(rows));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SELECT dept FROM emp RIGHT JOIN dept USING (dept)",
        "SELECT dept FROM emp NATURAL JOIN dept",
        "SELECT dept FROM emp JOIN (SELECT 10 AS dept) d USING (dept)",
      })
  void sayNothingOfTheSqlWhereTheyMayBeOthers(String sql) {
    assertThat(execute(sql))
        .isInstanceOfSatisfying(
            SqlOutcome.Failed.class,
            failed ->
                assertThat(failed.failure().kind()).isEqualTo(SqlFailure.Kind.NOT_EXECUTABLE));
  }
}
