package dev.assay.workflow.refinement;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How runs side by side were chosen from.
 *
 * @param groups threads whose results are the same, the largest groups first
 * @param chosen the thread whose SQL goes on; null when none had an answer
 * @param by {@code votes} or {@code model}; empty when there was no answer
 * @param reason why there is no answer, or why the model's choice could not be used; may be empty
 */
public record ThreadVote(
    List<List<Integer>> groups, @Nullable Integer chosen, String by, String reason) {

  public ThreadVote {
    groups = groups.stream().map(List::copyOf).toList();
  }
}
