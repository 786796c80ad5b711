package dev.assay.catalog;

import dev.assay.table.TableText;
import java.net.UnknownHostException;
import java.sql.SQLException;
import java.util.Set;
import java.util.regex.Pattern;

/** What databases give for a reason, on one line without what may be a password. */
final class SqlReasons {

  private static final int LONGEST = 300;

  /** Numbers of connections, which tell nobody anything without the driver's own log. */
  private static final Pattern OF_DRIVERS =
      Pattern.compile(" ?\\(CONNECTION_ID=[^)]*\\)| ?ClientConnectionId:[\\w-]+|^\\(conn=\\d+\\) ");

  private static final Pattern OF_ORACLE_NET =
      Pattern.compile("ORA-(12[1-6]\\d\\d|17002|17820)\\b");

  /** Broken connections, and databases that are or were closed. */
  private static final Set<String> OF_H2 = Set.of("90067", "90098", "90121");

  private static final Pattern REMEDY = Pattern.compile("(?i)\\b(check|verify|make sure)\\b");
  private static final Pattern ACCOUNT =
      Pattern.compile("password|ORA-01017|ORA-01005|Login failed for user");

  private SqlReasons() {}

  static String of(SQLException failure) {
    String reason = String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
    String shown =
        TableText.oneLine(DatabaseLocation.masked(OF_DRIVERS.matcher(reason).replaceAll("")));
    if (shown.startsWith("IO Error: Could not set lock on file")) {
      return "another program has it open for writing: close that one, or copy the file";
    }
    String cut = shown.length() <= LONGEST ? shown : shown.substring(0, LONGEST) + "…";
    return cut + unknownHost(failure);
  }

  /** The same, and what to do, where the server cannot be reached and its driver does not say. */
  static String withRemedy(SQLException failure) {
    String reason = of(failure);
    return isAboutConnection(failure) && !isAboutAccount(failure) && !REMEDY.matcher(reason).find()
        ? reason.replaceFirst("\\.$", "")
            + "; check the host and the port of the address, and that the server runs"
        : reason;
  }

  /** Drivers keep it to the cause that the host's name is not known. */
  private static String unknownHost(SQLException failure) {
    for (Throwable cause = failure.getCause(); cause != null; cause = cause.getCause()) {
      if (cause instanceof UnknownHostException unknown
          && !String.valueOf(failure.getMessage()).contains(String.valueOf(unknown.getMessage()))) {
        return " (unknown host: %s)".formatted(TableText.oneLine(unknown.getMessage()));
      }
    }
    return "";
  }

  /**
   * Whether a user or a password is wrong or missing: of SQL's class 28, or as PostgreSQL, Oracle
   * and SQL Server say it.
   */
  static boolean isAboutAccount(SQLException failure) {
    String state = String.valueOf(failure.getSQLState());
    return state.startsWith("28") || ACCOUNT.matcher(String.valueOf(failure.getMessage())).find();
  }

  /**
   * Whether the connection is broken, or the server ends: of SQL's class 08, or as PostgreSQL, H2
   * and Oracle say it.
   */
  static boolean isAboutConnection(SQLException failure) {
    String state = String.valueOf(failure.getSQLState());
    return state.startsWith("08")
        || state.startsWith("57P")
        || OF_H2.contains(state)
        || OF_ORACLE_NET.matcher(String.valueOf(failure.getMessage())).find();
  }
}
