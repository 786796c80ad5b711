package dev.assay.agents.model;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
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
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (String text : texts) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
        digest.update(bytes);
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
