package dev.assay.agents.model;

/**
 * The key to a model's endpoint; shows itself to nobody who only prints it.
 *
 * @param value the secret
 */
public record ApiKey(String value) {

  @Override
  public String toString() {
    return "[key]";
  }
}
