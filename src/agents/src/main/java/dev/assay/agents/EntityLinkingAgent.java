package dev.assay.agents;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/** Aligns words of a question with tables, columns and values (DAC 3.2). */
@FunctionalInterface
public interface EntityLinkingAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "link-entities";

  /** The answer's code is JSON, which {@link Alignment#parse} reads. */
  Answer link(EntityLinkingRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code EntityLinkingAgent.prompt}. */
  static EntityLinkingAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(
            models, STEP, PromptTemplate.of(EntityLinkingAgent.class), CodeLanguage.JSON);
    return request -> agent.ask(request.attempt(), request.values());
  }
}
