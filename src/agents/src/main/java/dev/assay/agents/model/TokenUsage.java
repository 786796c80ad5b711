package dev.assay.agents.model;

/**
 * Tokens of one or several calls.
 *
 * @param input tokens of the prompts, those served from a cache included
 * @param output tokens of the answers, hidden reasoning included
 * @param cached the part of {@code input} that the server had cached
 */
public record TokenUsage(long input, long output, long cached) {

  /** Nothing used. */
  public static final TokenUsage ZERO = new TokenUsage(0, 0, 0);

  public TokenUsage {
    if (input < 0 || output < 0 || cached < 0 || cached > input) {
      throw new IllegalArgumentException(
          "tokens must not be negative, nor cached more than input: input "
              + input
              + ", output "
              + output
              + ", cached "
              + cached);
    }
  }

  public TokenUsage plus(TokenUsage other) {
    return new TokenUsage(input + other.input, output + other.output, cached + other.cached);
  }
}
