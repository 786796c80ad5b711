package dev.assay.workflow.calls;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.EmbeddingCall;
import dev.assay.agents.model.Embeddings;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.TokenUsage;
import dev.assay.catalog.linking.TokenEstimate;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.InterruptedStepException;
import dev.assay.workflow.run.KeptCall;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.RunSettings;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The models of one run. An answer is kept as soon as it is there, before anybody reads it, and a
 * step that is repeated finds it. Of two deliveries of an event at the same time one calls the
 * model, and the other waits for its answer. A holder who is killed is not waited for longer than a
 * lease; should it live all the same, its answer does not count, but what it took does.
 */
public final class PaidOnce implements ModelClient {

  private static final Duration POLL = Duration.ofSeconds(1);

  private final ModelClient models;
  private final Artifacts artifacts;
  private final String run;
  private final InstantSource clock;
  private final Pause pause;
  private final RunBudget budget;

  /** The models for one step of a run. */
  public PaidOnce(
      ModelClient models, Artifacts artifacts, String run, InstantSource clock, Pause pause) {
    this.models = models;
    this.artifacts = artifacts;
    this.run = run;
    this.clock = clock;
    this.pause = pause;
    this.budget = new RunBudget(artifacts, run, clock);
  }

  @Override
  public Completion complete(ModelCall call) throws ModelException {
    RunSettings settings = artifacts.question(run).settings();
    ModelUse reserved = reserved(call, settings);
    String hash = call.hash();
    while (true) {
      Optional<KeptCall> kept = kept(hash);
      if (kept.isPresent()) {
        return completion(kept.get());
      }
      if (budget.waits(settings, hash, reserved).isEmpty()) {
        Optional<Lease> lease = Lease.take(artifacts, run, hash, reserved, clock);
        Optional<KeptCall> answer =
            lease.isPresent() ? answer(call, settings, reserved, lease.get()) : Optional.empty();
        if (answer.isPresent()) {
          return completion(answer.get());
        }
      }
      sleep(POLL);
    }
  }

  /** The answer; empty when there is no budget for it beside the calls that are under way. */
  private Optional<KeptCall> answer(
      ModelCall call, RunSettings settings, ModelUse reserved, Lease lease) throws ModelException {
    String hash = call.hash();
    OptionalInt turn;
    try (lease) {
      Optional<KeptCall> before = kept(hash);
      if (before.isPresent()) {
        return before;
      }
      // asked again now that others can see what this call may take
      turn = budget.waits(settings, hash, reserved);
      if (turn.isEmpty()) {
        KeptCall answer = keep(call, models.complete(call), lease.number());
        lease.settle();
        return Optional.of(answer);
      }
    }
    sleep(POLL.multipliedBy(turn.getAsInt()));
    return Optional.empty();
  }

  /** The answer that counts: this one, or that of another who was faster. */
  private KeptCall keep(ModelCall call, Completion answer, int claim) {
    ModelUse use = ModelUse.of(call.step(), call.model(), call.round(), answer);
    KeptCall made =
        new KeptCall(
            call.prompt().hash(), answer.text(), answer.finish(), use, clock.instant(), claim);
    String key = ArtifactKeys.answer(run, call.hash());
    if (artifacts.createNew(key, made)) {
      return made;
    }
    meter(call.hash(), made);
    return artifacts.get(key, KeptCall.class);
  }

  /** Vectors are kept by whoever asks for them; what they took is kept here, each time. */
  @Override
  public Embeddings embed(EmbeddingCall call) throws ModelException {
    RunSettings settings = artifacts.question(run).settings();
    int texts = call.texts().stream().mapToInt(TokenEstimate::of).sum();
    ModelUse reserved = new ModelUse("embed", call.model(), 1, new TokenUsage(texts, 0, 0), 0);
    while (budget.waits(settings, call.hash(), reserved).isPresent()) {
      sleep(POLL);
    }
    Embeddings answer = models.embed(call);
    ModelUse use =
        new ModelUse("embed", call.model(), 1, answer.tokens(), answer.duration().toMillis());
    meter(call.hash(), new KeptCall(call.hash(), "", FinishReason.STOP, use, clock.instant(), 0));
    return answer;
  }

  /** Keeps what an answer took that does not count, or that is kept elsewhere. */
  private void meter(String hash, KeptCall call) {
    int number = 1;
    while (!artifacts.createNew(ArtifactKeys.paid(run, hash, number), call)) {
      number++;
    }
  }

  private Optional<KeptCall> kept(String hash) {
    return artifacts.find(ArtifactKeys.answer(run, hash), KeptCall.class);
  }

  private static ModelUse reserved(ModelCall call, RunSettings settings) {
    int prompt = TokenEstimate.of(call.prompt().system()) + TokenEstimate.of(call.prompt().user());
    TokenUsage most = new TokenUsage(prompt, settings.models().mostAnswerTokens(call.model()), 0);
    return new ModelUse(call.step(), call.model(), call.round(), most, 0);
  }

  private void sleep(Duration duration) {
    try {
      pause.sleep(duration);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedStepException(ArtifactKeys.calls(run));
    }
  }

  private static Completion completion(KeptCall kept) {
    return new Completion(
        kept.answer(),
        kept.use().tokens(),
        kept.finish(),
        Duration.ofMillis(kept.use().millis()),
        kept.use().logProbability());
  }
}
