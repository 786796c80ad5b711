package dev.assay.agents;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/** Writes SQL, and refines it by what it returns (ReFoRCE 3.2.4, algorithm 2). */
@FunctionalInterface
public interface RefinementAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "refine-sql";

  Answer refine(RefinementRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code RefinementAgent.prompt}. */
  static RefinementAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(models, STEP, PromptTemplate.of(RefinementAgent.class), CodeLanguage.SQL);
    return request -> agent.ask(request.attempt(), request.values());
  }
}
