package dev.assay.workflow.run;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.workflow.artifacts.ArtifactKeys;
import java.time.Duration;
import java.util.Optional;

/**
 * The model calls of a step that makes several: each is an artifact as soon as it is answered, and
 * a step that is repeated is answered from these, call by call, as long as it asks the same.
 */
public final class KeptCalls implements ModelClient {

  private final Artifacts artifacts;
  private final ModelClient models;
  private final String run;
  private final String name;
  private int next = 1;

  /**
   * The calls of a step.
   *
   * @param name of the step's calls, one of its own
   */
  public KeptCalls(Artifacts artifacts, ModelClient models, String run, String name) {
    this.artifacts = artifacts;
    this.models = models;
    this.run = run;
    this.name = name;
  }

  @Override
  public Completion complete(ModelCall call) throws ModelException {
    for (; ; next++) {
      Optional<KeptCall> kept = artifacts.find(key(), KeptCall.class);
      if (kept.isEmpty()) {
        return ask(call);
      }
      if (kept.get().promptHash().equals(call.prompt().hash())) {
        next++;
        return completion(kept.get());
      }
    }
  }

  private Completion ask(ModelCall call) throws ModelException {
    Completion answer = models.complete(call);
    ModelUse use = ModelUse.of(call.step(), call.model(), call.round(), answer);
    KeptCall made = new KeptCall(call.prompt().hash(), answer.text(), answer.finish(), use);
    KeptCall kept = artifacts.create(key(), made, KeptCall.class);
    next++;
    return completion(kept);
  }

  private String key() {
    return ArtifactKeys.keptCall(run, name, next);
  }

  private static Completion completion(KeptCall kept) {
    return new Completion(
        kept.answer(), kept.use().tokens(), kept.finish(), Duration.ofMillis(kept.use().millis()));
  }
}
