package dev.assay.analysis.calls;

/**
 * Why a program of calls cannot be taken as it is.
 *
 * @param line the line that it is about, from 1; 0 when it is about all of it
 * @param function the function that was called; empty when there is none
 * @param message what is wrong, and what to write instead
 */
public record CallProblem(int line, String function, String message) {

  /** {@code line 3, add_where: …}, for a model. */
  @Override
  public String toString() {
    String place =
        line == 0 ? function : "line " + line + (function.isEmpty() ? "" : ", " + function);
    return place.isEmpty() ? message : place + ": " + message;
  }
}
