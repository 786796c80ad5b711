package dev.assay.cli.run;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Passes calls on and remembers them. */
final class CountingModels implements ModelClient {

  private final ModelClient models;
  private final List<String> calls = Collections.synchronizedList(new ArrayList<>());

  CountingModels(ModelClient models) {
    this.models = models;
  }

  @Override
  public Completion complete(ModelCall call) throws ModelException {
    Completion completion = models.complete(call);
    calls.add("%s %s %d".formatted(call.step(), call.model(), call.round()));
    return completion;
  }

  /** The answered calls, sorted, since branches run side by side. */
  List<String> calls() {
    return calls.stream().sorted().toList();
  }
}
