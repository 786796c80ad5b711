package dev.assay.statemachine;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A {@code StartAt} with its {@code States}: the machine's top level, a branch of a Parallel state
 * or the processor of a Map state. One scope of variables.
 */
record Flow(String startAt, Map<String, State> states) {

  /** The variables that some state of this scope assigns. */
  Set<String> assignedVariables() {
    return states.values().stream()
        .flatMap(state -> state.exits().stream())
        .flatMap(exit -> exit.assign().keySet().stream())
        .collect(Collectors.toUnmodifiableSet());
  }
}
