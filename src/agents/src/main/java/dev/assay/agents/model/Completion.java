package dev.assay.agents.model;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What a model answered.
 *
 * @param text the answer, empty when there was none
 * @param tokens what it cost in tokens; zero where the server does not say
 * @param finish why the model stopped
 * @param duration from sending the call to having the whole answer; zero for recorded ones
 * @param logProbability natural logarithm of the answer's probability; null where it is not known
 */
public record Completion(
    String text,
    TokenUsage tokens,
    FinishReason finish,
    Duration duration,
    @Nullable Double logProbability) {

  /** An answer whose probability is not known. */
  public Completion(String text, TokenUsage tokens, FinishReason finish, Duration duration) {
    this(text, tokens, finish, duration, null);
  }

  /** By which the same text is known again, as 64 hexadecimal digits. */
  public String digest() {
    return new Prompt("", text).hash();
  }
}
