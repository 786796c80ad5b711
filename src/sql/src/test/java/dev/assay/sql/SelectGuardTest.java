package dev.assay.sql;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SelectGuardTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT 1",
        "select 1;",
        "SELECT 1 ; -- done\n ; ",
        "  /* first */ SELECT 1",
        "-- a comment; with a semicolon\nSELECT 1",
        "VALUES (1), (2)",
        "(SELECT 1) UNION (SELECT 2)",
        "WITH a AS (SELECT 1 AS n), b AS (SELECT n FROM a) SELECT n FROM b",
        "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r LIMIT 5) SELECT n FROM r",
        "SELECT 'a; DROP TABLE t; --'",
        "SELECT 'it''s' AS \"delete from\"",
        "SELECT name FROM t WHERE name GLOB '*[0-9]*' AND a == b AND c IS NOT DISTINCT FROM d",
        "SELECT [first name], `last name`, \"x\" FROM [order details]",
        "SELECT replace(name, 'a', 'b'), insert_date, last_update, created FROM updates",
        "SELECT t.update, t.\"delete\", t.into FROM t",
        "SELECT substr(x, 1, 2) || '%' FROM t WHERE y LIKE '_%' ESCAPE '\\'",
        "SELECT iif(a > b, a, b), strftime('%Y', d) FROM t ORDER BY 2 DESC LIMIT 3 OFFSET 1",
        "SELECT name FROM sqlite_master WHERE type = 'table'",
        "SELECT count(*) FILTER (WHERE a = 1) OVER (PARTITION BY b ORDER BY c) FROM t",
        "SELECT load, file, script, call, sleep, comment, backup FROM t",
        "SELECT x'00ff', 1e-5, 0x1F, .5, 5. FROM t",
        "SELECT 名前 FROM 生徒 WHERE 名前 = 'é😀'"
      })
  void oneQueryPasses(String sql) {
    assertThat(SelectGuard.refusal(Dialect.SQLITE, sql)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "postgresql | SELECT a::int, b ->> 'x', c ? 'k', $1$it's$1$, E'it\\'s' FROM t",
        "postgresql | SELECT DISTINCT ON (a) a FROM t WHERE b ILIKE '%x%' AND c ~ '^[a-z]'",
        "mysql      | SELECT \"it's\", 'it\\'s', 5--1 # the end",
        "mysql      | SELECT INSERT('Quadratic', 3, 4, 'What'), @row := 1",
        "mssql      | SELECT TOP 3 [name] FROM [dbo].[order] WHERE [a]]b] = N'x'",
        "oracle     | SELECT NAME FROM SINGER WHERE ROWNUM <= 3",
        "oracle     | SELECT A FROM T, U WHERE T.ID = U.ID(+)",
        "oracle     | SELECT A, V FROM T UNPIVOT INCLUDE NULLS (V FOR A IN (B AS 'B', C AS 'C'))",
        "oracle     | SELECT * FROM T MATCH_RECOGNIZE (ORDER BY A MEASURES MATCH_NUMBER() AS M PATTERN (X Y+) DEFINE Y AS A > PREV(A))",
        "bigquery   | SELECT a FROM t TABLESAMPLE SYSTEM (10 PERCENT)",
        "duckdb     | PIVOT t ON a USING sum(b)",
        "mssql      | SELECT (SELECT ',' + a FROM t FOR XML PATH('')) FROM u",
        "db2        | SELECT NAME FROM SINGER FETCH FIRST 3 ROWS ONLY",
        "h2         | SELECT X FROM SYSTEM_RANGE(1, 3)"
      })
  void whatOtherDialectsWritePassesInThem(String dialect, String sql) {
    assertThat(SelectGuard.refusal(Dialect.named(dialect), sql)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "` `                                      | the SQL is empty",
        ";                                        | the SQL is empty",
        "DROP TABLE t                             | the SQL begins with DROP: it must be one SELECT",
        "'a'                                      | the SQL begins with 'a': it must be one SELECT",
        "SELECT 1; SELECT 2                       | the SQL is more than one statement: exactly one SELECT is wanted",
        "SELECT (1                                | the SQL leaves a parenthesis open",
        "SELECT 1)                                | the SQL closes a parenthesis that it did not open",
        "SELECT 'a                                | the SQL holds a quote (') that is never closed",
        "SELECT 1 /* a                            | the SQL holds a comment that is never closed",
        "SELECT 1 /* /* */ */                     | the SQL holds a comment within a comment",
        "SELECT 1 /*! + 1 */                      | the SQL holds a comment that MySQL executes (/*! … */)",
        "WITH a AS (DELETE FROM t RETURNING *) SELECT 1 | the SQL must not hold DELETE",
        "WITH a AS (SELECT 1) UPDATE t SET b = 1  | the SQL must not hold UPDATE",
        "SELECT a INTO b FROM t                   | the SQL must not hold SELECT … INTO",
        "SELECT a FROM t INTO OUTFILE 'x'         | the SQL must not hold INTO OUTFILE",
        "SELECT a FROM t FOR UPDATE               | the SQL must not hold FOR UPDATE",
        "SELECT a FROM t FOR KEY SHARE            | the SQL must not hold FOR KEY SHARE",
        "SELECT a FROM t LOCK IN SHARE MODE       | the SQL must not hold LOCK IN SHARE MODE",
        "SELECT Load_Extension('x')               | the SQL must not hold the function load_extension",
        "SELECT * FROM pragma_table_info('t')     | the SQL must not hold pragma_table_info",
        "SELECT dbms_lock.sleep(1)                | the SQL must not hold the package dbms_lock",
        "SELECT a FROM t WHERE b = ?              | the SQL must not hold a parameter (?)"
      })
  void whatIsRefusedIsNamed(String sql, String message) {
    assertThat(SelectGuard.refusal(Dialect.SQLITE, sql == null ? "" : sql)).contains(message);
  }

  @Test
  void aControlCharacterIsRefused() {
    assertThat(SelectGuard.refusal(Dialect.SQLITE, "SELECT 1\0; DROP TABLE t"))
        .contains("the SQL holds a control character (U+0000)");
  }

  @Test
  void aCommentThatSomeEnginesEndEarlierIsRefused() {
    assertThat(SelectGuard.refusal(Dialect.POSTGRESQL, "SELECT 1 -- \r; DROP TABLE t"))
        .contains("the SQL holds a carriage return within a comment");
    assertThat(SelectGuard.refusal(Dialect.POSTGRESQL, "SELECT 1 -- one\r\n + 1")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"SELECT %s FROM t", "SELECT x FROM \"%s\"", "WITH %s AS (SELECT 1) SELECT 1"})
  void aNameBeyondAThousandCharactersIsRefused(String query) {
    for (String letter : List.of("a", "Σ", "İ", "ß")) {
      assertThat(SelectGuard.refusal(Dialect.H2, query.formatted(letter.repeat(1_000)))).isEmpty();
      assertThat(SelectGuard.refusal(Dialect.H2, query.formatted(letter.repeat(49_900))))
          .contains("the SQL holds a name of 49,900 characters: at most 1,000");
    }
  }

  /** Java takes a minute for this one. */
  @Test
  void namesAreFoldedInTimeThatGrowsWithTheirLength() {
    long start = System.nanoTime();

    assertThat(FunctionRules.folded("Σ".repeat(1_000_000))).isEqualTo("σ".repeat(1_000_000));

    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
  }

  @Test
  void aTextBeyondFiftyThousandCharactersIsRefused() {
    assertThat(SelectGuard.refusal(Dialect.SQLITE, "SELECT 1" + " ".repeat(50_000)))
        .contains("the SQL has 50,008 characters: at most 50,000");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "true  | SELECT a FROM t ORDER BY a",
        "true  | (SELECT a FROM t ORDER BY a)",
        "true  | ((SELECT a FROM t ORDER BY a LIMIT 1))",
        "true  | WITH x AS (SELECT 1) SELECT a FROM x ORDER BY a DESC;",
        "true  | SELECT a FROM t UNION SELECT b FROM u ORDER BY 1",
        "false | SELECT a FROM t",
        "false | SELECT a FROM (SELECT a FROM t ORDER BY a) x",
        "false | SELECT row_number() OVER (ORDER BY a) FROM t",
        "false | (SELECT a FROM t ORDER BY a) UNION (SELECT b FROM u)",
        "false | WITH x AS (SELECT a FROM t ORDER BY a) SELECT a FROM x",
        "false | SELECT 'ORDER BY a' AS \"order\" FROM t -- ORDER BY a"
      })
  void onlyAnOrderOfItsOwnOrdersAQuery(boolean ordered, String sql) throws RefusedSqlException {
    assertThat(RowOrder.isStated(SelectGuard.check(Dialect.SQLITE, sql))).isEqualTo(ordered);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "postgresql | SELECT U&\"pg_read\\005ffile\"('x') | the function pg_read_file",
        "postgresql | SELECT U&\"pg!+00005fsleep\" UESCAPE '!' (1) | the function pg_sleep",
        "h2         | SELECT u&\"\\0046ILE_READ\"('x')    | the function file_read",
        "h2         | SELECT f\u0131le_read('x')           | the function file_read",
        "mysql      | SELECT \u017Fleep (5)                | the function sleep",
        "mssql      | SELECT * FROM [openrowset](a)        | the function openrowset",
        "oracle     | SELECT q'[']', utl_http.request('x'), q'[']' FROM dual | the package utl_http",
        "sqlite     | SELECT * FROM 'pragma_table_info'    | pragma_table_info",
        "sqlite     | SELECT 1 WHERE 1 IN pragma_table_list | pragma_table_list",
        "mssql      | SELECT 1 DELETE FROM t               | DELETE",
        "mssql      | SELECT 1 EXEC sp_who                 | EXEC"
      })
  void namesAreJudgedAsTheDatabaseReadsThem(String dialect, String sql, String what) {
    assertThat(SelectGuard.refusal(Dialect.named(dialect), sql))
        .contains("the SQL must not hold " + what);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sqlite     | SELECT no_such_function(1)",
        "postgresql | SELECT no_such_function(1)",
        "mysql      | SELECT no_such_function(1)",
        "h2         | SELECT no_such_function(1)",
        "mssql      | SELECT LEN(a), COALESCE(b, CAST(c AS DECIMAL(10, 2))) FROM dbo.t u (a, b, c)",
        "mssql      | SELECT a FROM t INNER MERGE JOIN u ON t.b = u.b",
        "oracle     | WITH x (a, b) AS (SELECT 1, 2 FROM dual) SELECT NVL(a, b) FROM x",
        "oracle     | SELECT q'[it's]' FROM dual",
        "sqlite     | SELECT \"reversed\"(1)"
      })
  void aFunctionThatNobodyHasIsForTheEngineToName(String dialect, String sql) {
    assertThat(SelectGuard.refusal(Dialect.named(dialect), sql)).isEmpty();
  }

  @Test
  void whereNoEngineKnowsAllFunctionsAnUnknownOneIsRefused() {
    assertThat(SelectGuard.refusal(Dialect.MSSQL, "SELECT dbo.lenn('a')"))
        .contains(
            "the SQL must not hold the function lenn (nearest that it may: len):"
                + " it is not known to be free of effects");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY a) FROM t",
        "SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY a) FROM t",
        "SELECT * RENAME (a AS b) FROM t",
        "SELECT a FROM t USING SAMPLE reservoir(5 ROWS)",
        "SELECT a FROM t TABLESAMPLE system(10%)",
        "WITH t(a) AS (SELECT 1), platform(a, b) AS (SELECT 1, 2) SELECT * FROM t, platform",
        "SELECT a FROM t WHERE t.json IS DISTINCT FROM u.json OR t.json IS NOT DISTINCT FROM u.json",
        "SELECT extract(year FROM t.json) FROM t"
      })
  void onALiveDuckdbDatabaseWhatItHasByItselfPasses(String sql) {
    assertThat(SelectGuard.refusalOnLive(Dialect.DUCKDB, sql, OwnCode.NONE)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT len(repeat('x', 900000000))",
        "SELECT name.repeat(900000000) FROM t",
        "SELECT [levenshtein(x, x) FOR x IN [string_agg(range::varchar)]] FROM range(1000000)",
        "SELECT lpad('x', 100000, 'y')",
        "SELECT rpad('x', 1000 * 1000, 'y')",
        "SELECT 'x'.lpad(900000000, 'y')",
        "SELECT printf('%900000000d', 1)",
        "SELECT printf('%*d', 900000000, 1)",
        "SELECT format('{:{}}', 1, 900000000)",
        "SELECT format(pattern, 1) FROM t"
      })
  void onALiveDuckdbDatabaseACallWithoutABoundIsRefused(String sql) {
    assertThat(SelectGuard.refusalOnLive(Dialect.DUCKDB, sql, OwnCode.NONE))
        .hasValueSatisfying(refusal -> assertThat(refusal).endsWith("no bound in one call"));
    assertThat(SelectGuard.refusal(Dialect.DUCKDB, sql)).as("in a worker").isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT lpad(id::varchar, 8, '0'), rpad(name, 20, ' ') FROM t",
        "SELECT printf('%05d %s', id, name), format('{:,} of {}', id, name) FROM t"
      })
  void onALiveDuckdbDatabaseShortTextsAreFormatted(String sql) {
    assertThat(SelectGuard.refusalOnLive(Dialect.DUCKDB, sql, OwnCode.NONE)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"SELECT `name` FROM emp", "SELECT `FILE_READ`('/etc/passwd')", "SELECT `"})
  void backticksAreRefusedWhereTheDialectHasNone(String sql) {
    assertThat(SelectGuard.refusal(Dialect.MSSQL, sql))
        .contains("SQL Server has no backticks: it has [ ]");
    assertThat(SelectGuard.refusal(Dialect.MSSQL, "SELECT '`', [`], \"`\" FROM emp")).isEmpty();
  }

  @Test
  void onALiveDatabaseAFunctionOfItsOwnIsRefused() {
    assertThat(
            SelectGuard.refusalOnLive(
                Dialect.POSTGRESQL, "SELECT total_of(id) FROM orders", OwnCode.NONE))
        .contains(
            "the SQL must not hold the function total_of: it is not known to be free of effects");
    assertThat(
            SelectGuard.refusalOnLive(
                Dialect.POSTGRESQL,
                "SELECT COUNT(*) FROM (VALUES (1)) AS v (n) WHERE n IN (1)",
                OwnCode.NONE))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          postgresql | SELECT 1, total_of(id) AS y FROM orders
          mysql      | SELECT 1, total_of(id) AS y FROM orders
          h2         | SELECT 1, total_of('x') AS y
          postgresql | SELECT 1 FROM a JOIN b ON a.d AT TIME ZONE total_of(1) IS NULL
          postgresql | SELECT 1 FROM a JOIN b ON 1 OPERATOR(pg_catalog.=) total_of(1)
          postgresql | SELECT 1 FROM a JOIN b ON x, total_of(1) AS y
          postgresql | SELECT 1 FROM (a JOIN b ON x LIKE y COLLATE "C" total_of(1))
          """)
  void onALiveDatabaseNoPlaceHidesAFunctionOfItsOwn(String dialect, String sql) {
    assertThat(SelectGuard.refusalOnLive(Dialect.named(dialect), sql, OwnCode.NONE))
        .hasValueSatisfying(
            refusal -> assertThat(refusal).contains("not known to be free of effects"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT 1 FROM a t(x), (VALUES (1)) AS v(y) JOIN b u(z) ON x = y JOIN c w(q) ON q = z",
        "WITH t(x) AS (SELECT 1), u(y) AS NOT MATERIALIZED (SELECT 2) SELECT * FROM t, u",
        "SELECT 1 FROM a JOIN (b JOIN c t(x) ON b.i = t.x) ON a.i = b.i, d v(y)"
      })
  void columnsBehindAnAliasAreNoCall(String sql) {
    assertThat(SelectGuard.refusalOnLive(Dialect.POSTGRESQL, sql, OwnCode.NONE)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT ('/etc/passwd').pg_read_file",
        "SELECT ('/etc/passwd'::text) . \"pg_read_file\"",
        "SELECT ('/etc/passwd').U&\"pg_read\\005ffile\"",
        "SELECT (5::float).pg_sleep",
        "SELECT (ARRAY[5::float])[1].pg_sleep",
        "SELECT ((t).a.b).pg_sleep FROM t",
        "SELECT (t).a.pg_sleep FROM t",
        "SELECT (SELECT 1).pg_advisory_lock",
        "SELECT t.pg_sleep FROM generate_series(100, 100) t",
        "SELECT T.pg_read_file FROM unnest(ARRAY['/etc/passwd']) AS \"t\"",
        "SELECT generate_series.pg_sleep FROM pg_catalog.generate_series(1, 2)",
        "SELECT 1 FROM orders o JOIN LATERAL lower('x') AS t ON t.pg_read_file = 'x'",
        "SELECT t.pg_ls_dir FROM ROWS FROM (lower('x')) AS t",
        "SELECT t.pg_read_file FROM cast('x' AS text) t (y)",
        "SELECT 1 FROM orders, current_user t WHERE t.pg_read_file = 'x'",
        "SELECT \"current_user\".pg_read_file FROM current_user",
        "SELECT a2345678901234567890123456789012345678901234567890123456789012.lo_get FROM"
            + " generate_series(1, 2) a2345678901234567890123456789012345678901234567890123456789012345"
      })
  void aFunctionBehindADotIsOneForPostgresql(String sql) {
    assertThat(SelectGuard.refusal(Dialect.POSTGRESQL, sql))
        .hasValueSatisfying(
            refusal -> assertThat(refusal).endsWith("which PostgreSQL calls behind a dot"));
  }

  private static final OwnCode OWN =
      new OwnCode(
          Set.of("total_of", "evil", "any_of"),
          Set.of("total_of", "any_of"),
          Set.of("any_of"),
          Map.of("total_of", Set.of("bills"), "any_of", Set.of("bills")),
          Set.of("#!#"));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT orders.total_of FROM orders",
        "SELECT public.orders.\"total_of\" FROM orders",
        "SELECT o.total_of FROM bills b JOIN orders o ON true",
        "SELECT b.total_of FROM bills b WHERE EXISTS (SELECT 1 FROM orders b)",
        "SELECT b.total_of FROM bills AS b (total)",
        "SELECT b.total_of FROM (SELECT 1 AS total) b, bills",
        "SELECT b.any_of FROM bills b",
        "SELECT b.total_of FROM (bills b JOIN orders o ON true) AS b",
        "SELECT b.\"Total_of\" FROM bills b",
        "SELECT b.total_of FROM \"Bills\" b",
        "SELECT b.total_of FROM lower('x') b, bills",
        "WITH bills AS (SELECT 1 AS total) SELECT b.total_of FROM bills b",
        "WITH x AS (SELECT 1), bills AS NOT MATERIALIZED (SELECT 1) SELECT b.total_of FROM bills b",
        "WITH x AS (SELECT 1), bills (total) AS (SELECT 1) SELECT bills.total_of FROM bills",
        "SELECT EXTRACT(YEAR FROM orders.total_of) FROM orders",
        "SELECT 1 IS DISTINCT FROM o.total_of FROM orders o",
        "SELECT 1 FROM orders ORDER BY 1, orders.total_of",
        "SELECT ('x').evil",
        "SELECT t.evil FROM generate_series(1, 2) t",
        "SELECT (o).a.evil FROM orders o",
        "SELECT 1 #!# 2",
        "SELECT 1 #!#-2"
      })
  void onALiveDatabaseItsOwnCodeIsNotCalledWithoutAParenthesis(String sql) {
    assertThat(SelectGuard.refusalOnLive(Dialect.POSTGRESQL, sql, OWN)).isPresent();
    assertThat(SelectGuard.refusalOnLive(Dialect.POSTGRESQL, sql, OwnCode.NONE))
        .as("where the database has no such code")
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT (json_each(data)).key, (json_each(data)).value FROM orders",
        "SELECT o.pg_id, o.http_status, o.evil FROM orders o",
        "SELECT o.pg_id, lower(o.evil) FROM (SELECT 1 AS pg_id, 'x' AS evil) o, lower('x') t",
        "SELECT o.pg_id, p.pg_id FROM a JOIN (SELECT 1) o ON true, LATERAL (SELECT a.id) p",
        "SELECT t.value FROM generate_series(1, 2) AS t (value)",
        "SELECT t.name FROM public.total_of t JOIN shop.public.total_of AS u ON t.id = u.id",
        "SELECT public.total_of.name, total_of.id FROM public.total_of",
        "SELECT b.total_of, b.\"total_of\" FROM bills b JOIN orders o ON o.id = b.id",
        "SELECT Bills.Total_Of, sales.bills.total_of FROM orders, sales.bills",
        "SELECT public.any_of.name FROM orders",
        "SELECT (o).id, (o.parts)[1].name, o.* FROM orders o",
        "SELECT 1 # 2, a->>'b', -1, 2*-1 FROM orders"
      })
  void fieldsAndColumnsAreNoFunctions(String sql) {
    assertThat(SelectGuard.refusalOnLive(Dialect.POSTGRESQL, sql, OWN)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"SELECT NEXT VALUE FOR s", "SELECT s.NEXTVAL FROM dual", "SELECT s.\"nextval\""})
  void aSequenceIsNotChanged(String sql) {
    assertThat(SelectGuard.refusalOnLive(Dialect.H2, sql, OwnCode.NONE))
        .hasValueSatisfying(refusal -> assertThat(refusal).contains("which changes a sequence"));
  }

  @Test
  void aFunctionThatOnlyTheDriverHasIsSaidToBeMissing() {
    assertThat(SelectGuard.refusal(Dialect.SQLITE, "SELECT charindex('a', b) FROM t"))
        .contains(
            "the SQL must not hold the function charindex: the database has no such function");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a%2$d AS (SELECT 1 AS x WHERE 1 IN a%1$d AND 2 IN a%1$d)",
        "a%2$d AS (SELECT 1 AS x WHERE EXISTS (TABLE a%1$d) AND EXISTS (TABLE a%1$d))",
        "a%2$d AS (SELECT p.x FROM 'a%1$d' p, 'a%1$d' q)",
        "a%2$d AS (SELECT p.x FROM a%1$d offset, a%1$d q)",
        "a%2$d AS (SELECT p.x FROM a%1$d p STRAIGHT_JOIN a%1$d q)",
        "a%2$d AS (SELECT p.x FROM ONLY a%1$d p, ONLY a%1$d q)"
      })
  void everyWayToNameAWithTableTwiceIsCounted(String link) {
    String chain =
        IntStream.rangeClosed(1, 28)
            .mapToObj(n -> ", " + link.formatted(n - 1, n))
            .collect(Collectors.joining());
    String sql = "WITH a0 AS (SELECT 1 AS x)" + chain + " SELECT * FROM a28";
    String inner = " WHERE 1 IN (WITH a0 AS (SELECT 1), a27 AS (SELECT 1) SELECT 1)";

    for (String tried : List.of(sql, sql + inner)) {
      assertThat(SelectGuard.refusal(Dialect.SQLITE, tried))
          .contains("the SQL's WITH tables name each other so often that it grows out of bounds");
    }
  }

  @Test
  void innerWithTablesOfTheSameNamesAreFineWhereTheyAreFew() {
    assertThat(
            SelectGuard.refusal(
                Dialect.SQLITE,
                "WITH a AS (SELECT 1 AS x), b AS (WITH a AS (SELECT x FROM a) SELECT * FROM a)"
                    + " SELECT * FROM a, b WHERE x IN (WITH a AS (SELECT 2) SELECT * FROM a)"))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT r'\\', java_method('java.lang.System', 'getenv', 'X') --'",
        "SELECT R\"\\\", read_files('/etc') --\"",
      })
  void rawStringsOfDatabricksAreRefused(String sql) {
    assertThat(SelectGuard.refusal(Dialect.DATABRICKS, sql)).isPresent();
  }
}
