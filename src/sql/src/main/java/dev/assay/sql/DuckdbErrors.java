package dev.assay.sql;

import java.sql.SQLException;
import java.util.regex.Pattern;

/** What DuckDB's errors say of an execution. */
final class DuckdbErrors {

  /** Behind the message DuckDB shows the place in the SQL, in lines of their own. */
  private static final Pattern PLACE = Pattern.compile("(?s)\\s*\\n\\s*LINE \\d+:.*$");

  private static final Pattern OF_EXTENSION =
      Pattern.compile("(?s).*(exists in the \\w+ extension|Missing Extension Error).*");

  /** A single text, list or number of digits beyond what the engine holds at most. */
  private static final Pattern TOO_LARGE =
      Pattern.compile("(?s).*(Out of Memory Error|Cannot create a (string|list|vector) of size).*");

  private DuckdbErrors() {}

  /** The outcome of an execution that DuckDB ended with an error. */
  static SqlOutcome failed(SQLException failure) {
    return SqlOutcome.failed(kind(String.valueOf(failure.getMessage())), message(failure));
  }

  /** What DuckDB says, in one line. */
  static String message(SQLException failure) {
    String message = PLACE.matcher(String.valueOf(failure.getMessage())).replaceFirst("");
    return EngineMessages.of(new SQLException(message));
  }

  private static SqlFailure.Kind kind(String message) {
    if (TOO_LARGE.matcher(message).matches()) {
      return SqlFailure.Kind.TOO_LARGE;
    }
    // that a driver cannot read a result says nothing of the SQL
    boolean unloaded =
        message.startsWith(DuckdbSettings.NOT_LOADED) || message.startsWith(DuckdbRows.UNREADABLE);
    return unloaded || OF_EXTENSION.matcher(message).matches()
        ? SqlFailure.Kind.NOT_EXECUTABLE
        : SqlFailure.Kind.ERROR;
  }
}
