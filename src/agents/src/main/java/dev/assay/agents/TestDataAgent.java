package dev.assay.agents;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/** Writes pandas code that builds small tables for one question (TS-SQL 3.1.1, A.3). */
@FunctionalInterface
public interface TestDataAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "generate-test-data";

  Answer generate(TestDataRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code TestDataAgent.prompt}. */
  static TestDataAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(
            models, STEP, PromptTemplate.of(TestDataAgent.class), CodeLanguage.PYTHON);
    return request -> agent.ask(request.attempt(), request.values());
  }
}
