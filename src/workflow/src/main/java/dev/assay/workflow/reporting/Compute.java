package dev.assay.workflow.reporting;

import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.strategy.StrategyPart;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import java.util.Optional;

/**
 * What a run takes of Lambda and Step Functions, estimated from what its artifacts say: the time of
 * each stage with the memory of the function that does it, and the states that a run with such
 * artifacts goes through. Cold starts, retries, waits and requests are not in it. Of a run on one
 * machine it is what the run would have taken there.
 *
 * @param gbSeconds memory times time
 * @param transitions states that were entered
 * @param cost in dollars, at the list prices of us-east-1 for arm64
 */
public record Compute(BigDecimal gbSeconds, int transitions, BigDecimal cost) {

  /** Megabytes of the functions, as the Terraform example sets them. */
  public static final int MEMORY = 1769;

  /** Megabytes of the functions that only call a model, or only read artifacts. */
  public static final int SMALL_MEMORY = 1024;

  private static final Map<String, Integer> MEMORIES =
      Map.of("sql-generation", SMALL_MEMORY, "revision", SMALL_MEMORY);

  private static final BigDecimal GB_SECOND_PRICE = new BigDecimal("0.0000133334");
  private static final BigDecimal TRANSITION_PRICE = new BigDecimal("0.000025");
  private static final BigDecimal MEGABYTE_MILLIS_PER_GB_SECOND = new BigDecimal(1_024_000);
  private static final int DIGITS = 6;

  /** Begin, link, prepare with its three branches, one candidate, the end: whatever happens. */
  private static final int ALWAYS = 21;

  /** A Task, and the Choice about its outcome. */
  private static final int STEP = 2;

  /** Asking whether it is a question, and answering it. */
  private static final int ASKING = 3;

  /** The Map over one model, whether there is budget, the vote and the Choice about it. */
  private static final int VOTE = 4;

  /** What each model goes through in that Map. */
  private static final int MODEL = 4;

  /**
   * The estimate for a run.
   *
   * @param settings of the run
   * @param requested whether it was posted or is a line of a batch, rather than started by itself
   */
  static Compute of(RunHistory history, RunSettings settings, boolean requested) {
    long megabyteMillis =
        history.stages().entrySet().stream()
            .mapToLong(stage -> stage.getValue() * MEMORIES.getOrDefault(stage.getKey(), MEMORY))
            .sum();
    BigDecimal gbSeconds =
        BigDecimal.valueOf(megabyteMillis)
            .divide(MEGABYTE_MILLIS_PER_GB_SECOND, DIGITS, RoundingMode.HALF_UP);
    boolean reads =
        settings.strategy().has(StrategyPart.ENTITIES)
            || settings.strategy().has(StrategyPart.SKELETON);
    int transitions =
        transitions(history, settings) + (reads ? STEP : 0) + (requested ? ASKING : 0);
    BigDecimal cost =
        gbSeconds
            .multiply(GB_SECOND_PRICE)
            .add(TRANSITION_PRICE.multiply(BigDecimal.valueOf(transitions)))
            .setScale(2 * DIGITS, RoundingMode.HALF_UP)
            .stripTrailingZeros();
    return new Compute(gbSeconds, transitions, cost);
  }

  private static int transitions(RunHistory history, RunSettings settings) {
    int measured = history.adequacies().size();
    long models = history.testCode().stream().map(code -> code.model()).distinct().count();
    int asked =
        Optional.ofNullable(history.testCases().get(1))
            .map(decided -> decided.asked().size())
            .orElse((int) models);
    return ALWAYS
        + STEP * (measured + Math.max(0, measured - 1))
        + STEP * (history.testDataChoice().isPresent() ? 1 : 0)
        + VOTE * asked
        + MODEL * asked
        + STEP * history.allVerdicts().size()
        + STEP * history.judgements().size()
        + STEP * (settings.limits().revisions() == 0 ? 0 : history.searches())
        + STEP * Math.max(0, history.testCases().size() - 1)
        + STEP * history.revisions();
  }
}
