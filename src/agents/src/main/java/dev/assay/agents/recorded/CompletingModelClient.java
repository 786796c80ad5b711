package dev.assay.agents.recorded;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.EmbeddingCall;
import dev.assay.agents.model.Embeddings;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;

/** Answers calls with recorded completions, and asks models for those that are lacking. */
public final class CompletingModelClient implements ModelClient {

  private final ReplayingModelClient recorded;
  private final ModelClient models;

  public CompletingModelClient(ReplayingModelClient recorded, ModelClient models) {
    this.recorded = recorded;
    this.models = models;
  }

  @Override
  public Completion complete(ModelCall call) throws ModelException {
    return recorded.has(call) ? recorded.complete(call) : models.complete(call);
  }

  /** Vectors are never mixed: those of one file are of one model. */
  @Override
  public Embeddings embed(EmbeddingCall call) throws ModelException {
    return recorded.embed(call);
  }
}
