package dev.assay.agents;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/** Finds the keywords of a question, and the columns that each concerns (TS-SQL 3.1.1). */
@FunctionalInterface
public interface LinkingAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "link";

  /** The answer's code is JSON, which {@link KeywordColumns#parse} reads. */
  Answer link(LinkingRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code LinkingAgent.prompt}. */
  static LinkingAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(models, STEP, PromptTemplate.of(LinkingAgent.class), CodeLanguage.JSON);
    return request -> agent.ask(request.attempt(), request.values());
  }
}
