package dev.assay.statemachine;

import java.util.ArrayList;
import java.util.List;

/** What is wrong with a definition, collected while it is read. */
final class Problems {
  private final List<String> lines = new ArrayList<>();

  void add(String message) {
    lines.add(message);
  }

  void add(String where, String field, String message) {
    add(where + ", field '" + field + "': " + message);
  }

  void throwIfAny() {
    if (!lines.isEmpty()) {
      throw new InvalidStateMachineException(lines);
    }
  }
}
