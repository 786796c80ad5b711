package dev.assay.agents.model;

import java.util.Locale;

/** In which role a model is given its instructions. */
public enum SystemRole {
  /** A message of its own. */
  SYSTEM,
  /** A message of its own, as OpenAI's reasoning models want it. */
  DEVELOPER,
  /** None: they stand before the user's message. */
  NONE;

  /** As it is configured, and sent. */
  public String value() {
    return name().toLowerCase(Locale.ROOT);
  }
}
