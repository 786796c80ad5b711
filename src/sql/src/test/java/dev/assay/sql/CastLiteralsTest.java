package dev.assay.sql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.shadowing.ShadowedQuery;
import dev.assay.sql.shadowing.UnshadowedException;
import dev.assay.table.Table;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What databases are sent that no test here can ask: written from their documentation. */
class CastLiteralsTest {

  private static String shadowed(Dialect dialect, String type, Object value, String sql)
      throws RefusedSqlException, UnshadowedException {
    ColumnDefinition column = new ColumnDefinition("c", type, true);
    TestTable table =
        new TestTable(
            new TableDefinition("t", List.of(column), List.of(), List.of()),
            Table.ofValues(List.of("c"), List.of(List.of(value), Arrays.asList((Object) null))));
    return ShadowedQuery.of(
        dialect, List.of(table), new CastLiterals(dialect), sql, SelectGuard.check(dialect, sql));
  }

  @Test
  void sqlServerHasNationalTextAndBracketedNames() throws RefusedSqlException, UnshadowedException {
    assertThat(shadowed(Dialect.MSSQL, "nvarchar(20)", "it's", "SELECT TOP 1 c FROM dbo.t"))
        .isEqualTo(
            """
            WITH [t] AS (SELECT CAST(N'it''s' AS NVARCHAR(4000)) AS [c] UNION ALL \
            SELECT CAST(NULL AS NVARCHAR(4000)))
            SELECT TOP 1 c FROM t""");
  }

  @Test
  void oracleReadsRowsFromDualAndFoldsToUpperCase()
      throws RefusedSqlException, UnshadowedException {
    ColumnDefinition column = new ColumnDefinition("HIRED", "DATE", true);
    TestTable emp =
        new TestTable(
            new TableDefinition("EMP", List.of(column), List.of(), List.of()),
            Table.of(List.of(), List.of()));
    String sql = "SELECT hired FROM emp";
    assertThat(
            ShadowedQuery.of(
                Dialect.ORACLE,
                List.of(emp),
                new CastLiterals(Dialect.ORACLE),
                sql,
                SelectGuard.check(Dialect.ORACLE, sql)))
        .isEqualTo(
            """
            WITH "EMP" AS (SELECT CAST(NULL AS DATE) AS "HIRED" FROM DUAL WHERE 1 = 0)
            SELECT hired FROM emp""");
  }

  @Test
  void bigQueryAndSnowflakeEscapeByBackslashes() throws RefusedSqlException, UnshadowedException {
    assertThat(shadowed(Dialect.BIGQUERY, "STRING", "a'\\b", "SELECT c FROM `t`"))
        .contains("SELECT CAST('a\\'\\\\b' AS STRING) AS `c` FROM UNNEST([1]) UNION ALL");
    assertThat(shadowed(Dialect.SNOWFLAKE, "VARCHAR", "a'\\b", "SELECT \"c\" FROM \"t\""))
        .contains("SELECT CAST('a''\\\\b' AS VARCHAR) AS \"c\" UNION ALL");
  }

  @Test
  void redshiftDatabricksAndTrinoHaveTheirOwnTypesAndEscapes()
      throws RefusedSqlException, UnshadowedException {
    assertThat(shadowed(Dialect.REDSHIFT, "varchar(20)", "a'\\b", "SELECT c FROM public.t"))
        .isEqualTo(
            """
            WITH "t" AS (SELECT CAST('a''\\\\b' AS VARCHAR(65535)) AS "c" UNION ALL \
            SELECT CAST(NULL AS VARCHAR(65535)))
            SELECT c FROM t""");
    assertThat(shadowed(Dialect.DATABRICKS, "STRING", "a'\\b", "SELECT c FROM `t`"))
        .contains("SELECT CAST('a\\'\\\\b' AS STRING) AS `c` UNION ALL");
    assertThat(shadowed(Dialect.TRINO, "varchar", "a'\\b", "SELECT c FROM t"))
        .contains("SELECT CAST('a''\\b' AS VARCHAR) AS \"c\" UNION ALL");
  }

  @Test
  void wholeNumbersKeepTheirWidth() throws RefusedSqlException, UnshadowedException {
    assertThat(shadowed(Dialect.MSSQL, "int", 7L, "SELECT c FROM t"))
        .contains("CAST(7 AS INTEGER) AS [c]");
    assertThat(shadowed(Dialect.SNOWFLAKE, "NUMBER(10,2)", 7.5, "SELECT \"c\" FROM \"t\""))
        .contains("CAST(7.50 AS DECIMAL(10, 2))");
  }
}
