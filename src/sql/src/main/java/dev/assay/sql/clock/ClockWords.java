package dev.assay.sql.clock;

import static dev.assay.sql.clock.ClockTerm.Form.DATE;
import static dev.assay.sql.clock.ClockTerm.Form.EPOCH;
import static dev.assay.sql.clock.ClockTerm.Form.MOMENT;
import static dev.assay.sql.clock.ClockTerm.Form.MOMENT_AS_DATE;
import static dev.assay.sql.clock.ClockTerm.Form.SPELLED_OUT;
import static dev.assay.sql.clock.ClockTerm.Form.TIME;
import static dev.assay.sql.clock.ClockTerm.Form.ZONED_MOMENT;
import static dev.assay.sql.clock.ClockTerm.Form.ZONED_TIME;
import static java.util.Map.entry;

import dev.assay.sql.Dialect;
import java.util.Map;
import java.util.Set;

/**
 * The words by which each dialect asks for the time, in upper case.
 *
 * @param bare those that stand alone, or before a number of digits in parentheses
 * @param called those that are called, with nothing or a number of digits in the parentheses
 * @param reserved those of the bare ones that can never name a column
 */
record ClockWords(
    Map<String, ClockTerm> bare, Map<String, ClockTerm> called, Set<String> reserved) {

  private static final Set<String> STANDARD =
      Set.of("CURRENT_DATE", "CURRENT_TIME", "CURRENT_TIMESTAMP", "LOCALTIME", "LOCALTIMESTAMP");

  private static final ClockTerm DAY = ClockTerm.of(DATE, 0);
  private static final ClockTerm SECOND = ClockTerm.of(MOMENT, 0);
  private static final ClockTerm ZONED = ClockTerm.of(ZONED_MOMENT, 6);

  private static final ClockWords SQLITE =
      new ClockWords(
          Map.of(
              "CURRENT_DATE", DAY,
              "CURRENT_TIME", ClockTerm.of(TIME, 0),
              "CURRENT_TIMESTAMP", SECOND),
          Map.of(),
          STANDARD);

  /** DuckDB's, too. */
  private static final Map<String, ClockTerm> POSTGRESQL_BARE =
      Map.of(
          "CURRENT_DATE", DAY,
          "CURRENT_TIME", ClockTerm.of(ZONED_TIME, 6),
          "CURRENT_TIMESTAMP", ZONED,
          "LOCALTIME", ClockTerm.of(TIME, 6),
          "LOCALTIMESTAMP", ClockTerm.of(MOMENT, 6));

  private static final ClockWords POSTGRESQL =
      new ClockWords(
          POSTGRESQL_BARE,
          Map.of(
              "NOW", ZONED,
              "TRANSACTION_TIMESTAMP", ZONED,
              "STATEMENT_TIMESTAMP", ZONED,
              "CLOCK_TIMESTAMP", ZONED,
              "TIMEOFDAY", ClockTerm.of(SPELLED_OUT, 6)),
          STANDARD);

  private static final Map<String, ClockTerm> MYSQL_BARE =
      Map.ofEntries(
          entry("CURRENT_DATE", DAY),
          entry("CURRENT_TIME", ClockTerm.of(TIME, 0)),
          entry("CURRENT_TIMESTAMP", SECOND),
          entry("LOCALTIME", SECOND),
          entry("LOCALTIMESTAMP", SECOND),
          entry("UTC_DATE", ClockTerm.universal(DATE, 0)),
          entry("UTC_TIME", ClockTerm.universal(TIME, 0)),
          entry("UTC_TIMESTAMP", ClockTerm.universal(MOMENT, 0)));

  private static final ClockWords MYSQL =
      new ClockWords(
          MYSQL_BARE,
          Map.of(
              "NOW", SECOND,
              "SYSDATE", SECOND,
              "CURDATE", DAY,
              "CURTIME", ClockTerm.of(TIME, 0),
              "UNIX_TIMESTAMP", ClockTerm.of(EPOCH, 0)),
          MYSQL_BARE.keySet());

  private static final ClockWords MSSQL =
      new ClockWords(
          Map.of("CURRENT_TIMESTAMP", ClockTerm.of(MOMENT, 3), "CURRENT_DATE", DAY),
          Map.of(
              "GETDATE", ClockTerm.of(MOMENT, 3),
              "GETUTCDATE", ClockTerm.universal(MOMENT, 3),
              "SYSDATETIME", ClockTerm.of(MOMENT, 7),
              "SYSUTCDATETIME", ClockTerm.universal(MOMENT, 7),
              "SYSDATETIMEOFFSET", ClockTerm.of(ZONED_MOMENT, 7)),
          STANDARD);

  private static final Map<String, ClockTerm> ORACLE_BARE =
      Map.of(
          "SYSDATE", ClockTerm.of(MOMENT_AS_DATE, 0),
          "CURRENT_DATE", ClockTerm.of(MOMENT_AS_DATE, 0),
          "SYSTIMESTAMP", ZONED,
          "CURRENT_TIMESTAMP", ZONED,
          "LOCALTIMESTAMP", ClockTerm.of(MOMENT, 6));

  private static final ClockWords ORACLE =
      new ClockWords(ORACLE_BARE, Map.of(), Set.of("SYSDATE", "CURRENT_DATE"));

  private static final ClockWords DUCKDB =
      new ClockWords(
          POSTGRESQL_BARE,
          Map.of(
              "NOW", ZONED,
              "TODAY", DAY,
              "CURRENT_DATE", DAY,
              "GET_CURRENT_TIME", ClockTerm.of(ZONED_TIME, 6),
              "GET_CURRENT_TIMESTAMP", ZONED,
              "TRANSACTION_TIMESTAMP", ZONED,
              "CURRENT_LOCALTIME", ClockTerm.of(TIME, 6),
              "CURRENT_LOCALTIMESTAMP", ClockTerm.of(MOMENT, 6)),
          STANDARD);

  private static final ClockWords DB2 =
      new ClockWords(
          Map.of(
              "CURRENT_DATE", DAY,
              "CURRENT_TIME", ClockTerm.of(TIME, 0),
              "CURRENT_TIMESTAMP", ClockTerm.of(MOMENT, 6),
              "LOCALTIME", ClockTerm.of(TIME, 0),
              "LOCALTIMESTAMP", ClockTerm.of(MOMENT, 6),
              "SYSDATE", SECOND),
          Map.of("NOW", ClockTerm.of(MOMENT, 6)),
          STANDARD);

  private static final ClockWords H2 =
      new ClockWords(
          Map.of(
              "CURRENT_DATE", DAY,
              "CURRENT_TIME", ClockTerm.of(ZONED_TIME, 0),
              "CURRENT_TIMESTAMP", ZONED,
              "LOCALTIME", ClockTerm.of(TIME, 0),
              "LOCALTIMESTAMP", ClockTerm.of(MOMENT, 6),
              "SYSDATE", SECOND,
              "SYSTIMESTAMP", ZONED),
          Map.of(
              "NOW",
              ClockTerm.of(MOMENT, 6),
              "CURDATE",
              DAY,
              "CURRENT_DATE",
              DAY,
              "CURTIME",
              ClockTerm.of(TIME, 0)),
          STANDARD);

  /** What ODBC's {@code {fn … }} may call in any dialect. */
  static final Map<String, ClockTerm> ESCAPED =
      Map.of("NOW", SECOND, "CURDATE", DAY, "CURTIME", ClockTerm.of(TIME, 0));

  private static final ClockWords NONE = new ClockWords(Map.of(), Map.of(), Set.of());

  static ClockWords of(Dialect dialect) {
    return switch (dialect) {
      case SQLITE -> SQLITE;
      case POSTGRESQL -> POSTGRESQL;
      case MYSQL, MARIADB -> MYSQL;
      case MSSQL -> MSSQL;
      case ORACLE -> ORACLE;
      case DB2 -> DB2;
      case DUCKDB -> DUCKDB;
      case H2 -> H2;
      case BIGQUERY, SNOWFLAKE, REDSHIFT, DATABRICKS, TRINO -> NONE;
    };
  }
}
