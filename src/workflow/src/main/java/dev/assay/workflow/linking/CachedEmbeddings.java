package dev.assay.workflow.linking;

import dev.assay.agents.model.Embedding;
import dev.assay.agents.model.EmbeddingCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Question;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Vectors of texts, from the store or else from the model, in batches. A batch is kept as soon as
 * it is there: what is interrupted goes on with the next one.
 */
public final class CachedEmbeddings {

  private final Artifacts artifacts;
  private final ModelClient models;
  private final Question question;
  private final String model;

  public CachedEmbeddings(
      Artifacts artifacts, ModelClient models, Question question, String model) {
    this.artifacts = artifacts;
    this.models = models;
    this.question = question;
    this.model = model;
  }

  /** The vector of each text; blank texts have none. */
  public Map<String, Embedding> of(List<String> texts) throws ModelException {
    List<String> wanted = texts.stream().filter(text -> !text.isBlank()).distinct().toList();
    Map<String, Embedding> vectors = new HashMap<>();
    for (int from = 0; from < wanted.size(); from += EmbeddingCall.MOST_TEXTS) {
      int to = Math.min(wanted.size(), from + EmbeddingCall.MOST_TEXTS);
      List<String> batch = wanted.subList(from, to);
      List<Embedding> answered = batch(new EmbeddingCall(model, batch)).vectors();
      for (int index = 0; index < Math.min(batch.size(), answered.size()); index++) {
        vectors.put(batch.get(index), answered.get(index));
      }
    }
    return vectors;
  }

  private EmbeddingBatch batch(EmbeddingCall call) throws ModelException {
    String key = ArtifactKeys.embeddings(question.database(), model, call.hash());
    Optional<EmbeddingBatch> kept = artifacts.find(key, EmbeddingBatch.class);
    return kept.isPresent() ? kept.get() : embed(key, call);
  }

  private EmbeddingBatch embed(String key, EmbeddingCall call) throws ModelException {
    return artifacts.create(
        key, new EmbeddingBatch(models.embed(call).vectors()), EmbeddingBatch.class);
  }
}
