package dev.assay.agents;

import dev.assay.agents.model.Completion;

/** What an agent got from its model. */
public sealed interface Answer {

  /** The whole answer of the model, with its tokens: it costs as much without code. */
  Completion completion();

  /**
   * An answer with code.
   *
   * @param text the code alone, without the prose around it
   */
  record Code(String text, Completion completion) implements Answer {}

  /**
   * An answer that has no usable code.
   *
   * @param reason one line that tells the model, and the reader, what was missing
   */
  record NoCode(String reason, Completion completion) implements Answer {}
}
