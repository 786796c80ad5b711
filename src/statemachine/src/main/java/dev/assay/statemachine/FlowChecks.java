package dev.assay.statemachine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** What must hold between the states of a flow. */
final class FlowChecks {
  private static final int LONGEST_NAME = 80;

  private final Problems problems;

  FlowChecks(Problems problems) {
    this.problems = problems;
  }

  /** Every target exists, every state can be reached, and some state ends the flow. */
  void transitions(Flow flow) {
    boolean complete = true;
    for (State state : flow.states().values()) {
      for (Exit exit : state.exits()) {
        String next = exit.next();
        if (next != null && !next.isEmpty() && !flow.states().containsKey(next)) {
          problems.add(where(state) + ": there is no state '" + next + "' to go to in its States");
          complete = false;
        }
      }
    }
    if (complete && flow.states().containsKey(flow.startAt())) {
      reachability(flow);
    }
  }

  private void reachability(Flow flow) {
    Set<String> reached = new HashSet<>(Set.of(flow.startAt()));
    Deque<String> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      for (Exit exit : flow.states().get(open.pop()).exits()) {
        if (exit.next() != null && !exit.next().isEmpty() && reached.add(exit.next())) {
          open.push(exit.next());
        }
      }
    }
    for (State state : flow.states().values()) {
      if (!reached.contains(state.name())) {
        problems.add(where(state) + ": no way leads to it from '" + flow.startAt() + "'");
      }
    }
    if (reached.stream().map(flow.states()::get).noneMatch(FlowChecks::ends)) {
      problems.add(where(flow.states().get(flow.startAt())) + ": no end is reached from it");
    }
  }

  private static boolean ends(State state) {
    return state instanceof State.Fail
        || state.exits().stream().anyMatch(exit -> exit.next() == null);
  }

  /**
   * Variables: names that can be assigned, none that an outer scope has, and no mention of one that
   * nothing in scope assigns.
   */
  void variables(Flow flow, Set<String> outer) {
    Set<String> own = flow.assignedVariables();
    Set<String> visible = new HashSet<>(outer);
    visible.addAll(own);
    for (State state : flow.states().values()) {
      state.exits().stream()
          .flatMap(exit -> exit.assign().keySet().stream())
          .distinct()
          .forEach(name -> assigned(state, name, outer));
      state
          .expressions()
          .forEach(
              expression ->
                  expression.unbound().stream()
                      .filter(name -> !visible.contains(name))
                      .forEach(name -> unknown(state, expression, name)));
      Set<String> seenInside = state.sharesVariables() ? visible : Set.of();
      state.flows().forEach(inner -> variables(inner, seenInside));
    }
  }

  private void assigned(State state, String name, Set<String> outer) {
    if (name.equals("states")) {
      problems.add(where(state), "Assign", "'states' is reserved");
    } else if (!isIdentifier(name)) {
      problems.add(
          where(state), "Assign", "'" + name + "' is not a name of 1 to 80 letters and digits");
    } else if (outer.contains(name)) {
      problems.add(
          where(state), "Assign", "'" + name + "' belongs to an outer scope; use another name");
    }
  }

  private void unknown(State state, Template.Expression expression, String name) {
    problems.add(
        where(state),
        expression.field(),
        "$" + name + " is neither a variable that a state in scope assigns nor a function");
  }

  private static boolean isIdentifier(String name) {
    return !name.isEmpty()
        && name.codePointCount(0, name.length()) <= LONGEST_NAME
        && (Character.isUnicodeIdentifierStart(name.codePointAt(0)))
        && name.codePoints().skip(1).allMatch(Character::isUnicodeIdentifierPart);
  }

  private static String where(State state) {
    return FlowReader.where(state.name());
  }
}
