package dev.assay.sql.standin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
