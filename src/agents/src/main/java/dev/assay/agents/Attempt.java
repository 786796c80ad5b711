package dev.assay.agents;

import java.util.HashMap;
import java.util.Map;

/**
 * Whom an agent asks, about what, and for the how-manieth time.
 *
 * @param model the configured name of the model
 * @param question the id of the question
 * @param round 1 for the first try, one more for each regeneration or revision
 * @param temperature 0 to 2
 * @param unusable why nothing could be read in the answer before, which the model is told; else
 *     empty
 * @param now the moment that "now" means in the question, in words; empty where none is named
 */
public record Attempt(
    String model, String question, int round, double temperature, String unusable, String now) {

  /** An attempt after none, that names no moment. */
  public Attempt(String model, String question, int round, double temperature) {
    this(model, question, round, temperature, "", "");
  }

  /** The same after an answer in which nothing could be read. */
  public Attempt after(String reason) {
    return new Attempt(model, question, round, temperature, reason, now);
  }

  /** The values of a prompt, with what every prompt is told of the attempt. */
  Map<String, Object> with(Map<String, Object> values) {
    Map<String, Object> all = new HashMap<>(values);
    all.put("now", now);
    return all;
  }
}
