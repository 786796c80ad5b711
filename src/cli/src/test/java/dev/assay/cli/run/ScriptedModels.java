package dev.assay.cli.run;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.TokenUsage;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** Answers some rounds of some steps by a script, and others as other models do. */
final class ScriptedModels implements ModelClient {

  private final ModelClient others;
  private final Map<String, String> script = new ConcurrentHashMap<>();
  private final List<String> asked = new CopyOnWriteArrayList<>();

  ScriptedModels(ModelClient others) {
    this.others = others;
  }

  ScriptedModels answering(String step, int round, String text) {
    script.put(step + round, text);
    return this;
  }

  /** How often the step asked. */
  long asked(String step) {
    return asked.stream().filter(step::equals).count();
  }

  @Override
  public Completion complete(ModelCall call) throws ModelException {
    asked.add(call.step());
    String text = script.get(call.step() + call.round());
    return text == null
        ? others.complete(call)
        : new Completion(text, new TokenUsage(1, 1, 0), FinishReason.STOP, Duration.ZERO);
  }
}
