package dev.assay.workflow.budget;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.EmbeddingCall;
import dev.assay.agents.model.Embeddings;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.TokenUsage;
import dev.assay.catalog.linking.TokenEstimate;
import dev.assay.workflow.reporting.RunHistory;
import dev.assay.workflow.reporting.Usage;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.Question;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Models for one run, which are not called when the run would take more than it may: what its
 * artifacts say that it has taken, and the prompt by estimate. The answer is not foreseen, and of
 * calls side by side none knows of the other: a run can go over its budget by the answers of the
 * calls that are under way.
 */
public final class BudgetedModels implements ModelClient {

  private final ModelClient models;
  private final Artifacts artifacts;
  private final String run;

  /** Embeddings reach the run's artifacts only when their step has ended. */
  private final List<ModelUse> embedded = Collections.synchronizedList(new ArrayList<>());

  /** The models for one step of a run. */
  public BudgetedModels(ModelClient models, Artifacts artifacts, String run) {
    this.models = models;
    this.artifacts = artifacts;
    this.run = run;
  }

  @Override
  public Completion complete(ModelCall call) throws ModelException {
    int prompt = TokenEstimate.of(call.prompt().system()) + TokenEstimate.of(call.prompt().user());
    requireBudget(call.step(), call.model(), prompt);
    return models.complete(call);
  }

  @Override
  public Embeddings embed(EmbeddingCall call) throws ModelException {
    int texts = call.texts().stream().mapToInt(TokenEstimate::of).sum();
    requireBudget("embed", call.model(), texts);
    Embeddings answer = models.embed(call);
    embedded.add(new ModelUse("embed", call.model(), 1, answer.tokens(), 0));
    return answer;
  }

  private void requireBudget(String step, String model, int prompt)
      throws ModelException.OverBudget {
    Question question = artifacts.question(run);
    if (!question.settings().budget().bounds()) {
      return;
    }
    List<ModelUse> uses = new ArrayList<>(RunHistory.read(artifacts, run).uses());
    uses.addAll(embedded);
    uses.add(new ModelUse(step, model, 1, new TokenUsage(prompt, 0, 0), 0));
    Usage usage = Usage.of(uses, question.settings());
    Optional<String> exceeded =
        question.settings().budget().exceededBy(usage.tokens(), usage.cost());
    if (exceeded.isPresent()) {
      throw new ModelException.OverBudget(
          model, "with the next call of %s, the run takes %s".formatted(model, exceeded.get()));
    }
  }
}
