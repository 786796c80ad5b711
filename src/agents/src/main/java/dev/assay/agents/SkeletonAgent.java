package dev.assay.agents;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/** Writes the query that a question reads like, without knowing any database (DAC 3.3). */
@FunctionalInterface
public interface SkeletonAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "parse-skeleton";

  /** The answer's code is SQL whose names are made up. */
  Answer parse(SkeletonRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code SkeletonAgent.prompt}. */
  static SkeletonAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(models, STEP, PromptTemplate.of(SkeletonAgent.class), CodeLanguage.SQL);
    return request -> agent.ask(request.attempt(), request.values());
  }
}
