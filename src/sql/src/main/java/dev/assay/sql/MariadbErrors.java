package dev.assay.sql;

import dev.assay.sql.SqlFailure.Kind;
import dev.assay.sql.mariadb.Vendor;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What MariaDB's and MySQL's errors say of an execution, also of one in MySQL's place. */
final class MariadbErrors {

  private static final Set<Integer> TIMEOUT = Set.of(1317, 1927, 1969, 3024);

  /** Out of memory, of disk, of what a query may put on disk, of a session's memory. */
  private static final Set<Integer> TOO_LARGE = Set.of(1021, 1037, 1038, 1041, 1114, 1436);

  private static final String STANDING = ", which stands in for MySQL,";

  /** How MariaDB and MySQL name what a session may take. */
  private static final Pattern SESSION_MEMORY =
      Pattern.compile("max-session-mem-used|onnection memory limit");

  private static final int NO_FUNCTION = 1305;

  /** What who may call no functions of others is told of one that is not there. */
  private static final int NOT_TO_CALL = 1370;

  private static final int SYNTAX = 1064;
  private static final int NOT_GROUPED = 1055;

  /** Of HAVING without groups, which MySQL takes for another WHERE. */
  private static final int NOT_GROUPED_IN_HAVING = 1463;

  /** Of an order beside WITH ROLLUP, which MySQL has, and of other things that it has not. */
  private static final int WRONG_USAGE = 1221;

  /** Test tables have no keys, and so no indexes that a query could name. */
  private static final int NO_INDEX = 1176;

  private static final Pattern FUNCTION =
      Pattern.compile("(?:FUNCTION|.* for routine) '?(?:\\w+\\.)?(\\w+)\\b.*");

  /** Syntax that MySQL has, and MariaDB has not or not in all its releases. */
  private static final Pattern OF_MYSQL =
      Pattern.compile(
          "(?is).*(\\blateral\\b|->|\\bvalues\\s+row\\b|\\bmember\\s+of\\b|\\b(lead|lag)\\s*\\("
              + "|\\bgrouping\\s*\\(|\\bjson_table\\b|\\bskip\\s+locked\\b|\\bas\\s+json\\b"
              + "|\\bas\\s+float\\b|\\bas\\s+year\\b|\\binterval\\b|\\butf8mb4_0900).*");

  private MariadbErrors() {}

  /** Whether the statement was ended by its time, or from outside. */
  static boolean isTimeout(SQLException failure) {
    return TIMEOUT.contains(failure.getErrorCode());
  }

  /** The failure of an execution that nobody stopped. */
  static SqlFailure failure(Vendor vendor, Dialect dialect, SQLException failure, String sql) {
    String message = message(failure);
    boolean standsIn = MariadbEngine.isStandIn(vendor, dialect);
    Kind kind = kind(standsIn, failure, message, sql);
    return new SqlFailure(
        kind,
        kind == Kind.NOT_EXECUTABLE
            ? "%s%s cannot execute it on test data: %s"
                .formatted(vendor.title(), standsIn ? STANDING : "", message)
            : message);
  }

  private static String message(SQLException failure) {
    String message =
        EngineMessages.of(failure)
            .replaceFirst("^\\(conn=\\d+\\) ", "")
            .replaceAll("\\btest_\\d+\\.", "");
    Matcher function = FUNCTION.matcher(message);
    return failure.getErrorCode() == NOT_TO_CALL && function.matches()
        ? "FUNCTION %s does not exist".formatted(function.group(1))
        : message;
  }

  private static Kind kind(boolean standsIn, SQLException failure, String message, String sql) {
    int code = failure.getErrorCode();
    if (TOO_LARGE.contains(code) || SESSION_MEMORY.matcher(message).find()) {
      return Kind.TOO_LARGE;
    }
    if (String.valueOf(failure.getSQLState()).startsWith("08")) {
      return Kind.CRASHED;
    }
    return code == NO_INDEX || (standsIn && isOfMysql(code, message, sql))
        ? Kind.NOT_EXECUTABLE
        : Kind.ERROR;
  }

  /** Whether MySQL may execute it: MariaDB does not know by which keys a query may group. */
  private static boolean isOfMysql(int code, String message, String sql) {
    Matcher function = FUNCTION.matcher(message);
    return switch (code) {
      case NOT_GROUPED, NOT_GROUPED_IN_HAVING -> true;
      case WRONG_USAGE -> message.contains("CUBE/ROLLUP and ORDER BY");
      case SYNTAX -> OF_MYSQL.matcher(sql).matches();
      case NO_FUNCTION, NOT_TO_CALL ->
          function.matches()
              && FunctionList.of(Dialect.MYSQL)
                  .allowed()
                  .contains(function.group(1).toLowerCase(Locale.ROOT));
      default -> message.contains("Unknown collation");
    };
  }
}
