package dev.assay.sql.shadowing;

import dev.assay.sql.SqlFailure;

/** A query that cannot be executed on test tables alone; the message names what is in the way. */
public final class UnshadowedException extends Exception {

  private final SqlFailure.Kind kind;

  UnshadowedException(SqlFailure.Kind kind, String message) {
    super(message, null, false, false);
    this.kind = kind;
  }

  /** What it is for who executes: an error of the SQL, data that do not fit, or a refusal. */
  public SqlFailure.Kind kind() {
    return kind;
  }
}
