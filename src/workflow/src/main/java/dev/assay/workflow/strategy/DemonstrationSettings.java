package dev.assay.workflow.strategy;

/**
 * Which demonstrations SQL is written from.
 *
 * @param pool the key of the pool's artifact
 * @param most how many are shown at most
 */
public record DemonstrationSettings(String pool, int most) {

  /** As many as prompts take without growing much. */
  public static final int DEFAULT_MOST = 5;
}
