package dev.assay.agents.model;

/** Why a model stopped writing. */
public enum FinishReason {
  /** It was done. */
  STOP,
  /** It ran into the token limit: the answer is cut off. */
  LENGTH,
  /** The server withheld the answer, or the model declined. */
  CONTENT_FILTER,
  /** Anything else, and servers that give no reason. */
  OTHER
}
