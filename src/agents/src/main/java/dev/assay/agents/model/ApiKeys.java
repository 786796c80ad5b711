package dev.assay.agents.model;

import java.util.Optional;

/** Where keys of models are besides configuration; they may change while models are called. */
@FunctionalInterface
public interface ApiKeys {

  ApiKeys NONE = _ -> Optional.empty();

  /**
   * The key that holds now.
   *
   * @param setting the name that it would have in configuration: {@code OPENAI_API_KEY} or {@code
   *     assay.models.<name>.api-key}
   */
  Optional<ApiKey> find(String setting);
}
