package dev.assay.workflow.reporting;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** How a run ended. */
public enum RunStatus {
  /** The final SQL passed its test case. */
  VERIFIED,
  /**
   * There is SQL, but no usable test case, or none passed within the limit; or the budget was spent
   * before there was any.
   */
  UNVERIFIED,
  /** The question can be read in several ways that give different rows; each has its SQL. */
  AMBIGUOUS,
  /** The database does not hold what is asked. */
  UNANSWERABLE,
  /** There is no SQL, though there was a budget for it. */
  FAILED;

  /** The name in artifacts and outcomes. */
  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
