package dev.assay.agents;

/**
 * Whom an agent asks, about what, and for the how-manieth time.
 *
 * @param model the configured name of the model
 * @param question the id of the question
 * @param round 1 for the first try, one more for each regeneration or revision
 * @param temperature 0 to 2
 * @param unusable why nothing could be read in the answer before, which the model is told; else
 *     empty
 */
public record Attempt(
    String model, String question, int round, double temperature, String unusable) {

  /** An attempt after none, or after one whose prompt says itself what was wrong. */
  public Attempt(String model, String question, int round, double temperature) {
    this(model, question, round, temperature, "");
  }
}
