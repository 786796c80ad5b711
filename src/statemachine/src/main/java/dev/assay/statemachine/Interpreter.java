package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/**
 * Runs state machines as AWS Step Functions would run them as Standard workflows, in this process.
 *
 * <p>May be used by several threads at once.
 */
public final class Interpreter {
  private static final Pattern NAME =
      Pattern.compile("[^\\s\\p{Cntrl}<>{}\\[\\]?*\"#%\\\\^|~`$&,;:/]{1,80}");

  private final FlowRunner flows;
  private final Time time;
  private final ExecutionListener listener;

  public Interpreter(TaskInvoker invoker, Time time, ExecutionListener listener) {
    this(Services.of(invoker), time, listener);
  }

  /** With objects and other state machines. */
  public Interpreter(Services services, Time time, ExecutionListener listener) {
    this(services, time, listener, () -> ThreadLocalRandom.current().nextLong());
  }

  /** With the random numbers that a JitterStrategy of FULL draws from. */
  Interpreter(Services services, Time time, ExecutionListener listener, RandomGenerator random) {
    this.flows = new FlowRunner(new Attempts(random), services);
    this.time = time;
    this.listener = listener;
  }

  /**
   * Runs one execution to its end.
   *
   * @param executionName 1 to 80 characters, none of them white space, control characters or {@code
   *     <>{}[]?*"#%\^|~`$&,;:/}
   * @throws ExecutionAborted as thrown by the invoker or the listener
   * @throws IllegalArgumentException for a name that Step Functions would not take
   */
  public ExecutionResult run(StateMachine machine, JsonNode input, String executionName) {
    if (!NAME.matcher(executionName).matches()) {
      throw new IllegalArgumentException(
          "execution name '"
              + executionName
              + "' must have 1 to 80 characters, without spaces or any of <>{}[]?*\"#%\\^|~`$&,;:/");
    }
    JsonNode copy = input.deepCopy();
    Execution execution = new Execution(machine, executionName, copy, time, listener);
    try {
      PayloadSize.check("the execution's input", copy);
      JsonNode output = flows.run(execution, machine.flow(), copy, Place.top());
      return new ExecutionResult.Succeeded(output.deepCopy());
    } catch (StateFailure failure) {
      return failure.end();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new ExecutionResult.Cancelled();
    }
  }
}
