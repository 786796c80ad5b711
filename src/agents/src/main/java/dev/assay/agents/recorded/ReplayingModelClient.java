package dev.assay.agents.recorded;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.EmbeddingCall;
import dev.assay.agents.model.Embeddings;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import java.time.Duration;

/** Answers calls with recorded completions; no model is reached. */
public final class ReplayingModelClient implements ModelClient {

  private final RecordedCompletions recordings;

  public ReplayingModelClient(RecordedCompletions recordings) {
    this.recordings = recordings;
  }

  /**
   * The recorded answer, with its recorded tokens and no duration.
   *
   * @throws ModelException.Refused when nothing is recorded for the call, or something was but for
   *     another prompt
   */
  @Override
  public Completion complete(ModelCall call) throws ModelException {
    RecordedCompletion.Key key = RecordedCompletion.Key.of(call);
    RecordedCompletion recorded =
        recordings
            .find(key)
            .orElseThrow(
                () -> refused(call, "no completion is recorded in %s for %s", key, "record it"));
    String hash = recorded.promptHash();
    if (hash != null && !hash.equals(call.prompt().hash())) {
      throw refused(
          call, "the completion in %s for %s is of another prompt", key, "record it again");
    }
    return new Completion(
        recorded.completion(),
        recorded.tokens(),
        recorded.finish(),
        Duration.ZERO,
        recorded.logProbability());
  }

  /**
   * The recorded vectors, with their recorded tokens and no duration.
   *
   * @throws ModelException.Refused when none are recorded for these texts
   */
  @Override
  public Embeddings embed(EmbeddingCall call) throws ModelException {
    RecordedEmbeddings recorded =
        recordings
            .find(RecordedEmbeddings.Key.of(call))
            .filter(found -> found.vectors().size() == call.texts().size())
            .orElseThrow(
                () ->
                    new ModelException.Refused(
                        call.model(),
                        "no embeddings are recorded in %s for these %d texts: record them"
                            .formatted(recordings.source(), call.texts().size())));
    return new Embeddings(recorded.vectors(), recorded.tokens(), Duration.ZERO);
  }

  /** Whether a completion is recorded for the call, and for its very prompt. */
  boolean has(ModelCall call) {
    return recordings
        .find(RecordedCompletion.Key.of(call))
        .filter(
            recorded ->
                recorded.promptHash() == null || recorded.promptHash().equals(call.prompt().hash()))
        .isPresent();
  }

  private ModelException.Refused refused(
      ModelCall call, String problem, RecordedCompletion.Key key, String remedy) {
    String what = problem.formatted(recordings.source(), key);
    return new ModelException.Refused(call.model(), what + ": " + remedy);
  }
}
