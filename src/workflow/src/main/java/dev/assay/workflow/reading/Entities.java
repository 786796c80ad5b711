package dev.assay.workflow.reading;

import dev.assay.analysis.skeleton.Mention;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What words of the question stand for.
 *
 * @param problem why nothing is known; null when a model has told
 */
public record Entities(List<Mention> mentions, @Nullable String problem) {

  public Entities {
    mentions = List.copyOf(mentions);
  }
}
