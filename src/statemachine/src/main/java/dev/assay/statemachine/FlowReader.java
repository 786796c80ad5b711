package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Reads {@code StartAt} and {@code States}, at the top level and inside Parallel and Map. */
final class FlowReader {
  private static final int LONGEST_NAME = 80;

  private final Problems problems;
  private final StateReader states = new StateReader(this);
  private final Set<String> names = new HashSet<>();

  FlowReader(Problems problems) {
    this.problems = problems;
  }

  Flow read(Fields fields) {
    String startAt = fields.text("StartAt");
    Map<String, State> read = new LinkedHashMap<>();
    Set<String> declared = new HashSet<>();
    for (Map.Entry<String, JsonNode> entry : fields.object("States").entries()) {
      declared.add(entry.getKey());
      checkName(entry.getKey());
      Fields state = new Fields(where(entry.getKey()), "", entry.getValue(), problems);
      State result = states.read(entry.getKey(), state);
      if (result != null) {
        read.put(entry.getKey(), result);
      }
    }
    if (!declared.contains(startAt)) {
      fields.problem("StartAt", "there is no state '" + startAt + "' in States");
    }
    Flow flow = new Flow(startAt, read);
    if (read.keySet().equals(declared)) {
      new FlowChecks(problems).transitions(flow);
    }
    return flow;
  }

  static String where(String state) {
    return "state '" + state + "'";
  }

  private void checkName(String name) {
    if (!names.add(name)) {
      problems.add(where(name) + ": the name is used twice in the state machine");
    }
    if (name.isEmpty() || name.codePointCount(0, name.length()) > LONGEST_NAME) {
      problems.add(where(name) + ": a name has 1 to " + LONGEST_NAME + " characters");
    }
  }
}
