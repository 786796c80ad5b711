package dev.assay.agents;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/** Writes SQL step by step, each step a table of WITH (ReFoRCE 3.2.4). */
@FunctionalInterface
public interface CteAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "write-ctes";

  Answer write(RefinementRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code CteAgent.prompt}. */
  static CteAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(models, STEP, PromptTemplate.of(CteAgent.class), CodeLanguage.SQL);
    return request -> agent.ask(request.attempt(), request.values());
  }
}
