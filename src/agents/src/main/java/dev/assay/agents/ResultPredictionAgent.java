package dev.assay.agents;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/** Answers a question from the rows of a small database, without SQL (Li and Xie 2.2). */
@FunctionalInterface
public interface ResultPredictionAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "predict-result";

  /** The answer's code is JSON, which {@link PredictedResult#parse} reads. */
  Answer predict(ResultPredictionRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code ResultPredictionAgent.prompt}. */
  static ResultPredictionAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(
            models, STEP, PromptTemplate.of(ResultPredictionAgent.class), CodeLanguage.JSON);
    return request -> agent.ask(request.attempt(), request.values());
  }
}
