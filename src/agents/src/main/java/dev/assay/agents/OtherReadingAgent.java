package dev.assay.agents;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/** Looks for another reading of a question that was answered, and writes its SQL. */
@FunctionalInterface
public interface OtherReadingAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "find-other-reading";

  /** An answer without code says that the question has one reading. */
  Answer find(OtherReadingRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code OtherReadingAgent.prompt}. */
  static OtherReadingAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(
            models, STEP, PromptTemplate.of(OtherReadingAgent.class), CodeLanguage.SQL);
    return request -> agent.ask(request.attempt(), request.values());
  }
}
