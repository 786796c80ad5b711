package dev.assay.function.runtime;

import io.smallrye.config.ConfigMapping;
import java.util.Optional;

/**
 * How models are called. Each model's own settings are read by their names, in {@code
 * dev.assay.agents.model.Models}: names of models hold signs that a mapping would lose.
 */
@ConfigMapping(prefix = "assay")
public interface CallSettings {

  /** ARN or name of the secret with the models' keys; none when absent. */
  Optional<String> modelSecret();

  /**
   * A file of recorded completions that answers in place of all models; they answer when absent.
   */
  Optional<String> replay();
}
