package dev.assay.statemachine;

import java.util.Map;

/**
 * What state machines reach: functions, objects, and other state machines.
 *
 * @param machines state machines that may be started, by the name at the end of their ARN
 */
public record Services(
    TaskInvoker functions, ObjectAccess objects, Map<String, StateMachine> machines) {

  public Services {
    machines = Map.copyOf(machines);
  }

  /** Functions alone. */
  public static Services of(TaskInvoker functions) {
    return new Services(functions, ObjectAccess.NONE, Map.of());
  }
}
