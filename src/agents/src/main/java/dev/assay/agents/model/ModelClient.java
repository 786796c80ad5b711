package dev.assay.agents.model;

/** Asks a chat model one thing once: no retries, since waiting is the state machine's business. */
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
}
