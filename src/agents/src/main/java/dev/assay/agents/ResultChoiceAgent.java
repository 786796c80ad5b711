package dev.assay.agents;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/** Says which of several results answers the question, where votes do not (ReFoRCE 3.2.5). */
@FunctionalInterface
public interface ResultChoiceAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "choose-result";

  ResultChoice choose(ResultChoiceRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code ResultChoiceAgent.prompt}. */
  static ResultChoiceAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(
            models, STEP, PromptTemplate.of(ResultChoiceAgent.class), CodeLanguage.SQL);
    return request ->
        ResultChoice.of(
            agent.complete(request.attempt(), request.values()), request.options().size());
  }
}
