package dev.assay.agents;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.TokenUsage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A model that gives the same answer to each call and remembers the calls. */
final class FixedModel implements ModelClient {

  private final List<ModelCall> calls = new ArrayList<>();
  private final String answer;

  FixedModel(String answer) {
    this.answer = answer;
  }

  ModelCall onlyCall() {
    if (calls.size() != 1) {
      throw new AssertionError("one call was expected, not " + calls.size());
    }
    return calls.getFirst();
  }

  @Override
  public Completion complete(ModelCall call) {
    calls.add(call);
    return new Completion(answer, TokenUsage.ZERO, FinishReason.STOP, Duration.ZERO);
  }
}
