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
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** JSON of MySQL on H2, held against what MariaDB gave. */
class MysqlJsonTest {

  private static SqlOutcome execute(Dialect dialect, String sql) {
    return SqlEngines.inThisProcess(dialect, SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1)))
        .execute(List.of(), sql);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '~',
      value = {
        "SELECT json_set('{\"b\": [1, 2]}', '$.a', NULL, '$.b[0]', 9, '$.b[7]', 'x', '$.c.d', 1) ! {\"a\": null, \"b\": [9, 2, \"x\"]}",
        "SELECT json_insert('{\"a\": 1}', '$.a', 2, '$.b', true), json_replace('{\"a\": 1}', '$.a', 2, '$.b', 3) ! {\"a\": 1, \"b\": true}|{\"a\": 2}",
        "SELECT json_remove('{\"a\": 1, \"b\": [1, 2]}', '$.a', '$.b[1]', '$.c'), json_set(NULL, '$.a', 1) ! {\"b\": [1]}|∅",
        "SELECT json_array_append('{\"a\": [1], \"b\": 2}', '$.a', 'x', '$.b', 3) ! {\"a\": [1, \"x\"], \"b\": [2, 3]}",
        "SELECT json_remove('{\"bb\": 1, \"a\": 2, \"ccc\": 3}', '$.ccc') ! {\"a\": 2, \"bb\": 1}",
        "SELECT json_merge_patch('{\"bb\": 1}', '{\"a\": 2.50}') ! {\"a\": 2.5, \"bb\": 1}",
        "SELECT json_set('{\"a\": 1.50}', '$.b', 2.50) ! {\"a\": 1.5, \"b\": 2.50}",
        "SELECT json_merge_patch('{\"a\": {\"b\": 1, \"c\": 2}}', '{\"a\": {\"b\": null, \"d\": 3}}') ! {\"a\": {\"c\": 2, \"d\": 3}}"
      })
  void jsonIsGivenWithSomethingChanged(String sql, String expected) {
    assertThat(execute(Dialect.MYSQL, sql))
        .isInstanceOfSatisfying(
            SqlOutcome.Executed.class,
            executed ->
                assertThat(
                        executed.result().rows().getFirst().stream()
                            .map(value -> value == null ? "∅" : value.toString())
                            .collect(Collectors.joining("|")))
                    .isEqualTo(expected));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '~',
      value = {
        "SELECT json_object('d', doc) FROM docs ! a column of JSON within other JSON",
        "SELECT json_arrayagg(d.doc) FROM docs d ! a column of JSON within other JSON",
        "SELECT doc->>'$.n' AS n FROM docs GROUP BY n HAVING n = 'ann' ! a comparison with 'n', a text of JSON",
        "SELECT 1 FROM (SELECT doc->>'$.n' AS n FROM docs) t WHERE t.n LIKE 'a%' ! a comparison with 'n', a text of JSON",
        "SELECT id FROM docs WHERE doc->>'$.n' COLLATE utf8mb4_general_ci = 'ann' ! COLLATE beside texts of JSON",
        "SELECT id FROM docs WHERE name COLLATE utf8_general_ci = 'ann' ! COLLATE",
      })
  void whatMayDifferIsNotExecuted(String sql, String message) {
    assertThat(executeOnDocs(sql))
        .isInstanceOfSatisfying(
            SqlOutcome.Failed.class,
            failed -> {
              assertThat(failed.failure().message()).startsWith(message + " cannot be executed");
              assertThat(failed.failure().kind()).isEqualTo(SqlFailure.Kind.NOT_EXECUTABLE);
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT doc->>'$.n' AS name FROM docs WHERE name = 'Ann'",
        "SELECT n FROM (SELECT doc->>'$.a' AS n FROM docs) t WHERE n > 1",
        "SELECT n FROM (SELECT doc->>'$.a' AS n FROM docs) t WHERE n BETWEEN 1 AND 5 AND n NOT IN (3, 4)",
        "SELECT id FROM docs WHERE name COLLATE utf8mb4_general_ci = 'ANN'",
      })
  void namesAndCollationsThatMeanTheSameAreExecuted(String sql) {
    assertThat(executeOnDocs(sql))
        .isInstanceOfSatisfying(
            SqlOutcome.Executed.class,
            executed -> assertThat(executed.result().rowCount()).isEqualTo(1));
  }

  private static SqlOutcome executeOnDocs(String sql) {
    List<ColumnDefinition> columns =
        List.of(
            new ColumnDefinition("id", "int", true),
            new ColumnDefinition("name", "varchar(20)", true),
            new ColumnDefinition("doc", "json", true));
    TestTable docs =
        new TestTable(
            new TableDefinition("docs", columns, List.of(), List.of()),
            Table.ofValues(
                List.of("id", "name", "doc"),
                List.of(List.of(1L, "Ann", "{\"n\": \"Ann\", \"a\": 2}"))));
    return SqlEngines.inThisProcess(
            Dialect.MYSQL, SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1)))
        .execute(List.of(docs), sql);
  }

  @Test
  void jsonValueOfMariaDbHasTheCollationOfItsColumn() {
    assertThat(
            execute(
                Dialect.MARIADB, "SELECT 1 FROM dual WHERE json_value('{\"n\": 1}', '$.n') = 'a'"))
        .isInstanceOfSatisfying(
            SqlOutcome.Failed.class,
            failed ->
                assertThat(failed.failure().message())
                    .startsWith("a comparison of JSON_VALUE of what is no column"));
  }
}
