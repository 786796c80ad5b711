package dev.assay.workflow.linking;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.Embedding;
import dev.assay.agents.model.EmbeddingCall;
import dev.assay.agents.model.Embeddings;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.TokenUsage;
import dev.assay.workflow.Fixture;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Chat answers of a fixture, and vectors of two dimensions that a test gives. */
final class Vectors implements ModelClient {

  private static final Embedding ELSE = Embedding.of(List.of(-1f, 0f));

  final List<List<String>> embedded = new ArrayList<>();
  private final Fixture run;
  private final Map<String, Embedding> vectors = new HashMap<>();
  private int calls = Integer.MAX_VALUE;

  Vectors(Fixture run) {
    this.run = run;
  }

  Vectors with(String text, double x, double y) {
    vectors.put(text, Embedding.of(List.of(x, y)));
    return this;
  }

  Vectors failingAfter(int most) {
    calls = most;
    return this;
  }

  @Override
  public Completion complete(ModelCall call) throws ModelException {
    return run.complete(call);
  }

  @Override
  public Embeddings embed(EmbeddingCall call) throws ModelException {
    if (calls-- <= 0) {
      throw new ModelException.Unavailable(call.model(), "status 500");
    }
    embedded.add(call.texts());
    return new Embeddings(
        call.texts().stream().map(text -> vectors.getOrDefault(text, ELSE)).toList(),
        new TokenUsage(call.texts().size(), 0, 0),
        Duration.ofMillis(3));
  }
}
