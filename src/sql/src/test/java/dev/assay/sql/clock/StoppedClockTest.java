package dev.assay.sql.clock;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TestTable;
import dev.assay.table.AsOf;
import dev.assay.table.Table;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StoppedClockTest {

  private static final AsOf AS_OF =
      new AsOf(Instant.parse("2025-06-30T12:00:00.125Z"), ZoneOffset.UTC);

  private static String rewritten(Dialect dialect, String sql, TestTable... tables) {
    StringBuilder text = new StringBuilder(sql);
    List<ClockEdit> edits = new StoppedClock(dialect, AS_OF).edits(sql, List.of(tables));
    for (ClockEdit edit : edits.reversed()) {
      text.replace(edit.start(), edit.end(), edit.replacement());
    }
    return text.toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "SQLITE     | SELECT CURRENT_DATE           | SELECT '2025-06-30'",
        "SQLITE     | SELECT datetime('now')        | SELECT datetime('2025-06-30 12:00:00.125')",
        "SQLITE     | SELECT timediff(date('now'), 'now') | SELECT timediff(date('2025-06-30 12:00:00.125'), '2025-06-30 12:00:00.125')",
        "POSTGRESQL | SELECT 1 + age(b)            | SELECT 1 + age(CAST('2025-06-30' AS DATE), b)",
        "POSTGRESQL | SELECT age(now(), b)         | SELECT age(CAST('2025-06-30 12:00:00.125+00' AS TIMESTAMP WITH TIME ZONE), b)",
        "POSTGRESQL | SELECT now(), 1              | SELECT CAST('2025-06-30 12:00:00.125+00' AS TIMESTAMP WITH TIME ZONE) AS \"now\", 1",
        "POSTGRESQL | SELECT 1 FROM now() n        | SELECT 1 FROM CAST('2025-06-30 12:00:00.125+00' AS TIMESTAMP WITH TIME ZONE) n",
        "POSTGRESQL | SELECT x, y IN (current_date, z) | SELECT x, y IN (CAST('2025-06-30' AS DATE), z)",
        "POSTGRESQL | SELECT 'now'::timestamptz    | SELECT '2025-06-30 12:00:00.125+00'::timestamptz",
        "POSTGRESQL | SELECT now() AT TIME ZONE 'Asia/Tokyo' x | SELECT CAST('2025-06-30 21:00:00.125' AS TIMESTAMP) x",
        "POSTGRESQL | SELECT pg_catalog.now() at time zone 'utc' | SELECT CAST('2025-06-30 12:00:00.125' AS TIMESTAMP)",
        "POSTGRESQL | SELECT current_timestamp(0) AT TIME ZONE 'EST' | SELECT CAST('2025-06-30 12:00:00+00' AS TIMESTAMP WITH TIME ZONE) AT TIME ZONE 'EST'",
        "POSTGRESQL | SELECT localtimestamp AT TIME ZONE 'Asia/Tokyo' | SELECT CAST('2025-06-30 12:00:00.125' AS TIMESTAMP) AT TIME ZONE 'Asia/Tokyo'",
        "DUCKDB     | SELECT now() AT TIME ZONE 'Asia/Tokyo' x | SELECT CAST('2025-06-30 21:00:00.125' AS TIMESTAMP) x",
        "DUCKDB     | SELECT main.today() - 1      | SELECT CAST('2025-06-30' AS DATE) - 1",
        "MSSQL      | SELECT SYSDATETIMEOFFSET() AT TIME ZONE 'UTC' x | SELECT CAST('2025-06-30T12:00:00.125+00:00' AS DATETIMEOFFSET) x",
        "ORACLE     | SELECT SYSTIMESTAMP AT TIME ZONE 'Asia/Tokyo' FROM DUAL | SELECT CAST(TIMESTAMP '2025-06-30 21:00:00.125' AS TIMESTAMP WITH TIME ZONE) FROM DUAL",
        "MYSQL      | SELECT NOW(6)                | SELECT TIMESTAMP '2025-06-30 12:00:00.125'",
        "MYSQL      | SELECT now()-interval 1 day  | SELECT TIMESTAMP '2025-06-30 12:00:00'-interval 1 day",
        "MSSQL      | SELECT GETDATE() - 1         | SELECT CAST('2025-06-30T12:00:00.125' AS DATETIME) - 1",
        "ORACLE     | SELECT SYSDATE - 1 FROM DUAL | SELECT CAST(TIMESTAMP '2025-06-30 12:00:00' AS DATE) - 1 FROM DUAL"
      })
  void theTimeIsWrittenAsATypedLiteralOfTheDialect(Dialect dialect, String sql, String expected) {
    assertThat(rewritten(dialect, sql)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "SQLITE     | SELECT now()",
        "SQLITE     | SELECT strftime()",
        "SQLITE     | SELECT date(`now`), date([now])",
        "SQLITE     | SELECT date(upper('now')), date(IIF(x = 'now', 1, 2))",
        "DUCKDB     | SELECT main.current_date FROM main",
        "SQLITE     | SELECT date(x, 'localtime')",
        "SQLITE     | SELECT date(x, 'start of month')",
        "SQLITE     | SELECT date FROM t WHERE d = 'now'",
        "POSTGRESQL | WITH age(x) AS (SELECT 1) SELECT x FROM age",
        "POSTGRESQL | SELECT t.age(1)",
        "POSTGRESQL | SELECT age FROM t",
        "POSTGRESQL | SELECT 'now', 'today' || x, upper('now')",
        "POSTGRESQL | SELECT sysdate, getdate",
        "MYSQL      | SELECT UNIX_TIMESTAMP(d), sysdate, now FROM t",
        "MYSQL      | SELECT NOW(x)",
        "MSSQL      | SELECT [GETDATE](), NOW",
        "ORACLE     | SELECT s.SYSDATE FROM s",
        "DB2        | SELECT CURRENT SCHEMA FROM t"
      })
  void whatIsNoClockStays(Dialect dialect, String sql) {
    assertThat(rewritten(dialect, sql)).isEqualTo(sql);
  }

  @Test
  void aColumnOfTheTablesTakesAWordThatIsNotReserved() {
    TestTable table =
        new TestTable(
            new TableDefinition(
                "T", List.of(new ColumnDefinition("CURRENT", "INT", true)), List.of(), List.of()),
            Table.ofValues(List.of("CURRENT"), List.of()));

    assertThat(rewritten(Dialect.DB2, "SELECT CURRENT DATE FROM T", table))
        .isEqualTo("SELECT CURRENT DATE FROM T");
    assertThat(rewritten(Dialect.DB2, "SELECT 1 AS SYSDATE FROM T ORDER BY SYSDATE"))
        .isEqualTo("SELECT 1 AS SYSDATE FROM T ORDER BY SYSDATE");
  }

  @Provide
  Arbitrary<String> timeless() {
    return Arbitraries.of(
            "SELECT ",
            "FROM ",
            "'now'",
            "'NOW()'",
            "\"now()\"",
            "`curdate()`",
            "[getdate()]",
            "/* now() */",
            "-- now()\n",
            "(",
            ")",
            ",",
            ".",
            "::",
            "t.current_date ",
            "date ",
            "x ",
            "1 ",
            "AS current_date ",
            "$$now()$$",
            "upper(",
            "é😀",
            "}",
            "{fn ")
        .list()
        .ofMaxSize(25)
        .map(parts -> String.join("", parts));
  }

  /** Whatever has no word of a clock outside of quotes is executed as it was written. */
  @Property(tries = 2000)
  void aTextWithoutTheTimeIsUnchanged(@ForAll("timeless") String sql, @ForAll Dialect dialect) {
    boolean asksInAText =
        (dialect == Dialect.POSTGRESQL && sql.contains("'now'"))
            || (dialect == Dialect.SQLITE && sql.contains("date"));
    List<ClockEdit> edits = new StoppedClock(dialect, AS_OF).edits(sql, List.of());

    boolean dollarsQuote =
        Set.of(Dialect.POSTGRESQL, Dialect.H2, Dialect.SNOWFLAKE, Dialect.REDSHIFT)
            .contains(dialect);
    if (!asksInAText && !sql.contains("current_date") && (dollarsQuote || !sql.contains("$$"))) {
      assertThat(edits).isEmpty();
    }
    assertThat(edits).allMatch(edit -> edit.start() <= edit.end() && edit.end() <= sql.length());
  }
}
