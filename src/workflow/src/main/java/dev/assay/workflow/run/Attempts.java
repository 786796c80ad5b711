package dev.assay.workflow.run;

import dev.assay.agents.Attempt;
import java.util.HashMap;
import java.util.Map;

/**
 * Numbers the calls of a step that makes several. Rounds tell calls apart in recordings: those of
 * runs side by side begin at 1, 101, 201 and so on.
 */
public final class Attempts {

  private static final int ROUNDS_OF_A_THREAD = 100;

  /** Runs side by side have to differ; the first keeps the configured temperature. */
  private static final double TEMPERATURE_BESIDE = 0.8;

  private final Question question;
  private final int thread;
  private final Map<String, Integer> counts = new HashMap<>();

  /** The calls of one of several runs side by side, which are counted from 0. */
  public Attempts(Question question, int thread) {
    this.question = question;
    this.thread = thread;
  }

  /** The next call of the agent whose step it is. */
  public Attempt next(String step) {
    String model = question.settings().models().main();
    int count = counts.merge(step, 1, Integer::sum);
    double temperature = question.settings().models().temperature(model, count);
    return question.attempt(
        model,
        ROUNDS_OF_A_THREAD * thread + count,
        thread == 0 ? temperature : Math.max(temperature, TEMPERATURE_BESIDE));
  }
}
