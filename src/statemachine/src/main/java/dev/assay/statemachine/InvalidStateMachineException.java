package dev.assay.statemachine;

import java.util.List;

/** A definition that cannot be run here; the message has one line per problem. */
public final class InvalidStateMachineException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<String> problems;

  InvalidStateMachineException(List<String> problems) {
    super(String.join("\n", problems));
    this.problems = List.copyOf(problems);
  }

  /** One line each, naming the state and the field. */
  public List<String> problems() {
    return problems;
  }
}
