package dev.assay.agents;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/**
 * Writes pandas code that computes the expected result on the test data (TS-SQL 3.1.2, A.4, A.5).
 */
@FunctionalInterface
public interface TestCodeAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "generate-test-code";

  Answer generate(TestCodeRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code TestCodeAgent.prompt}. */
  static TestCodeAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(
            models, STEP, PromptTemplate.of(TestCodeAgent.class), CodeLanguage.PYTHON);
    return request -> agent.ask(request.attempt(), request.values());
  }
}
