package dev.assay.agents;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.Prompt;
import dev.assay.agents.reading.CodeLanguage;
import dev.assay.agents.reading.FencedBlock;
import java.util.Map;

/** What the agents share: fill the prompt, ask the model, find the code. */
final class PromptedAgent {

  private final ModelClient models;
  private final String step;
  private final PromptTemplate template;
  private final CodeLanguage language;

  PromptedAgent(ModelClient models, String step, PromptTemplate template, CodeLanguage language) {
    this.models = models;
    this.step = step;
    this.template = template;
    this.language = language;
  }

  Answer ask(Attempt attempt, Map<String, Object> values) throws ModelException {
    return CodeBlocks.extract(complete(attempt, values), language);
  }

  /** The whole answer, where it is more than one block of code, or none. */
  Completion complete(Attempt attempt, Map<String, Object> values) throws ModelException {
    return models.complete(
        new ModelCall(
            step,
            attempt.model(),
            attempt.question(),
            attempt.round(),
            prompt(attempt, values),
            attempt.temperature()));
  }

  private Prompt prompt(Attempt attempt, Map<String, Object> values) {
    Prompt prompt = template.render(attempt.with(values));
    return attempt.unusable().isEmpty()
        ? prompt
        : new Prompt(
            prompt.system(),
            "%s\n\nYour last answer could not be used:\n%s\n\nAnswer again, in the form that is asked for."
                .formatted(prompt.user(), FencedBlock.around(attempt.unusable(), "text")));
  }
}
