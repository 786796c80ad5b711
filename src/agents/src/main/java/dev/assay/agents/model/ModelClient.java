package dev.assay.agents.model;

import java.util.List;

/**
 * Asks a model one thing once: no retries, since waiting is the state machine's business. Clients
 * that know only chat models have no embeddings.
 */
@FunctionalInterface
public interface ModelClient {

  /**
   * Sends the prompt and waits for the whole answer.
   *
   * @throws ModelException.RateLimited when the model asks to come back later
   * @throws ModelException.Unavailable when it is not reachable, fails, or answers unreadably
   * @throws ModelException.Refused when it will never answer this call as configured
   */
  Completion complete(ModelCall call) throws ModelException;

  /**
   * What a model's server was found to want so far, as settings: {@code send-temperature=false}.
   */
  default List<String> learned(String model) {
    return List.of();
  }

  /**
   * Has texts made into vectors; failures are those of {@link #complete}.
   *
   * @throws ModelException.Refused also when this client has no embeddings
   */
  default Embeddings embed(EmbeddingCall call) throws ModelException {
    throw new ModelException.Refused(call.model(), "there are no embeddings here");
  }
}
