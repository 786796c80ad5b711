package dev.assay.agents.model;

import java.util.List;

/**
 * What a model is told: our instructions, and the data that they are about.
 *
 * @param system instructions of the project, no data of users
 * @param user the question and everything taken from a database or from models
 */
public record Prompt(String system, String user) {

  /** SHA-256 over both parts in UTF-8, each led by its length, as 64 hexadecimal digits. */
  public String hash() {
    return TextsHash.of(List.of(system, user));
  }
}
