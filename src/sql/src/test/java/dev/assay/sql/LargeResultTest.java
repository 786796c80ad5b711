package dev.assay.sql;

import static dev.assay.sql.SqlFixtures.failureOf;
import static dev.assay.sql.SqlFixtures.row;
import static dev.assay.sql.SqlFixtures.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.table.Table;
import java.time.Duration;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A result of a thousand million rows is left at the limit, and not read to its end; the next query
 * is executed as if nothing had been.
 */
@Tag("slow")
class LargeResultTest {

  private static final SqlLimits LIMITS = SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1));

  private static TestTable thousand() {
    return new TestTable(
        table("t", "id INTEGER"),
        Table.ofValues(
            List.of("id"),
            LongStream.range(0, 1000).boxed().map(number -> List.<Object>of(number)).toList()));
  }

  @ParameterizedTest
  @EnumSource(names = {"SQLITE", "POSTGRESQL", "MYSQL", "MARIADB", "MSSQL", "ORACLE", "DB2"})
  void isNotReadToItsEnd(Dialect dialect) {
    String star = "SELECT a.%1$s AS x, b.%1$s AS y, c.%1$s AS z FROM %2$s a, %2$s b, %2$s c";
    boolean exact = dialect == Dialect.ORACLE || dialect == Dialect.DB2;
    String id = exact ? "\"id\"" : "id";
    String from = exact ? "\"t\"" : "t";

    List<SqlOutcome> outcomes =
        SqlEngines.forDialect(dialect, LIMITS)
            .executeEach(
                List.of(thousand()),
                List.of(star.formatted(id, from), "SELECT COUNT(*) FROM " + from));

    assertThat(failureOf(outcomes.getFirst()).kind()).isEqualTo(SqlFailure.Kind.TOO_LARGE);
    assertThat(SqlFixtures.resultOf(outcomes.getLast()).rows()).containsExactly(row(1000L));
  }
}
