package dev.assay.agents.recorded;

import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.TokenUsage;
import org.jspecify.annotations.Nullable;

/**
 * One line of a file of recorded completions.
 *
 * @param key which call it answers
 * @param promptHash hash of the prompt it was recorded for; null when it was written by hand
 * @param completion the answer's text
 * @param tokens what the recorded call used
 * @param finish why the model stopped
 * @param provenance where the text comes from, for readers of the evidence
 * @param logProbability natural logarithm of the text's probability; null where it is not known
 */
public record RecordedCompletion(
    Key key,
    @Nullable String promptHash,
    String completion,
    TokenUsage tokens,
    FinishReason finish,
    String provenance,
    @Nullable Double logProbability) {

  /** Which call a completion answers. */
  public record Key(String question, String step, String model, int round) {

    static Key of(ModelCall call) {
      return new Key(call.question(), call.step(), call.model(), call.round());
    }

    @Override
    public String toString() {
      return "question %s, step %s, model %s, round %d".formatted(question, step, model, round);
    }
  }
}
