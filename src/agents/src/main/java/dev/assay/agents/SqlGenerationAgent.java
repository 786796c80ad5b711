package dev.assay.agents;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/** Writes the first SQL for a question (TS-SQL 3.2, A.1). */
@FunctionalInterface
public interface SqlGenerationAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "generate-sql";

  Answer generate(SqlGenerationRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code SqlGenerationAgent.prompt}. */
  static SqlGenerationAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(
            models, STEP, PromptTemplate.of(SqlGenerationAgent.class), CodeLanguage.SQL);
    return request -> agent.ask(request.attempt(), request.values());
  }
}
