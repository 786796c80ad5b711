package dev.assay.agents;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/** Takes a second look at whether a database can answer a question. */
@FunctionalInterface
public interface AnswerabilityAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "confirm-decline";

  AnswerabilityAnswer look(AnswerabilityRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code AnswerabilityAgent.prompt}. */
  static AnswerabilityAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(
            models, STEP, PromptTemplate.of(AnswerabilityAgent.class), CodeLanguage.JSON);
    return request -> AnswerabilityAnswer.of(agent.ask(request.attempt(), request.values()));
  }
}
