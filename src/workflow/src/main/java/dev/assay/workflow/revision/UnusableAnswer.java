package dev.assay.workflow.revision;

import dev.assay.workflow.run.ModelUse;
import org.jspecify.annotations.Nullable;

/**
 * An answer in which a model gave no SQL: kept for its tokens, and so that it is not repeated.
 *
 * @param digest of its text, by which the same answer is known again; null where none is kept
 */
public record UnusableAnswer(
    int candidate, int round, String reason, ModelUse use, @Nullable String digest) {

  /** An answer that is asked for once. */
  public UnusableAnswer(int candidate, int round, String reason, ModelUse use) {
    this(candidate, round, reason, use, null);
  }
}
