package dev.assay.agents.model;

/** Under which name a server is told how many tokens an answer may have. */
public enum TokenLimit {
  /** What most servers know. */
  MAX_TOKENS("max_tokens"),
  /** What OpenAI's newer models know. */
  MAX_COMPLETION_TOKENS("max_completion_tokens"),
  /** Not at all. */
  NONE("none");

  private final String parameter;

  TokenLimit(String parameter) {
    this.parameter = parameter;
  }

  /** As it is configured, and sent. */
  public String parameter() {
    return parameter;
  }
}
