package dev.assay.workflow.linking;

import dev.assay.agents.model.Embedding;
import dev.assay.workflow.run.ModelUse;
import java.util.List;

/**
 * The vectors of some texts, kept under the digest of the texts so that nobody pays for them twice.
 *
 * @param run the run that called the model, and that the call is metered with
 * @param vectors one for each text, in their order
 */
public record EmbeddingBatch(String run, List<Embedding> vectors, ModelUse use) {

  public EmbeddingBatch {
    vectors = List.copyOf(vectors);
  }
}
