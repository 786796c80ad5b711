package dev.assay.agents.reading;

/** What was found in an answer. */
public sealed interface Reading {

  /**
   * One statement or program.
   *
   * @param code alone, without what stood around it
   */
  record Found(String code) implements Reading {}

  /**
   * None, or more than one.
   *
   * @param reason one line that says what was wanted and what was seen
   */
  record Nothing(String reason) implements Reading {}
}
