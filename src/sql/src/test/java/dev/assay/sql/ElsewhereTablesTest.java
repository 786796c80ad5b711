package dev.assay.sql;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Files, stages and other servers in a table's place, in dialects that no engine here runs, too.
 */
class ElsewhereTablesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          databricks | SELECT * FROM delta.`/mnt/secret` | a file in a table's place ('delta./mnt/secret')
          databricks | SELECT * FROM a, csv.`file:///etc/passwd` | a file in a table's place ('csv.file:///etc/passwd')
          databricks | SELECT * FROM a JOIN json.`data` b ON TRUE | a file in a table's place ('json.data')
          databricks | SELECT * FROM hive.`/mnt/secret` | a file in a table's place ('hive./mnt/secret')
          databricks | SELECT * FROM `parquet`.`dbfs:/x` | a file in a table's place ('parquet.dbfs:/x')
          databricks | SELECT * FROM (SELECT * FROM binaryFile.`x`) | a file in a table's place ('binaryfile.x')
          databricks | SELECT 1 WHERE EXISTS (TABLE text.`/etc/passwd`) | a file in a table's place ('text./etc/passwd')
          snowflake | SELECT $1 FROM @mystage/file.csv | a stage (@), where files are
          snowflake | SELECT * FROM TABLE('@s/x') | a stage (@), where files are
          snowflake | SELECT $1 FROM @%t | a stage (@), where files are
          snowflake | SELECT * FROM 's3://bucket/x' (FILE_FORMAT => f) | a file in a table's place ('s3://bucket/x')
          bigquery | SELECT * FROM `gs://bucket/x` | a file in a table's place ('gs://bucket/x')
          trino | SELECT * FROM "s3://bucket/x" | a file in a table's place ('s3://bucket/x')
          trino | SELECT * FROM system.runtime.queries | the server's own table 'system.runtime.queries'
          trino | SELECT * FROM jmx.current."java.lang:type=runtime" | the server's own table 'jmx.current.java.lang:type=runtime'
          mssql | SELECT * FROM srv.db.dbo.t | a table of another server ('srv.db.dbo.t')
          mssql | SELECT * FROM [srv].[db]..[t] | a table of another server ('srv.db..t')
          mssql | SELECT * FROM srv...t | a table of another server ('srv...t')
          oracle | SELECT * FROM s.t@link.example.com | a link to another database (@)
          oracle | SELECT seq.currval@link FROM dual | a link to another database (@)
          oracle | SELECT * FROM EXTERNAL ((x INT) TYPE ORACLE_LOADER LOCATION ('x')) | the function external: it is not known to be free of effects
          oracle | SELECT * FROM XMLTABLE('fn:collection("oradb:/S/T")') | the function xmltable
          db2 | SELECT * FROM EXTERNAL '/etc/passwd' (a CHAR(10)) USING (DELIMITER ',') | an external table, which is a file
          db2 | SELECT * FROM XMLTABLE('db2-fn:sqlquery("SELECT 1")') | the function xmltable
          postgresql | SELECT * FROM pg_catalog.pg_hba_file_rules | pg_hba_file_rules
          mysql | SELECT * FROM `/etc/passwd` | a file in a table's place ('/etc/passwd')
          duckdb | SELECT * FROM '~/x' | a file in a table's place ('~/x')
          """)
  void whatIsNotInTheDatabaseIsRefused(String dialect, String sql, String what) {
    assertThat(SelectGuard.refusal(Dialect.named(dialect), sql))
        .contains("the SQL must not hold " + what);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          databricks | SELECT * FROM main.json.data
          databricks | SELECT * FROM `Input/Output` JOIN shop.`a: b`
          databricks | SELECT csv.id FROM shop.csv
          databricks | SELECT o.id FROM hive.orders o JOIN kafka.topics k ON o.id = k.id
          mssql | SELECT * FROM db.dbo.t JOIN db..u ON t.a = u.a
          mssql | SELECT srv.db.dbo.t.a FROM db.dbo.t
          trino | SELECT * FROM hive.system.t
          oracle | SELECT 'a@b' FROM external
          snowflake | SELECT 'a@b' FROM t
          postgresql | SELECT x.a FROM d, XMLTABLE('/r' PASSING d.x COLUMNS a INT PATH 'a') x
          postgresql | SELECT a @> b FROM t
          postgresql | SELECT substring(url FROM '/products/(\\d+)') FROM visits
          postgresql | SELECT overlay(url PLACING 'x' FROM 2) FROM visits
          mysql | SELECT MID(url FROM 2 FOR 3) FROM visits
          """)
  void whatOnlyLooksLikeItPasses(String dialect, String sql) {
    assertThat(SelectGuard.refusal(Dialect.named(dialect), sql)).isEmpty();
  }
}
