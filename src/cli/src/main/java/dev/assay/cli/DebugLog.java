package dev.assay.cli;

import java.util.logging.Level;
import java.util.logging.Logger;

/** The log of what Assay itself does, with all that is told for reports of faults. */
final class DebugLog {

  /** Held, since its level would be gone with it. */
  private static final Logger OURS = Logger.getLogger("assay");

  private DebugLog() {}

  static void begin() {
    OURS.setLevel(Level.FINE);
  }
}
