package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Objects;

/** Walks from state to state of a flow until it ends. */
final class FlowRunner {
  private static final int EVENTS = 2; // entered, exited

  private final Attempts attempts;
  private final TaskRunner tasks;
  private final DistributedMapRunner distributedMaps;
  private final ParallelRunner parallels = new ParallelRunner(this);
  private final MapRunner maps = new MapRunner(this);

  FlowRunner(Attempts attempts, Services services) {
    this.attempts = attempts;
    this.tasks =
        new TaskRunner(
            new Calls(), services.functions(), new NestedExecutions(this, services.machines()));
    this.distributedMaps = new DistributedMapRunner(this, services.objects());
  }

  /** The output of the flow's last state. */
  JsonNode run(Execution execution, Flow flow, JsonNode input, Place place)
      throws InterruptedException {
    String next = flow.startAt();
    JsonNode data = input;
    while (next != null) {
      State state = Objects.requireNonNull(flow.states().get(next));
      Step step = visit(new Visit(execution, place, state, data, execution.time().now(), 0));
      place.variables().assign(step.assigned());
      data = step.output();
      next = step.next();
    }
    return data;
  }

  /** One state, with all its tries. */
  Step visit(Visit visit) throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    ExecutionListener listener = visit.execution().listener();
    listener.stateEntered(visit.description(), visit.input());
    try {
      visit.execution().checkDeadline();
      visit.execution().count(EVENTS);
      Step step = execute(visit);
      listener.stateExited(visit.description(), step.output());
      return step;
    } catch (StateFailure failure) {
      listener.stateFailed(visit.description(), failure.error(), failure.errorCause());
      throw failure;
    }
  }

  private Step execute(Visit visit) throws InterruptedException {
    return switch (visit.state()) {
      case State.Task s -> attempts.run(visit, s.handling(), v -> tasks.run(v, s));
      case State.Parallel s -> attempts.run(visit, s.handling(), v -> parallels.run(v, s));
      case State.Map s -> attempts.run(visit, s.handling(), v -> maps.run(v, s));
      case State.DistributedMap s ->
          attempts.run(visit, s.handling(), v -> distributedMaps.run(v, s));
      case State.Choice s -> ChoiceRunner.run(visit, s);
      case State.Wait s -> WaitRunner.run(visit, s);
      case State.Pass s -> visit.leave(s.exit(), visit.input(), null);
      case State.Succeed s -> visit.leave(s.exit(), visit.input(), null);
      case State.Fail s -> throw fail(visit, s);
    };
  }

  private static StateFailure fail(Visit visit, State.Fail state) {
    return StateFailure.of(
        state.error() == null ? "" : visit.text(state.error(), "Error"),
        state.cause() == null ? "" : visit.text(state.cause(), "Cause"));
  }
}
