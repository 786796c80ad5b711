package dev.assay.sql;

import java.math.BigDecimal;
import java.time.Duration;

/** Why an execution has no result; the message is one line, fit for a person and for a prompt. */
public record SqlFailure(Kind kind, String message) {

  /** The ways in which an execution fails. */
  public enum Kind {
    /** The SQL is not one SELECT, or reaches for what a SELECT must not; it was not executed. */
    REJECTED,
    /**
     * The SQL may be right in its dialect, but this engine lacks something that it uses: a
     * function, a type, some syntax. Nothing is said of the SQL.
     */
    NOT_EXECUTABLE,
    /** The process in which the SQL was executed ended, and was replaced. */
    CRASHED,
    /** The engine refused the SQL, or an operation on the data failed. */
    ERROR,
    /** The SQL did not end within its time. */
    TIMEOUT,
    /** The SQL needs more memory, or gives more rows or cells, than it may. */
    TOO_LARGE,
    /** The test tables cannot be loaded, so that nothing can be said of the SQL. */
    DATA
  }

  /** What ends an execution that took longer than that. */
  public static SqlFailure timeout(Duration time) {
    return new SqlFailure(
        Kind.TIMEOUT,
        "the SQL did not end within %s s"
            .formatted(
                BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString()));
  }
}
