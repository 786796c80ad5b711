package dev.assay.catalog;

import dev.assay.table.TableText;
import java.net.UnknownHostException;
import java.sql.SQLException;

/** What databases give for a reason, on one line without what may be a password. */
final class SqlReasons {

  private static final int LONGEST = 300;

  private SqlReasons() {}

  static String of(SQLException failure) {
    String reason = String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
    String shown = TableText.oneLine(DatabaseLocation.masked(reason));
    if (shown.startsWith("IO Error: Could not set lock on file")) {
      return "another program has it open for writing: close that one, or copy the file";
    }
    String cut = shown.length() <= LONGEST ? shown : shown.substring(0, LONGEST) + "…";
    return cut + unknownHost(failure);
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

  /** Whether a user or a password is wrong or missing: of SQL's class 28, or so in PostgreSQL. */
  static boolean isAboutAccount(SQLException failure) {
    String state = String.valueOf(failure.getSQLState());
    return state.startsWith("28") || String.valueOf(failure.getMessage()).contains("password");
  }

  /**
   * Whether the connection is broken, or the server ends: of SQL's class 08, or so in PostgreSQL.
   */
  static boolean isAboutConnection(SQLException failure) {
    String state = String.valueOf(failure.getSQLState());
    return state.startsWith("08") || state.startsWith("57P");
  }
}
