package dev.assay.agents.openai;

import dev.assay.agents.model.ModelSettings;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Keeps what was built of each model's settings, until they change: a key may be rotated. */
final class BuiltModels<T> {

  private final Function<ModelSettings, T> build;
  private final Map<String, Built<T>> built = new ConcurrentHashMap<>();

  private record Built<T>(ModelSettings settings, T model) {}

  BuiltModels(Function<ModelSettings, T> build) {
    this.build = build;
  }

  T of(ModelSettings settings) {
    return built.compute(
            settings.name(),
            (_, before) ->
                before != null && before.settings.equals(settings)
                    ? before
                    : new Built<>(settings, build.apply(settings)))
        .model;
  }
}
