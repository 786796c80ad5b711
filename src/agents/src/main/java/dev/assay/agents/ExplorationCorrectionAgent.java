package dev.assay.agents;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/** Mends an exploring query that failed or found nothing (ReFoRCE, algorithm 1). */
@FunctionalInterface
public interface ExplorationCorrectionAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "correct-exploration";

  Answer correct(ExplorationCorrectionRequest request) throws ModelException;

  /** The agent that asks {@code models} with its prompt. */
  static ExplorationCorrectionAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(
            models, STEP, PromptTemplate.of(ExplorationCorrectionAgent.class), CodeLanguage.SQL);
    return request -> agent.ask(request.attempt(), request.values());
  }
}
