package dev.assay.agents;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.reading.CodeLanguage;

/**
 * Judges one step of a query by what it holds, and rewrites it when it is wrong (ReFoRCE 3.2.4).
 */
@FunctionalInterface
public interface CteJudgeAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "judge-cte";

  StepJudgement judge(CteJudgeRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code CteJudgeAgent.prompt}. */
  static CteJudgeAgent asking(ModelClient models) {
    PromptedAgent agent =
        new PromptedAgent(models, STEP, PromptTemplate.of(CteJudgeAgent.class), CodeLanguage.SQL);
    return request -> StepJudgement.of(agent.complete(request.attempt(), request.values()));
  }
}
