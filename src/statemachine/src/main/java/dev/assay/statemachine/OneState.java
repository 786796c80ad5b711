package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * One state of a machine, tried alone with functions that answer as a test wants: its Arguments,
 * Retry, Catch, Assign and Output, as Step Functions' TestState shows them. Nobody waits.
 *
 * <pre>{@code
 * StateResult result =
 *     OneState.of(machine, "Charge")
 *         .with("order", order)
 *         .run(input, (function, payload) -> { throw TaskFailure.ofFunction("Declined", "no"); });
 * assertThat(result).isInstanceOfSatisfying(
 *     StateResult.Caught.class, caught -> assertThat(caught.next()).isEqualTo("Apologise"));
 * }</pre>
 */
public final class OneState {

  private static final String EXECUTION = "one-state";

  /** What a JitterStrategy of FULL draws from is always the same, so that tests are. */
  private static final long MIDDLE = Long.MIN_VALUE;

  private final StateMachine machine;
  private final State state;
  private final Map<String, JsonNode> variables;

  private OneState(StateMachine machine, State state, Map<String, JsonNode> variables) {
    this.machine = machine;
    this.state = state;
    this.variables = variables;
  }

  /**
   * The state of this name, wherever it is in the machine: no two have the same.
   *
   * @throws IllegalArgumentException where no state has it
   */
  public static OneState of(StateMachine machine, String name) {
    State state = find(machine.flow(), name);
    if (state == null) {
      throw new IllegalArgumentException("there is no state '" + name + "' in this machine");
    }
    return new OneState(machine, state, Map.of());
  }

  /** The same with a variable that states before it, or around it, have assigned. */
  public OneState with(String variable, JsonNode value) {
    Map<String, JsonNode> more = new LinkedHashMap<>(variables);
    more.put(variable, value.deepCopy());
    return new OneState(machine, state, more);
  }

  /** Tries it on this input; a function is called again for each retry. */
  public StateResult run(JsonNode input, TaskInvoker functions) {
    return run(input, Services.of(functions));
  }

  /** Tries it with objects and other machines, which a Distributed Map and nested runs need. */
  public StateResult run(JsonNode input, Services services) {
    Recorded waits = new Recorded();
    FirstCatch caught = new FirstCatch(state.name());
    Execution execution = new Execution(machine, EXECUTION, input.deepCopy(), waits, caught);
    Place place = Place.top();
    place.variables().assign(variables);
    Visit visit = new Visit(execution, place, state, input.deepCopy(), waits.now(), 0);
    try {
      Step step = new FlowRunner(new Attempts(() -> MIDDLE), services).visit(visit);
      return caught.result(step, waits.all());
    } catch (StateFailure failure) {
      return new StateResult.Failed(failure.error(), failure.errorCause(), waits.all());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a state was tried", e);
    }
  }

  private static @Nullable State find(Flow flow, String name) {
    State direct = flow.states().get(name);
    return direct != null
        ? direct
        : flow.states().values().stream()
            .flatMap(state -> state.flows().stream())
            .map(inner -> find(inner, name))
            .filter(Objects::nonNull)
            .findFirst()
            .orElse(null);
  }

  /** A clock that goes on only by what is waited. */
  private static final class Recorded implements Time {

    private final List<Duration> waits = Collections.synchronizedList(new ArrayList<>());
    private volatile Instant now = Instant.EPOCH;

    @Override
    public Instant now() {
      return now;
    }

    @Override
    public synchronized void sleep(Duration duration) {
      waits.add(duration);
      now = now.plus(duration);
    }

    @Override
    public <T> T await(Future<T> task, Duration limit)
        throws InterruptedException, ExecutionException, TimeoutException {
      return task.get(limit.toMillis(), TimeUnit.MILLISECONDS);
    }

    List<Duration> all() {
      return List.copyOf(waits);
    }
  }

  /** Whether the state's own Catch was taken. */
  private static final class FirstCatch implements ExecutionListener {

    private final String name;
    private @Nullable String error;
    private String cause = "";

    FirstCatch(String name) {
      this.name = name;
    }

    @Override
    public void caught(StateVisit visit, String told, String because, String next) {
      if (visit.name().equals(name)) {
        error = told;
        cause = because;
      }
    }

    StateResult result(Step step, List<Duration> waits) {
      String next = step.next() == null ? "" : step.next();
      return error == null
          ? new StateResult.Succeeded(step.output(), step.assigned(), next, waits)
          : new StateResult.Caught(error, cause, step.output(), step.assigned(), next, waits);
    }
  }
}
