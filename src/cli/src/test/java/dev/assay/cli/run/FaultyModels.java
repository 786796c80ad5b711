package dev.assay.cli.run;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.TokenUsage;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** Models that fail, or answer something else, the first times that a step asks them. */
final class FaultyModels implements ModelClient {

  private final ModelClient models;
  private final Map<String, Deque<Object>> faults = new HashMap<>();

  private final List<String> prompts = new CopyOnWriteArrayList<>();

  FaultyModels(ModelClient models) {
    this.models = models;
  }

  /** The next call of the step fails so. */
  FaultyModels failing(String step, ModelException failure) {
    return next(step, failure);
  }

  /** The next call of the step is answered with this text. */
  FaultyModels answering(String step, String text) {
    return next(step, text);
  }

  /** Everything that models were shown. */
  List<String> prompts() {
    return prompts;
  }

  private FaultyModels next(String step, Object fault) {
    faults.computeIfAbsent(step, _ -> new ArrayDeque<>()).add(fault);
    return this;
  }

  @Override
  public Completion complete(ModelCall call) throws ModelException {
    prompts.add(call.prompt().system() + call.prompt().user());
    Object fault = fault(call.step());
    return switch (fault) {
      case null -> models.complete(firstRound(call));
      case ModelException failure -> throw failure;
      default -> new Completion((String) fault, TokenUsage.ZERO, FinishReason.STOP, Duration.ZERO);
    };
  }

  private synchronized @Nullable Object fault(String step) {
    return faults.getOrDefault(step, new ArrayDeque<>()).poll();
  }

  /**
   * After answers that could not be used, the recorded first round is what the model gives next.
   */
  private ModelCall firstRound(ModelCall call) {
    boolean shifted = faults.containsKey(call.step()) && !call.step().equals("revise-sql");
    return shifted
        ? new ModelCall(
            call.step(), call.model(), call.question(), 1, call.prompt(), call.temperature())
        : call;
  }
}
