package dev.assay.agents.model;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What a model is told: our instructions, and the data that they are about.
 *
 * @param system instructions of the project, no data of users
 * @param user the question and everything taken from a database or from models
 */
public record Prompt(String system, String user) {

  /** SHA-256 over both parts in UTF-8, each led by its length, as 64 hexadecimal digits. */
  public String hash() {
    MessageDigest digest = sha256();
    update(digest, system);
    update(digest, user);
    return HexFormat.of().formatHex(digest.digest());
  }

  private static void update(MessageDigest digest, String part) {
    byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
    digest.update(bytes);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
