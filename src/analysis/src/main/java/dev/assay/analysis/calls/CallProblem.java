package dev.assay.analysis.calls;

import dev.assay.analysis.Finding;

/**
 * Why a program of calls cannot be taken as it is.
 *
 * @param line the line that it is about, from 1; 0 when it is about all of it
 * @param function the function that was called; empty when there is none
 * @param finding what is wrong, what to write instead, and who found it
 */
public record CallProblem(int line, String function, Finding finding) {

  /** Who finds that a program is not made of calls as they must be. */
  public static final String READER = "function-calls";

  /** A call that is not as calls must be. */
  CallProblem(int line, String function, String message) {
    this(line, function, new Finding(READER, "malformed-call", message));
  }

  /** What is wrong, and what to write instead. */
  public String message() {
    return finding.message();
  }

  /** {@code line 3, add_where: …}, for a model. */
  @Override
  public String toString() {
    String place =
        line == 0 ? function : "line " + line + (function.isEmpty() ? "" : ", " + function);
    return place.isEmpty() ? message() : place + ": " + message();
  }
}
