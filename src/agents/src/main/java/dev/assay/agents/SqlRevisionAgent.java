package dev.assay.agents;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/** Writes a better SQL from what was found wrong with the last one (TS-SQL 3.2, A.2). */
@FunctionalInterface
public interface SqlRevisionAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "revise-sql";

  Answer revise(SqlRevisionRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code SqlRevisionAgent.prompt}. */
  static SqlRevisionAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(
            models, STEP, PromptTemplate.of(SqlRevisionAgent.class), CodeLanguage.SQL);
    return request -> agent.ask(request.attempt(), request.values());
  }
}
