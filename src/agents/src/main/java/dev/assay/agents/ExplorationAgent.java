package dev.assay.agents;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/** Writes small queries that find out what columns hold (ReFoRCE 3.2.3). */
@FunctionalInterface
public interface ExplorationAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "explore";

  QueriesAnswer explore(ExplorationRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code ExplorationAgent.prompt}. */
  static ExplorationAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(
            models, STEP, PromptTemplate.of(ExplorationAgent.class), CodeLanguage.SQL);
    return request -> {
      Completion completion = agent.complete(request.attempt(), request.values());
      return new QueriesAnswer(CodeBlocks.all(completion, CodeLanguage.SQL), completion);
    };
  }
}
