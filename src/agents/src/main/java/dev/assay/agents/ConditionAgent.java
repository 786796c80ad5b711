package dev.assay.agents;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/** Says how conditions are connected, by AND and OR (Tool-SQL, SQL generation). */
@FunctionalInterface
public interface ConditionAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "connect-conditions";

  /** The answer's code is JSON, which {@link Connections#parse} reads. */
  Answer connect(ConditionRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code ConditionAgent.prompt}. */
  static ConditionAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(models, STEP, PromptTemplate.of(ConditionAgent.class), CodeLanguage.JSON);
    return request -> agent.ask(request.attempt(), request.values());
  }
}
