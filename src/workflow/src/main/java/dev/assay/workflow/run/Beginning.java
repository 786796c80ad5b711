package dev.assay.workflow.run;

/**
 * What became of a run that somebody asked on demand before anything was done for it; whoever keeps
 * it first decides.
 *
 * @param withdrawn whether its asker did not want it any more
 */
public record Beginning(boolean withdrawn) {

  /** Why a run that was withdrawn has no answer. */
  public static final String REASON = "it was withdrawn before it began";
}
