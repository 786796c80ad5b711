package dev.assay.agents;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/** Says which form the answer of a question has to have (ReFoRCE 3.2.2). */
@FunctionalInterface
public interface AnswerFormatAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "expect-format";

  /** The answer's code is JSON, which {@link AnswerFormat#parse} reads. */
  Answer expect(AnswerFormatRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code AnswerFormatAgent.prompt}. */
  static AnswerFormatAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(
            models, STEP, PromptTemplate.of(AnswerFormatAgent.class), CodeLanguage.JSON);
    return request -> agent.ask(request.attempt(), request.values());
  }
}
