package dev.assay.sql;

import dev.assay.sql.query.QueryTrees;
import dev.assay.sql.standin.StandIn;
import java.sql.SQLException;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.h2.api.ErrorCode;

/**
 * Tells, of what H2 refuses in place of another database, what that database has: a function or a
 * type of the dialect, syntax that a parser of all dialects reads, a column that a join with USING
 * makes of two. Such SQL may be right. Unknown tables and columns, other ambiguous names and data
 * that do not fit are errors in either.
 */
final class StandInFailures {

  private static final Pattern METHOD =
      Pattern.compile("Method \"(\\w+) \\([\\w.]+, parameter count: (\\d+)\\)\" not found");

  private static final Pattern OUT_OF_RANGE =
      Pattern.compile("Numeric value out of range: \"-?\\d{1,18}\"");

  /** As H2 names the type of a difference of dates, which is a number in Oracle and Db2. */
  private static final Pattern SPAN = Pattern.compile("\"INTERVAL [A-Z]+(\\(|\")");

  private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");

  /** Types of the dialects, by their first word, that H2 does not know by that name. */
  private static final Map<Dialect, Set<String>> TYPES =
      Map.of(
          Dialect.MYSQL,
              Set.of("signed", "unsigned", "year", "datetime", "json", "double", "nchar"),
          Dialect.MARIADB,
              Set.of("signed", "unsigned", "year", "datetime", "json", "double", "nchar", "inet6"),
          Dialect.MSSQL,
              Set.of(
                  "datetime2",
                  "datetimeoffset",
                  "smalldatetime",
                  "nvarchar",
                  "nchar",
                  "money",
                  "smallmoney",
                  "bit",
                  "ntext",
                  "text",
                  "uniqueidentifier",
                  "xml",
                  "sql_variant",
                  "hierarchyid",
                  "float",
                  "sysname"),
          Dialect.ORACLE,
              Set.of(
                  "number",
                  "varchar2",
                  "nvarchar2",
                  "binary_double",
                  "binary_float",
                  "clob",
                  "nclob",
                  "raw",
                  "long",
                  "rowid",
                  "interval",
                  "timestamp"),
          Dialect.DB2, Set.of("decfloat", "dbclob", "graphic", "vargraphic", "xml", "clob"),
          Dialect.POSTGRESQL,
              Set.of(
                  "jsonb",
                  "json",
                  "text",
                  "interval",
                  "money",
                  "inet",
                  "cidr",
                  "macaddr",
                  "xml",
                  "tsvector",
                  "tsquery",
                  "point",
                  "box",
                  "circle",
                  "citext",
                  "hstore",
                  "regclass",
                  "int4range",
                  "int8range",
                  "numrange",
                  "daterange",
                  "tsrange",
                  "tstzrange",
                  "name",
                  "oid",
                  "bit",
                  "timetz"));

  /** Types of what a text and a number make in H2. */
  private static final String TEXT_OR_NUMBER = "character varying to decfloat";

  /** What gives a text in Oracle where a text stands before a number, and a number in H2. */
  private static final Pattern CHOICE =
      Pattern.compile(
          "\\b(NVL2?|COALESCE|DECODE|CASE|GREATEST|LEAST)\\b", Pattern.CASE_INSENSITIVE);

  /** They convert what they compare, and divide by zero without an error. */
  private static final Set<Dialect> LENIENT = EnumSet.of(Dialect.MYSQL, Dialect.MARIADB);

  /** Names without parentheses that stand for a value, in one dialect or another. */
  private static final Set<String> VALUES =
      Set.of(
          "sysdate",
          "systimestamp",
          "rownum",
          "rowid",
          "level",
          "utc_date",
          "utc_time",
          "utc_timestamp",
          "dual",
          "sysdummy1");

  private StandInFailures() {}

