package dev.assay.workflow.linking;

import dev.assay.agents.model.Embedding;
import java.util.List;

/**
 * The vectors of some texts, kept under the digest of the texts so that nobody pays for them twice.
 *
 * @param vectors one for each text, in their order
 */
public record EmbeddingBatch(List<Embedding> vectors) {

  public EmbeddingBatch {
    vectors = List.copyOf(vectors);
  }
}
