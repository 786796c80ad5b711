package dev.assay.sql;

import dev.assay.sql.SqlFailure.Kind;
import java.sql.SQLException;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;

/** What PostgreSQL's errors say of an execution. */
final class PostgresqlErrors {

  /** Out of memory, of disk, of what a query may put on disk, of program limits. */
  private static final Set<String> TOO_LARGE = Set.of("53200", "53100", "53400", "54000", "54001");

  /** The driver's own, when a result is larger than it may take at a time. */
  private static final String RESULT_TOO_LARGE = "maxResultBuffer";

  private static final String ALLOCATION = "invalid memory alloc request size";
  private static final String CANCELED = "57014";

  /** Another process crashed, and took this one with it. */
  private static final String CRASH_OF_ANOTHER = "57P02";

  private PostgresqlErrors() {}

  /** Whether the statement was ended by its own timeout. */
  static boolean isTimeout(SQLException failure) {
    return CANCELED.equals(failure.getSQLState());
  }

  /** Whether the SQL has no part in it: executed once more, it may have a result. */
  static boolean isByAnother(SQLException failure) {
    return CRASH_OF_ANOTHER.equals(failure.getSQLState());
  }

  /** The failure of an execution that nobody stopped. */
  static SqlFailure failure(SQLException failure) {
    Kind kind = kind(failure);
    return new SqlFailure(
        kind,
        kind == Kind.CRASHED
            ? "PostgreSQL's process ended while it executed the SQL, and was started again"
            : message(failure));
  }

  private static Kind kind(SQLException failure) {
    String state = String.valueOf(failure.getSQLState());
    String message = String.valueOf(failure.getMessage());
    if (TOO_LARGE.contains(state)
        || message.contains(RESULT_TOO_LARGE)
        || message.contains(ALLOCATION)) {
      return Kind.TOO_LARGE;
    }
    return state.startsWith("08") || state.startsWith("57P") ? Kind.CRASHED : Kind.ERROR;
  }

  /** The message, with the hint that PostgreSQL may give. */
  private static String message(SQLException failure) {
    ServerErrorMessage said =
        failure instanceof PSQLException psql ? psql.getServerErrorMessage() : null;
    if (said == null || said.getMessage() == null) {
      return EngineMessages.of(failure);
    }
    return EngineMessages.shortened(
        said.getMessage() + after(said.getDetail()) + after(said.getHint()));
  }

  private static String after(@Nullable String more) {
    return more == null ? "" : ". " + more;
  }
}
