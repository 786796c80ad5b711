package dev.assay.pandas.eval;

/** How a statement ended, if not by going on to the next. */
sealed interface Completion {

  /** {@code break} and {@code continue}. */
  enum Jump implements Completion {
    BREAK,
    CONTINUE
  }

  /** {@code return}. */
  record Returned(Object value) implements Completion {}
}