  /** Whether H2 lacks something, so that nothing is said of the SQL. */
  static boolean isLacking(Dialect dialect, SQLException failure, String sql) {
    if (dialect == Dialect.H2 || dialect == Dialect.SQLITE) {
      return false;
    }
    String message = String.valueOf(failure.getMessage());
    return switch (failure.getErrorCode()) {
      case ErrorCode.FEATURE_NOT_SUPPORTED_1 -> true;
      case ErrorCode.FUNCTION_NOT_FOUND_1, ErrorCode.INVALID_PARAMETER_COUNT_2 ->
          isFunction(dialect, message);
      case ErrorCode.AMBIGUOUS_COLUMN_NAME_1 -> isJoined(named(message), sql);
      case ErrorCode.UNKNOWN_DATA_TYPE_1 ->
          TYPES.getOrDefault(dialect, Set.of()).contains(firstWord(named(message)));
      case ErrorCode.INVALID_VALUE_2 ->
          message.contains("date-time field") || isSpan(dialect, message);
      case ErrorCode.SYNTAX_ERROR_1, ErrorCode.SYNTAX_ERROR_2 ->
          QueryTrees.parsed(dialect, sql).isPresent();
      case ErrorCode.COLUMN_NOT_FOUND_1, ErrorCode.TABLE_OR_VIEW_NOT_FOUND_1 ->
          VALUES.contains(named(message))
              || (LENIENT.contains(dialect) && isAliasOfOrder(named(message), sql));
      // of a cast, which gives the greatest number of that type
      case ErrorCode.VALUE_TOO_LONG_2, ErrorCode.METHOD_NOT_FOUND_1 -> LENIENT.contains(dialect);
      case ErrorCode.MUST_GROUP_BY_COLUMN_1, ErrorCode.DIVISION_BY_ZERO_1 ->
          LENIENT.contains(dialect);
      case ErrorCode.DATA_CONVERSION_ERROR_1 ->
          LENIENT.contains(dialect)
              || (dialect == Dialect.ORACLE
                  && TEXT_OR_NUMBER.equals(named(message))
                  && CHOICE.matcher(sql).find());
      // BIT is a number in SQL Server
      case ErrorCode.TYPES_ARE_NOT_COMPARABLE_2 ->
          LENIENT.contains(dialect)
              || (dialect == Dialect.MSSQL && message.contains("BOOLEAN"))
              || isSpan(dialect, message);
      default -> false;
    };
  }

  private static boolean isSpan(Dialect dialect, String message) {
    return (dialect == Dialect.ORACLE || dialect == Dialect.DB2) && SPAN.matcher(message).find();
  }

  /** Whether the number that is out of H2's range has a place in 64 bits. */
  static boolean isOfFewBits(SQLException failure) {
    return OUT_OF_RANGE.matcher(String.valueOf(failure.getMessage())).lookingAt();
  }

  /** The failure that says so. */
  static SqlOutcome lacking(Dialect dialect, SQLException failure) {
    return SqlOutcome.failed(
        SqlFailure.Kind.NOT_EXECUTABLE,
        "H2, which stands in for %s, cannot execute it: %s"
            .formatted(
                dialect.promptName(),
                METHOD
                    .matcher(StandIn.message(EngineMessages.of(failure)))
                    .replaceFirst("the function $1 with $2 arguments")));
  }

  /** Whether an expression of ORDER BY holds what the query calls a column of its result. */
  private static boolean isAliasOfOrder(String name, String sql) {
    String quoted = Pattern.quote(name);
    return Pattern.compile(
                "\\bAS\\s+[\"`]?" + quoted + "\\b|[\\w)`]\\s+`?" + quoted + "`?\\s*(,|\\bFROM\\b)",
                Pattern.CASE_INSENSITIVE)
            .matcher(sql)
            .find()
        && Pattern.compile("\\bORDER\\s+BY\\b[^;]*\\b" + quoted + "\\b", Pattern.CASE_INSENSITIVE)
            .matcher(sql)
            .find()
        && !Pattern.compile(
                "\\bWHERE\\b(?:(?!\\b(?:GROUP|ORDER)\\b).)*\\b" + quoted + "\\b",
                Pattern.CASE_INSENSITIVE | Pattern.DOTALL)
            .matcher(sql)
            .find();
  }

  /** Whether joins make one column of several: of these, H2 wants to know which one is meant. */
  private static boolean isJoined(String name, String sql) {
    return Pattern.compile(
            "\\bNATURAL\\s+([A-Z]+\\s+){0,2}JOIN\\b|\\bUSING\\s*\\([^()]*\\b"
                + Pattern.quote(name)
                + "\\b[^()]*\\)",
            Pattern.CASE_INSENSITIVE)
        .matcher(sql)
        .find();
  }

  private static boolean isFunction(Dialect dialect, String message) {
    return FunctionList.of(dialect).allowed().contains(named(message));
  }

  private static String named(String message) {
    Matcher quoted = QUOTED.matcher(message);
    return quoted.find() ? quoted.group(1).toLowerCase(Locale.ROOT) : "";
  }

  private static String firstWord(String text) {
    return text.split("[ (]", 2)[0];
  }
}
