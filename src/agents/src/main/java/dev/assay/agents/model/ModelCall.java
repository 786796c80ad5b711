package dev.assay.agents.model;

/**
 * One call of one model.
 *
 * @param step the step that asks, such as {@code generate-test-data}
 * @param model the configured name of the model
 * @param question the id of the question, not its text
 * @param round 1 for the first try of a step, 2 for the first regeneration and so on
 * @param prompt what the model is told
 * @param temperature 0 to 2
 */
public record ModelCall(
    String step, String model, String question, int round, Prompt prompt, double temperature) {

  public ModelCall {
    requireText("step", step);
    requireText("model", model);
    requireText("question id", question);
    if (round < 1) {
      throw new IllegalArgumentException("round must be 1 or more, not " + round);
    }
    if (!(temperature >= 0 && temperature <= 2)) {
      throw new IllegalArgumentException("temperature must be 0 to 2, not " + temperature);
    }
  }

  /** SHA-256 over all but the question's id, as 64 hexadecimal digits. */
  public String hash() {
    String how = "%s %s %d %s".formatted(step, model, round, temperature);
    return new Prompt(how, prompt.hash()).hash();
  }

  private static void requireText(String what, String value) {
    if (value.isBlank()) {
      throw new IllegalArgumentException("a model call needs a " + what);
    }
  }
}
