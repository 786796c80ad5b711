package dev.assay.agents.model;

import java.util.List;

/**
 * One call of an embedding model.
 *
 * @param model the configured name of the model
 * @param texts what vectors are wanted for; none is blank
 */
public record EmbeddingCall(String model, List<String> texts) {

  /** How many texts one call may have: OpenAI's limit is 2,048, others have less. */
  public static final int MOST_TEXTS = 256;

  public EmbeddingCall {
    texts = List.copyOf(texts);
    if (model.isBlank()) {
      throw new IllegalArgumentException("a call for embeddings needs a model");
    }
    if (texts.isEmpty() || texts.size() > MOST_TEXTS || texts.stream().anyMatch(String::isBlank)) {
      throw new IllegalArgumentException(
          "a call for embeddings needs 1 to %d texts that are not blank".formatted(MOST_TEXTS));
    }
  }

  /** SHA-256 over the texts in UTF-8, each led by its length, as 64 hexadecimal digits. */
  public String hash() {
    return TextsHash.of(texts);
  }
}
