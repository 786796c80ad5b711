package dev.assay.workflow.demonstrations;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which answers of the suite a run was shown, the one most like its question last.
 *
 * @param problem why likeness was judged by words alone although embeddings were wanted; or null
 */
public record ShownAnswers(List<String> names, @Nullable String problem) {

  public ShownAnswers {
    names = List.copyOf(names);
  }
}
