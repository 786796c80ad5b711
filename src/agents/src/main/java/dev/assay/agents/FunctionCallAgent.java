package dev.assay.agents;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/** Writes a query as calls of functions, one a clause (Tool-SQL, figure 2). */
@FunctionalInterface
public interface FunctionCallAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "write-calls";

  Answer write(FunctionCallRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code FunctionCallAgent.prompt}. */
  static FunctionCallAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(
            models, STEP, PromptTemplate.of(FunctionCallAgent.class), CodeLanguage.PYTHON);
    return request -> agent.ask(request.attempt(), request.values());
  }
}
