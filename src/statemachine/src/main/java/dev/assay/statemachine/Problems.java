package dev.assay.statemachine;

import java.util.ArrayList;
import java.util.List;

/** What is wrong with a definition, collected while it is read. */
final class Problems {
  private final List<String> lines = new ArrayList<>();

  void add(String message) {
    lines.add(message);
  }

  /** With an empty field the whole of it is meant. */
  void add(String where, String field, String message) {
    add(where + (field.isEmpty() ? "" : ", field '" + field + "'") + ": " + message);
  }

  void throwIfAny() {
    if (!lines.isEmpty()) {
      throw new InvalidStateMachineException(lines);
    }
  }
}
