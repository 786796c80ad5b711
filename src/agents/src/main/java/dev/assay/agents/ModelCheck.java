package dev.assay.agents;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import dev.assay.agents.model.Prompt;
import dev.assay.agents.reading.CodeLanguage;

/**
 * One small call, in the form of those that runs make, by which it is seen whether a model works.
 */
public final class ModelCheck {

  private static final Prompt PROMPT =
      new Prompt(
          "You write SQL. Answer with one fenced block, ```sql, and nothing else.",
          "Write the query that counts the rows of the table orders, as n.");

  private ModelCheck() {}

  /** The model's answer, and the statement in it or why there is none. */
  public static Answer of(ModelClient models, ModelSettings model) throws ModelException {
    Completion completion =
        models.complete(
            new ModelCall("check-model", model.name(), "check", 1, PROMPT, model.temperature()));
    return CodeBlocks.extract(completion, CodeLanguage.SQL);
  }
}
