package dev.assay.cli;

import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The log of what Assay itself does, with all that is told for reports of faults. */
final class DebugLog {

  /** Held, since its level would be gone with it. */
  private static final Logger OURS = Logger.getLogger("assay");

  private DebugLog() {}

  /** Whether it is asked for, by arguments that nobody has parsed yet. */
  static boolean isWanted(String... arguments) {
    return List.of(arguments).contains("--debug");
  }

  static void begin() {
    OURS.setLevel(Level.FINE);
  }
}
