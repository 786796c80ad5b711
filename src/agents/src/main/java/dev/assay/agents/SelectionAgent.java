package dev.assay.agents;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;

/** Says which of two test codes with different results answers the question (TS-SQL A.6). */
@FunctionalInterface
public interface SelectionAgent {

  /** Name of the step, in calls, recordings and artifacts. */
  String STEP = "select-test-code";

  SelectionAnswer select(SelectionRequest request) throws ModelException;

  /** The agent that asks {@code models} with the prompt of {@code SelectionAgent.prompt}. */
  static SelectionAgent asking(ModelClient models) {
    PromptTemplate template = PromptTemplate.of(SelectionAgent.class);
    return request -> {
      Attempt attempt = request.attempt();
      Completion completion =
          models.complete(
              new ModelCall(
                  STEP,
                  attempt.model(),
                  attempt.question(),
                  attempt.round(),
                  template.render(attempt.with(request.values())),
                  attempt.temperature()));
      return SelectionAnswer.of(completion);
    };
  }
}
