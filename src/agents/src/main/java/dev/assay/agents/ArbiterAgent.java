package dev.assay.agents;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/** Says which of two programs with different results answers the question. */
@FunctionalInterface
public interface ArbiterAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "arbitrate";

  ArbiterAnswer judge(ArbiterRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code ArbiterAgent.prompt}. */
  static ArbiterAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(models, STEP, PromptTemplate.of(ArbiterAgent.class), CodeLanguage.JSON);
    return request -> ArbiterAnswer.of(agent.ask(request.attempt(), request.values()));
  }
}
