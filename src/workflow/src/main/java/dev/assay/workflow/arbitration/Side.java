package dev.assay.workflow.arbitration;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** What a question means, where a candidate and the test code of its test case differ. */
public enum Side {
  /** What the candidate gives. */
  CANDIDATE,
  /** What the test code computes. */
  TEST_CODE,
  /** Either, by how a word of it is read. */
  EITHER,
  /** Neither of the two. */
  NEITHER,
  /** Nothing that the database holds. */
  UNANSWERABLE,
  /** The arbiter said one thing when asked in one order, and another in the other. */
  UNDECIDED;

  /** The name in artifacts and outcomes. */
  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
