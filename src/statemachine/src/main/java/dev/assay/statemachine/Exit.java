package dev.assay.statemachine;

import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A way out of a state: its own, that of a Choice rule or that of a Catcher.
 *
 * @param output the state's output; by default its result, or its input where it has none
 * @param assign variables by name, all evaluated with the values of before
 * @param next the state to go to; null ends the flow
 */
record Exit(@Nullable Template output, Map<String, Template> assign, @Nullable String next) {

  Stream<Template> templates() {
    return Stream.concat(Stream.ofNullable(output), assign.values().stream());
  }
}
